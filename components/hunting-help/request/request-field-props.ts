import type { Named } from "@/lib/catalog/named";
import type { HelpChoices } from "@/lib/hunting-help/page-data";
import type { RequestDraft } from "@/lib/hunting-help/request/request-content";

export interface RequestFieldProps extends HelpChoices {
  readonly skills: readonly Named[];
  readonly draft: RequestDraft;
  readonly problems: Readonly<Record<string, string | undefined>>;
  edit(change: Partial<RequestDraft>): void;
}
