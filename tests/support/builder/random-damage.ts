import fc from "fast-check";
import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import type { CompiledDamage } from "@/lib/builder/damage/compiled";

interface Table {
  readonly id: string;
  readonly maxLevel: number;
  /** What each level adds to the logarithm, from level 0 on. */
  readonly gains: readonly number[];
}

/** Two skills that change the damage once both have a level. */
interface Pair {
  readonly first: number;
  readonly second: number;
  readonly gain: number;
}

/**
 * Damage that has nothing to do with the game's, on skills of a small catalog: levels that add, levels that
 * take away, and pairs that work together or against each other.
 */
export function smallDamage(catalog: BuilderCatalog): fc.Arbitrary<CompiledDamage> {
  const gain = fc.integer({ min: -1, max: 4 }).map((tenths) => tenths / 10);
  return fc
    .shuffledSubarray([...catalog.skills], { minLength: 1, maxLength: Math.min(5, catalog.skills.length) })
    .chain((skills) =>
      fc
        .record({
          tables: fc.tuple(
            ...skills.map(({ id, maxLevel }) =>
              fc
                .array(gain, { minLength: maxLevel, maxLength: maxLevel })
                .map((steps): Table => ({ id, maxLevel, gains: sums(steps) })),
            ),
          ),
          pairs: fc.array(
            fc.record({
              first: fc.nat({ max: skills.length - 1 }),
              second: fc.nat({ max: skills.length - 1 }),
              gain: fc.constantFrom(-0.3, 0.2, 0.5),
            }),
            { maxLength: 2 },
          ),
        })
        .map(({ tables, pairs }) => compiled(tables, pairs)),
    );
}

function sums(steps: readonly number[]): number[] {
  let sum = 0;
  return [0, ...steps.map((step) => (sum += step))];
}

function compiled(tables: readonly Table[], pairs: readonly Pair[]): CompiledDamage {
  const at = (levels: ArrayLike<number>, k: number) => levels[k] ?? 0;
  const both = (levels: ArrayLike<number>, { first, second }: Pair) =>
    at(levels, first) > 0 && at(levels, second) > 0;
  const log = (levels: ArrayLike<number>) =>
    tables.reduce((sum, { gains }, k) => sum + (gains[at(levels, k)] ?? 0), 0) +
    pairs.reduce((sum, pair) => sum + (both(levels, pair) ? pair.gain : 0), 0);
  return {
    skills: tables.map(({ id, maxLevel, gains }, k) => ({
      id,
      maxLevel,
      monotone:
        gains.every((gain, level) => gain >= (gains[level - 1] ?? 0)) &&
        pairs.every((pair) => pair.gain >= 0 || (pair.first !== k && pair.second !== k)),
    })),
    score: (levels) => 100 * Math.exp(log(levels)),
    scoreBound: (levels) => 101 * Math.exp(log(levels)),
    logBound: (lower, upper, out) => {
      // A pair that is open counts as if both were there when that is good, as if not when it is bad.
      let most = Math.log(100);
      for (const pair of pairs)
        most += both(lower, pair) || (pair.gain > 0 && both(upper, pair)) ? pair.gain : 0;
      tables.forEach(({ gains }, k) => {
        const own = gains.slice(at(lower, k), at(upper, k) + 1);
        const least = Math.min(...own);
        most += least;
        own.forEach((gain, step) => {
          const row = out[k];
          if (row) row[step] = gain - least;
        });
      });
      return most;
    },
  };
}
