import type { RenderedGuide } from "./guide-tree";
import type { GuideRow } from "./schema";

/** Everything that the page of a guide shows. Plain JSON, without the source of the text. */
export interface GuidePageData extends Omit<RenderedGuide, "problems"> {
  readonly guide: Omit<GuideRow, "minutes">;
  /** Who may not report it. */
  readonly owner: string | null;
  readonly cover: CoverPicture;
  /** What the text cites and the facts have changed since, in words. */
  readonly changed: readonly string[];
  readonly related: readonly { readonly slug: string; readonly title: string; readonly summary: string }[];
}

/** The picture of a guide: an icon, named by what it stands for. */
export interface CoverPicture {
  readonly icon: string;
  /** Of a monster that the guide is about; `null` for all others. */
  readonly monster: { readonly id: string; readonly name: string } | null;
}
