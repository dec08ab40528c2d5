import type { ArmorPiece, DecorationKind, Element, Rank, SkillKind } from "@/lib/catalog/codes";

/**
 * Game data of the builder. It is handed in, never imported: the engine runs on the whole catalog in Node, on a
 * compact copy in a worker, and on invented catalogs in tests. The records of `lib/catalog` fit these types as they
 * are.
 */
export interface BuilderCatalog {
  readonly skills: readonly BuilderSkill[];
  readonly armor: readonly BuilderArmor[];
  readonly decorations: readonly BuilderDecoration[];
  readonly charms: readonly BuilderCharm[];
  /** Rules of appraised talismans. */
  readonly talismans: TalismanRules;
}

export interface BuilderSkill {
  readonly id: string;
  readonly kind: SkillKind;
  /** 1 to 7. */
  readonly maxLevel: number;
  /** Set bonuses and group skills alone: pieces that each level needs, ascending. */
  readonly levels?: readonly { readonly level: number; readonly pieces: number }[] | undefined;
}

export interface SkillLevel {
  readonly skill: string;
  /** 1 and up. */
  readonly level: number;
}

export interface BuilderArmor {
  readonly id: string;
  readonly piece: ArmorPiece;
  readonly rank: Rank;
  /** 1 to 8. */
  readonly rarity: number;
  /** Defense at the level cap. */
  readonly defenseMax: number;
  /** Defense at the cap of the transcended piece; absent where the rarity cannot be transcended. */
  readonly defenseMaxTranscended?: number | undefined;
  /** Levels 1 to 3, largest first. */
  readonly slots: readonly number[];
  readonly slotsTranscended?: readonly number[] | undefined;
  readonly skills: readonly SkillLevel[];
  /** Each entry counts one piece toward that bonus. */
  readonly setBonuses: readonly string[];
  readonly groupSkills: readonly string[];
  readonly resistances: Readonly<Record<Element, number>>;
}

export interface BuilderDecoration {
  readonly id: string;
  readonly kind: DecorationKind;
  /** Smallest slot that takes it, 1 to 3. */
  readonly slot: number;
  readonly skills: readonly SkillLevel[];
}

export interface BuilderCharm {
  readonly id: string;
  /** 1 to 8; absent where nothing asks for it. */
  readonly rarity?: number | undefined;
  readonly skills: readonly SkillLevel[];
}

export interface TalismanSlot {
  readonly kind: DecorationKind;
  readonly slot: number;
}

/** Patterns of appraised talismans: what is legal. How likely each is, `Appraisals` of the availability file says. */
export interface TalismanRules {
  readonly talismans: readonly {
    readonly id: string;
    readonly rarity: number;
    /** Three skill groups, 0 = no skill in that place, and a slot group. */
    readonly patterns: readonly (readonly number[])[];
  }[];
  readonly skillGroups: readonly { readonly group: number; readonly entries: readonly SkillLevel[] }[];
  readonly slotGroups: readonly { readonly group: number; readonly slots: readonly TalismanSlot[] }[];
}

/** A talisman as a player owns it. */
export interface AppraisedTalisman {
  /** The player's own mark for it; distinct among the talismans of one query. */
  readonly id: string;
  /** The kind of talisman, as `golden-age-charm`. */
  readonly talisman: string;
  readonly skills: readonly SkillLevel[];
  readonly slots: readonly TalismanSlot[];
}
