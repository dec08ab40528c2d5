import { getCatalog } from "../get-catalog.server";
import { groupBy } from "../group-by";
import { runOnce } from "../run-once";

/** An orb that may hold a decoration. Its id is that of the item. */
interface OrbChance {
  readonly orb: string;
  /** Chance that one such orb is this decoration, in percent. */
  readonly chance: number;
}

const none: readonly OrbChance[] = Object.freeze([]);

/** The orbs that may be a decoration, the likeliest first. Empty where none is, and for an unknown id. */
export function listOrbsOfDecoration(decoration: string): readonly OrbChance[] {
  return byDecoration().get(decoration) ?? none;
}

const byDecoration = runOnce((): ReadonlyMap<string, readonly OrbChance[]> => {
  const all = getCatalog().decorationOrbs.all.flatMap(({ id: orb, tiers }) =>
    tiers.flatMap(({ chance, decorations }) => {
      const total = decorations.reduce((sum, { weight }) => sum + weight, 0);
      return decorations.map(({ decoration, weight }) => ({
        decoration,
        orb,
        chance: (chance * weight) / total,
      }));
    }),
  );
  return new Map(
    [...groupBy(all, ({ decoration }) => decoration)].map(([decoration, rows]) => {
      const sums = groupBy(rows, ({ orb }) => orb);
      const orbs = [...sums].map(([orb, list]) => ({
        orb,
        chance: list.reduce((sum, { chance }) => sum + chance, 0),
      }));
      return [decoration, orbs.toSorted((a, b) => b.chance - a.chance)];
    }),
  );
});
