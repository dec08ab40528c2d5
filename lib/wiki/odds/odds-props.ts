import type { WeaponType } from "@/lib/catalog/codes";
import type { Named } from "@/lib/catalog/named";
import type { ArtianCategory, ArtianTier } from "@/lib/catalog/weapon-codes";
import type { TalismanPools } from "@/lib/drops/talisman-odds";
import type { OddsOrb } from "./decoration-odds";
import type { ReinforcementPool } from "./reinforcement-odds";

/** A bonus of reinforcement, with what its draw depends on. */
interface OddsBonus extends Named {
  readonly category: ArtianCategory;
  /** Most of it on a weapon, by tier; 0 = never. */
  readonly max: Readonly<Record<ArtianTier, number>>;
  /** Among the bonuses of its category on a Gogma Artian weapon, by column of the game's table. */
  readonly gogmaWeights: readonly number[];
  /** Types of weapon that it adds something to. */
  readonly types: readonly WeaponType[];
}

/** Everything that the calculators of odds need. */
export interface OddsProps {
  readonly orbs: readonly OddsOrb[];
  /** Decorations that some orb gives, by name. */
  readonly decorations: readonly Named[];
  readonly talismans: TalismanPools;
  /** Items that are appraised into talismans. */
  readonly appraisals: readonly Named[];
  /** Skills that talismans can have with the highest level, by name. */
  readonly skills: readonly (Named & { readonly max: number })[];
  readonly categories: readonly {
    readonly id: ArtianCategory;
    readonly weight: number;
    readonly max: number;
  }[];
  readonly bonuses: readonly OddsBonus[];
  /** Set bonuses and group skills of Gogma Artian weapons, by name. */
  readonly pool: { readonly setBonuses: readonly Named[]; readonly groupSkills: readonly Named[] };
  /** The price of one reroll of a Gogma Artian weapon. */
  readonly rerolls: Readonly<
    Record<"bonuses" | "skills", { readonly points: number; readonly zenny: number }>
  >;
}

/** Reinforcements of a whole weapon. */
const reinforcementsPerWeapon = 5;

/**
 * Pool of a weapon type's reinforcements. That bonuses which add nothing to a type are not drawn for it is an
 * assumption.
 *
 * @param column of the weights of Gogma Artian bonuses; Artian ones have one bonus for each category
 */
export function createReinforcementPool(
  { categories, bonuses }: Pick<OddsProps, "categories" | "bonuses">,
  tier: ArtianTier,
  type: WeaponType,
  column: 0 | 1,
): ReinforcementPool {
  return {
    categories,
    bonuses: bonuses
      .filter(({ max, types }) => max[tier] > 0 && types.includes(type))
      .map(({ id, category, max, gogmaWeights }) => ({
        id,
        category,
        max: max[tier],
        weight: tier === "gogma" ? (gogmaWeights[column] ?? 0) : 1,
      })),
    draws: reinforcementsPerWeapon,
  };
}
