import type { ArmorPiece, Rank } from "@/lib/catalog/codes";
import type { TranslatedLanguage } from "@/lib/catalog/languages";

export interface NamedSkill {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly max: number;
}

export interface MaterialLine {
  readonly item: { readonly id: string; readonly name: string };
  readonly qty: number;
}

/** One piece as the page of its set shows it. */
export interface PieceData {
  readonly id: string;
  readonly name: string;
  readonly piece: ArmorPiece;
  /** Defense when new. */
  readonly defense: number;
  /** Defense at the level cap. */
  readonly defenseMax: number;
  /** At the cap of a transcended piece; `null` where the rarity cannot be transcended. */
  readonly defenseTranscended: number | null;
  readonly slots: readonly number[];
  readonly slotsTranscended: readonly number[] | null;
  /** Fire, water, thunder, ice, dragon. */
  readonly resistances: readonly number[];
  readonly skills: readonly NamedSkill[];
  readonly bonuses: readonly { readonly id: string; readonly name: string }[];
  readonly zenny: number;
  readonly materials: readonly MaterialLine[];
}

/** A set bonus or group skill with the pieces per level. */
export interface BonusData {
  readonly id: string;
  readonly name: string;
  readonly kind: "set-bonus" | "group";
  readonly text: string;
  readonly levels: readonly {
    readonly pieces: number;
    readonly level: number;
    readonly name: string;
    /** Effects of the level as text; empty if unknown. */
    readonly effects: readonly string[];
  }[];
  /** Places of the set that count for it. */
  readonly countingPieces: readonly ArmorPiece[];
}

/** Everything that the page of an armor set shows. */
export interface ArmorSetData {
  readonly id: string;
  readonly name: string;
  readonly rank: Rank;
  readonly rarity: number;
  readonly pieces: readonly PieceData[];
  readonly skills: readonly NamedSkill[];
  readonly bonuses: readonly BonusData[];
  /** The pieces carry different bonuses. */
  readonly hasMixedBonuses: boolean;
  readonly zenny: number;
  readonly materials: readonly MaterialLine[];
  /** The same set of another rank or kind: α, β, γ. */
  readonly relatedSets: readonly { readonly id: string; readonly name: string }[];
  readonly names: Readonly<Partial<Record<TranslatedLanguage, string>>>;
}
