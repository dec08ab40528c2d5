import type { RenderedGuide } from "./guide-tree";
import type { GuideRow } from "./schema";

/** Everything that the page of a guide shows. Plain JSON, without the source of the text. */
export interface GuidePageData extends Omit<RenderedGuide, "problems"> {
  readonly guide: Omit<GuideRow, "minutes">;
  /** Who may not report it. */
  readonly owner: string | null;
  /** Citations whose facts have changed since, in words. */
  readonly changed: readonly string[];
  readonly related: readonly { readonly slug: string; readonly title: string; readonly summary: string }[];
}
