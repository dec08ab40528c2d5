import type { ArtianChoices, LoadoutPlace, TalismanFigures } from "@/lib/builder/loadout/model";
import type { Cost } from "@/lib/catalog/materials";
import type { ArtianTier } from "@/lib/catalog/weapon-codes";
import type { MaterialNeed } from "@/lib/wishlist/get-wishlist-totals";
import type { WishlistKind } from "@/lib/wishlist/wishlist";

/** A player's items and gear. A piece that is owned is taken to be as the build has it: leveled and transcended. */
export interface Owned {
  /** Zenny. */
  readonly zenny: number;
  /** Item id to the number owned. What is not a count above 0 counts as none. */
  readonly items: Readonly<Record<string, number>>;
  /** Ids. Artian weapons are in `artian`, since the id does not say how one is assembled. */
  readonly weapons: readonly string[];
  readonly artian: readonly { readonly id: string; readonly choices: ArtianChoices }[];
  readonly armor: readonly string[];
  readonly charms: readonly string[];
  readonly talismans: readonly TalismanFigures[];
  /** Decoration id to the number owned. */
  readonly decorations: Readonly<Record<string, number>>;
}

export const noneOwned: Owned = Object.freeze({
  zenny: 0,
  items: Object.freeze({}),
  weapons: Object.freeze([]),
  artian: Object.freeze([]),
  armor: Object.freeze([]),
  charms: Object.freeze([]),
  talismans: Object.freeze([]),
  decorations: Object.freeze({}),
});

/**
 * - `first`: forged at the cost of its record, the first of its line
 * - `forge`: forged in the middle of its line, at double cost
 * - `upgrade`: made out of the one before it
 */
export type CraftWay = "first" | "forge" | "upgrade";

export interface CraftStep {
  readonly id: string;
  readonly name: string;
  readonly way: CraftWay;
  readonly cost: Cost;
}

/** One part of the build that is still to be made. */
export interface ShoppingPart {
  readonly place: LoadoutPlace;
  readonly kind: Exclude<WishlistKind, "decoration">;
  readonly id: string;
  readonly name: string;
  /** In order; the last one makes the part itself. Empty for Artian weapons. */
  readonly steps: readonly CraftStep[];
  /** All steps together; of an Artian weapon, the zenny of its reinforcement. */
  readonly cost: Cost;
}

/** Parts that an Artian weapon is assembled from. They are no items and are not counted as such. */
export interface ArtianPartNeed {
  readonly part: string;
  readonly name: string;
  /** 1 to 3. */
  readonly count: number;
}

/** Points for the reinforcement of an Artian weapon. Any mix of the givers will do. */
export interface PointsNeed {
  readonly tier: ArtianTier;
  readonly needed: number;
  /** By owned givers that no other part of the list takes; never above `needed`. */
  readonly covered: number;
  readonly missing: number;
  /** Most points first. `count` = how many of this one alone would do for what is missing. */
  readonly givers: readonly {
    readonly item: string;
    readonly name: string;
    readonly points: number;
    readonly count: number;
  }[];
}

/** A part without a recipe. */
export interface FindNeed {
  readonly kind: "decoration" | "talisman";
  readonly id: string;
  readonly name: string;
  readonly needed: number;
  readonly owned: number;
  /** Never below 0. */
  readonly missing: number;
}

/** Points and zenny of one try. */
export interface TryCost {
  readonly points: number;
  readonly zenny: number;
}

/** Costs that the facts do not hold. They are in no total. */
export type UnknownCost =
  /** Equipped, and not in the catalog. */
  | { readonly kind: "not-in-catalog"; readonly id: string }
  /** In the catalog, without a recipe or with a line that has a gap. */
  | { readonly kind: "no-recipe"; readonly id: string }
  /** Spheres and zenny that raise these pieces to their level caps. */
  | { readonly kind: "armor-levels"; readonly ids: readonly string[] }
  | { readonly kind: "transcending"; readonly ids: readonly string[] }
  /** Zenny of putting the parts together. */
  | { readonly kind: "artian-assembly"; readonly id: string }
  | { readonly kind: "artian-part-source"; readonly ids: readonly string[] }
  /** Chance of reinforcements: how many weapons it takes to get these. */
  | { readonly kind: "artian-chance"; readonly id: string; readonly reinforcements: readonly string[] }
  /** Upgrade of an Artian weapon to a Gogma Artian one: which one, how many of the part, how much zenny. */
  | { readonly kind: "gogma-upgrade"; readonly id: string; readonly part: string | null }
  /** How many tries the chosen bonuses or skills take; `null` = what a try costs is not known either. */
  | { readonly kind: "gogma-tries"; readonly of: "bonuses" | "skills"; readonly perTry: TryCost | null }
  | { readonly kind: "reinforcement-cost"; readonly id: string }
  | { readonly kind: "decoration-source"; readonly ids: readonly string[] }
  | { readonly kind: "talisman-source"; readonly id: string };

export interface ShoppingList {
  /** Weapon, armor from head to toe, charm. */
  readonly parts: readonly ShoppingPart[];
  readonly zenny: { readonly needed: number; readonly owned: number; readonly missing: number };
  /** By name, complete ones too. `owned` is what the player has in all. */
  readonly materials: readonly MaterialNeed[];
  readonly artianParts: readonly ArtianPartNeed[];
  readonly points: PointsNeed | null;
  /** Complete ones too. */
  readonly finds: readonly FindNeed[];
  readonly unknown: readonly UnknownCost[];
}
