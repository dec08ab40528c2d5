import type { DerivedSharpness } from "@/lib/builder/loadout/derived";
import type { LoadoutPlace } from "@/lib/builder/loadout/model";
import type { SteadyFigure } from "@/lib/builder/summary/summarize-loadout";
import type { SummaryColumns } from "@/lib/builder/summary/summary-columns";
import type { DecorationKind, Element, SkillKind } from "@/lib/catalog/codes";
import type { TextNode } from "@/lib/text/text-tree";
import type { Author } from "@/lib/users/schema";
import type { Build } from "./schema";

/** An id with its English name. */
export interface NamedRecord {
  readonly id: string;
  readonly name: string;
}

/** One equipped piece, weapon or charm, with what is in its slots. */
export interface BuildGear {
  readonly place: LoadoutPlace;
  readonly entity: "weapons" | "armor" | "charms" | "talismans";
  readonly record: NamedRecord;
  /** Of a piece of armor: the set whose page shows it. */
  readonly set: string | null;
  /** Choices of an Artian weapon: parts and reinforcements. Whole words. */
  readonly notes: readonly string[];
  /** Of the piece itself, without decorations. */
  readonly skills: readonly (NamedRecord & { readonly level: number })[];
  /** As the piece has them; decorations that reach beyond its slots are among `problems` of the page. */
  readonly slots: readonly {
    readonly kind: DecorationKind;
    readonly size: number;
    readonly decoration: NamedRecord | null;
  }[];
}

export interface BuildBonus extends NamedRecord {
  readonly kind: SkillKind;
  readonly pieces: number;
  /** 0 = not active. */
  readonly level: number;
  /** Pieces that the next level needs beyond those; `null` at the last. */
  readonly missing: number | null;
}

/** The build summed up. */
export interface BuildStatsData {
  readonly columns: SummaryColumns;
  /** Monster and part that the third column is against; `null` = there is none. */
  readonly target: { readonly monster: NamedRecord; readonly part: NamedRecord } | null;
  /** `null` without a weapon, and for ranged ones. */
  readonly sharpness: DerivedSharpness | null;
  readonly resistances: Readonly<Record<Element, SteadyFigure>>;
  /** Skills that are in no figure that is always on. */
  readonly conditional: readonly (NamedRecord & {
    readonly level: number;
    /** "on weak spots" */
    readonly when: string;
    /** "40%", "not counted"; empty without a target. */
    readonly uptime: string;
  })[];
}

/** Everything that the page of a build shows. Plain JSON. */
export interface BuildPageData {
  readonly build: Build;
  readonly notes: readonly TextNode[];
  readonly author: Author;
  readonly monster: NamedRecord | null;
  /** Weapon, armor from head to toe, charm; empty where the code cannot be read. */
  readonly gear: readonly BuildGear[];
  /** Highest levels first. */
  readonly skills: readonly (NamedRecord & {
    readonly kind: SkillKind;
    readonly level: number;
    readonly max: number;
  })[];
  /** Active ones first, and those with more than one piece. */
  readonly bonuses: readonly BuildBonus[];
  readonly stats: BuildStatsData;
  readonly transcended: boolean;
  /** Why the code could not be read whole, and why the loadout is not legal, as sentences. */
  readonly problems: readonly string[];
}
