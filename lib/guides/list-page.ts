import type { GuideRow } from "./schema";

/** What a page of the list shows. */
export interface GuideListData {
  readonly guides: readonly GuideRow[];
  /** Address of the next page; `null` on the last. */
  readonly nextPath: string | null;
  /** `null` = all tags. */
  readonly tag: string | null;
}
