import { type Element, elements } from "@/lib/catalog/codes";
import type { TranslatedLanguage } from "@/lib/catalog/languages";
import type { PalicoSet } from "@/lib/catalog/schema";
import type { PalicoPiece } from "@/lib/catalog/world-codes";

type Piece = PalicoSet["pieces"][number];
export type PalicoWeapon = Extract<Piece, { piece: "weapon" }>;
export type PalicoArmor = Exclude<Piece, { piece: "weapon" }>;

/** A row of the list: a set, with its weapon and what its armor gives together. */
export interface PalicoRow {
  readonly id: string;
  readonly name: string;
  readonly rarity: number;
  /** Names of its pieces, by which it is found too. */
  readonly pieces: readonly { readonly piece: PalicoPiece; readonly name: string }[];
  readonly weapon: Pick<
    PalicoWeapon,
    "attackType" | "attack" | "rangedAttack" | "affinity" | "element"
  > | null;
  /** Sum of its head and body, 0 without armor. */
  readonly defense: number;
}

interface MaterialRow {
  readonly item: { readonly id: string; readonly name: string };
  readonly qty: number;
}

/** Everything that the page of a set shows. */
export interface PalicoDetail {
  readonly id: string;
  readonly name: string;
  readonly rarity: number;
  /** Zenny for each piece. */
  readonly zenny: number;
  readonly weapon: PalicoWeapon | null;
  readonly armor: readonly PalicoArmor[];
  readonly costs: readonly {
    readonly piece: PalicoPiece;
    readonly name: string;
    readonly materials: readonly MaterialRow[];
  }[];
  readonly names: Readonly<Partial<Record<TranslatedLanguage, string>>>;
}

export const palicoRarities = ["1", "4", "5", "6", "7", "8"] as const;

/** Resistances of armor in the order in which they are shown. */
export function listResistances({ resistances }: PalicoArmor): { element: Element; value: number }[] {
  return elements.map((element) => ({ element, value: resistances[element] }));
}
