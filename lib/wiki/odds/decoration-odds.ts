/** An orb with the decorations it can turn out to be. */
export interface OddsOrb {
  readonly id: string;
  readonly name: string;
  /** Tiers with their chance in percent, and their decorations with the weight of each. */
  readonly tiers: readonly {
    readonly chance: number;
    readonly decorations: readonly { readonly decoration: string; readonly weight: number }[];
  }[];
}

/** Chance that one orb turns out to be a decoration, 0 to 1: its tier, then its share of the tier's weight. */
export function getDecorationChance({ tiers }: Pick<OddsOrb, "tiers">, decoration: string): number {
  return tiers.reduce((sum, { chance, decorations }) => {
    const weight = decorations.find((each) => each.decoration === decoration)?.weight ?? 0;
    const total = decorations.reduce((all, each) => all + each.weight, 0);
    return sum + (chance / 100) * (weight / total);
  }, 0);
}

/** Orbs that can turn out to be a decoration, the likeliest first. */
export function listOrbsFor<Orb extends Pick<OddsOrb, "tiers">>(
  orbs: readonly Orb[],
  decoration: string,
): readonly { readonly orb: Orb; readonly chance: number }[] {
  return orbs
    .map((orb) => ({ orb, chance: getDecorationChance(orb, decoration) }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance);
}
