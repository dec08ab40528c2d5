/*
 * A text in Markdown as a page shows it: plain JSON that the server has made. Nothing of a parser reaches the reader's
 * browser.
 */

/** A part of a paragraph. @template More what some texts have besides */
export type PlainInline<More> =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "code"; readonly text: string }
  | { readonly type: "break" }
  | { readonly type: "strong" | "em"; readonly children: readonly (PlainInline<More> | More)[] }
  | {
      readonly type: "link";
      readonly href: string;
      /** Of another site, to be shown next to the words; `null` within this one. */
      readonly host: string | null;
      readonly children: readonly (PlainInline<More> | More)[];
    };

/** A paragraph, or what is in its place. */
export type PlainNode<MoreInline, More> =
  | { readonly type: "paragraph"; readonly children: readonly (PlainInline<MoreInline> | MoreInline)[] }
  | {
      readonly type: "list";
      /** The first number; `null` = bullets. */
      readonly start: number | null;
      readonly items: readonly (readonly (PlainNode<MoreInline, More> | More)[])[];
    }
  | { readonly type: "quote"; readonly children: readonly (PlainNode<MoreInline, More> | More)[] }
  | { readonly type: "code"; readonly text: string }
  | { readonly type: "rule" };

export type TextInline = PlainInline<never>;

type Heading = {
  readonly type: "heading";
  readonly level: 3 | 4 | 5 | 6;
  readonly children: readonly TextInline[];
};
/** A whole text as it was typed, where it is over its budget. */
type Typed = { readonly type: "typed"; readonly text: string };

/** A node of notes, requests and answers. Guides have more (`lib/guides/guide-tree.ts`). */
export type TextNode = PlainNode<never, Heading | Typed> | Heading | Typed;
