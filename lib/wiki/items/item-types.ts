import type { Rank, WeaponType } from "@/lib/catalog/codes";
import type { TranslatedLanguage } from "@/lib/catalog/languages";
import type { Named } from "@/lib/catalog/named";
import type { ItemSource } from "@/lib/catalog/schema";
import type { ItemType, QuestKind } from "@/lib/catalog/world-codes";
import type { RankedSourceRow } from "@/lib/drops/to-ranked-row";
import type { SourceRow } from "@/lib/drops/to-source-row";
import type { EffectFigure } from "@/lib/wiki/food/food-types";
import { type PackedRows, unpackRows } from "@/lib/wiki/pack-rows";

/** Uses of items, in the order of the filter. */
export const itemUses = [
  "weapon",
  "armor",
  "charm",
  "kinsect",
  "recipe",
  "food",
  "artian",
  "palico",
] as const;
export type ItemUse = (typeof itemUses)[number];

export interface ItemListProps {
  readonly monsters: readonly Named[];
  /** Monsters as places in `monsters`. */
  readonly items: PackedRows<Omit<ItemRow, "monsters"> & { readonly monsters: readonly number[] }>;
}

export interface ItemRow extends Named {
  readonly type: ItemType;
  readonly rarity: number;
  /** Zenny. */
  readonly sell: number;
  readonly buy: number;
  readonly carry: number;
  readonly isCrafted: boolean;
  readonly isQuestReward: boolean;
  /** Gathered, caught, bought, traded, melded or brought by ships. */
  readonly hasOtherWays: boolean;
  readonly uses: readonly ItemUse[];
  /** Who drops it, best first. */
  readonly monsters: readonly Named[];
}

/** The rows of the list as they are shown. */
export function unpackItems({ monsters, items }: ItemListProps): readonly ItemRow[] {
  return unpackRows(items).map((row) => ({
    ...row,
    monsters: row.monsters.flatMap((place) => monsters[place] ?? []),
  }));
}

/** Something made with the item, and how many it takes. */
export interface CraftedEntry extends Named {
  readonly qty: number;
}

export interface CraftedGroup {
  /** A weapon type, or an armor set. */
  readonly group: Named;
  readonly entries: readonly CraftedEntry[];
}

export interface RecipeDetail {
  readonly inputs: readonly Named[];
  readonly output: Named;
  /** Pieces that come out. */
  readonly amount: number;
}

export interface IngredientDetail {
  readonly kind: "additional" | "finishing";
  readonly foodSkill: Named;
  /** The effect of the skill, in figures. */
  readonly effects: readonly EffectFigure[];
  readonly minutes: number;
}

/** A quest that gives the item for completing it. */
export interface QuestSource extends Named {
  readonly kind: QuestKind;
  readonly stars: number;
  readonly qty: number;
  /** Percent, of one draw. */
  readonly chance: number;
  /** Mean number of pieces for one completed quest. */
  readonly pieces: number;
}

/** A way to an item besides monsters, quests and recipes. */
export interface OtherWay {
  readonly kind: ItemSource["kind"];
  /** Point of gathering. */
  readonly place: Named | null;
  /** Side quest that gives it. */
  readonly sideQuest: Named | null;
  readonly locale: Named | null;
  readonly rank: Rank | null;
  /** Item given for it. */
  readonly give: (Named & { readonly qty: number }) | null;
  /** Numbers in words, or nothing. */
  readonly detail: string;
  /** Expected pieces of one visit, purchase, trade or ship; `null` where the tables do not say. */
  readonly pieces: number | null;
}

/** One figure of an ammo or of an effect, written out. */
export interface AmmoFigure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/** Everything that the page of an item shows. */
export interface ItemDetail extends Named {
  readonly type: ItemType;
  readonly rarity: number;
  readonly sell: number;
  readonly buy: number;
  readonly carry: number;
  /** The quickest sources of all kinds, for one piece. */
  readonly sources: readonly RankedSourceRow[];
  /** How many sources there are in all. */
  readonly sourceCount: number;
  /** High rank first; ranks that do not drop it are left out. */
  readonly drops: readonly { readonly rank: Rank; readonly sources: readonly SourceRow[] }[];
  /** The likeliest first. */
  /** Events last, then the likeliest first. */
  readonly rewards: readonly QuestSource[];
  /** Most pieces at once first. */
  readonly otherWays: readonly OtherWay[];
  readonly madeBy: readonly RecipeDetail[];
  readonly makes: readonly RecipeDetail[];
  readonly weapons: readonly (CraftedGroup & { readonly group: { readonly id: WeaponType } })[];
  readonly armor: readonly CraftedGroup[];
  readonly charms: readonly CraftedEntry[];
  readonly kinsects: readonly CraftedEntry[];
  /** By set; ids of the pieces are `set/piece`. */
  readonly palicoGear: readonly CraftedGroup[];
  readonly ingredient: IngredientDetail | null;
  /** Its effects; empty where the tables have no figures of it. */
  readonly effects: readonly AmmoFigure[];
  /** The figures of a shot; empty for what is not ammo. */
  readonly ammo: readonly AmmoFigure[];
  /** Meals that it pays for. */
  readonly meals: readonly Named[];
  /** Points per piece when an Artian weapon is reinforced. */
  readonly artianPoints: readonly { readonly tier: "artian" | "gogma"; readonly points: number }[];
  readonly names: Readonly<Partial<Record<TranslatedLanguage, string>>>;
}
