import type { LoadoutPlace } from "@/lib/builder/loadout/model";
import type { DecorationKind, Element, SkillKind } from "@/lib/catalog/codes";
import type { Author } from "@/lib/users/schema";
import type { Build, BuildSummary } from "./schema";

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
  /** What was chosen with it: parts and reinforcements of an Artian weapon. Whole words. */
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

/** Everything that the page of a build shows. Plain JSON. */
export interface BuildPageData {
  readonly build: Build;
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
  readonly figures:
    | (Pick<BuildSummary, "attack" | "affinity" | "elements" | "defense"> & {
        /** Color in which the weapon starts; `null` for ranged ones. */
        readonly sharpness: string | null;
      })
    | null;
  readonly resistances: Readonly<Record<Element, number>>;
  readonly transcended: boolean;
  /** Why the code could not be read whole, and why the loadout is not legal, as sentences. */
  readonly problems: readonly string[];
}
