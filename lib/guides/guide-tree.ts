import type { NamedEntity } from "@/lib/catalog/named-entities";
import type { RunVideo } from "@/lib/leaderboards/run/video-link";
import type { TextShape } from "@/lib/text/parse-markdown";
import type { PlainInline, PlainNode } from "@/lib/text/text-tree";
import type { CitedKind } from "./blocks";

/* A guide as its page shows it: what every text has, and its blocks with every name and figure in them. */

/** Target of a block, with the content of its preview. */
export interface Citation {
  readonly kind: CitedKind;
  readonly id: string;
  /** English, or the title that a player gave. */
  readonly name: string;
  readonly href: string;
  /** Name of an icon of the sprite. */
  readonly icon: string;
  /** For names in the visitor's language; `null` for what players made. */
  readonly entity: NamedEntity | null;
  /** Two or three facts, as one short text. */
  readonly facts: string;
}

/** A figure that the server has calculated. */
export interface DamageFigure {
  /** English. */
  readonly move: string;
  readonly weapon: string;
  readonly monster: string;
  /** With the state, where that is not the normal one. */
  readonly part: string;
  readonly hits: number;
  /** Per use of the move, all hits, in units of damage. */
  readonly raw: number;
  readonly element: number;
  /** If every hit is critical. */
  readonly critical: number;
  readonly average: number;
  /** The builder with the same weapon, target and skills. */
  readonly href: string;
}

export interface HitzoneTable {
  readonly monster: string;
  readonly name: string;
  readonly href: string;
  /** English, in the order of the columns. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly part: string;
    readonly state: string;
    readonly values: readonly number[];
  }[];
}

/** A block that points to something, with the writer's words for it where there are some. */
interface CitedText {
  readonly type: "cite";
  readonly cite: Citation;
  readonly text: string | null;
  /** Facts that belong to it, right after the link. */
  readonly after?: string | undefined;
}

type MoreInline =
  | { readonly type: "image"; readonly src: string; readonly alt: string }
  | CitedText
  | { readonly type: "figure"; readonly figure: DamageFigure };

export type GuideInline = PlainInline<MoreInline> | MoreInline;

type MoreNode =
  | {
      readonly type: "heading";
      readonly level: 2 | 3 | 4;
      readonly id: string;
      readonly children: readonly GuideInline[];
    }
  | {
      readonly type: "table";
      readonly align: readonly ("start" | "center" | "end")[];
      readonly head: readonly (readonly GuideInline[])[];
      readonly rows: readonly (readonly (readonly GuideInline[])[])[];
    }
  | (Omit<CitedText, "type"> & { readonly type: "card" })
  | { readonly type: "hitzones"; readonly table: HitzoneTable }
  | { readonly type: "video"; readonly video: RunVideo }
  | { readonly type: "damage"; readonly figure: DamageFigure };

export type GuideNode = PlainNode<MoreInline, MoreNode> | MoreNode;

/** How a guide is made of Markdown. */
export type GuideShape = TextShape<MoreInline, MoreNode>;

/** Problems with a text, for its writer. */
export interface GuideProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

export interface GuideTocEntry {
  readonly id: string;
  readonly label: string;
}

/** A text made into what a page shows. */
export interface RenderedGuide {
  readonly nodes: readonly GuideNode[];
  readonly toc: readonly GuideTocEntry[];
  /** Whole minutes, 1 and up. */
  readonly minutes: number;
  readonly problems: readonly GuideProblem[];
}

/** A block after its look-up: what it shows, or why it shows its text alone. */
export type ResolvedBlock =
  | CitedText
  | { readonly type: "damage"; readonly figure: DamageFigure }
  | { readonly type: "hitzones"; readonly table: HitzoneTable }
  | { readonly type: "video"; readonly video: RunVideo }
  | { readonly type: "text"; readonly text: string; readonly problem: string };
