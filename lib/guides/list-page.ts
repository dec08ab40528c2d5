import type { GuideRow } from "./schema";

/** Data of a page of the list. */
export interface GuideListData {
  readonly guides: readonly GuideRow[];
  /** Address of the next page; `null` on the last. */
  readonly nextPath: string | null;
  /** `null` = all tags. */
  readonly tag: string | null;
}
