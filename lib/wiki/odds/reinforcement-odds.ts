/** Bonuses that count together toward a limit. */
interface ReinforcementCategory {
  readonly id: string;
  readonly weight: number;
  /** Most bonuses of the category on a weapon. */
  readonly max: number;
}

interface ReinforcementBonus {
  readonly id: string;
  readonly category: string;
  /** Among the bonuses of its category. */
  readonly weight: number;
  /** Most of it on a weapon. */
  readonly max: number;
}

/** The draw of the reinforcements of a weapon. */
export interface ReinforcementPool {
  readonly categories: readonly ReinforcementCategory[];
  readonly bonuses: readonly ReinforcementBonus[];
  /** Reinforcements of a whole weapon. */
  readonly draws: number;
}

/** A state of the draw: how many of each bonus there are, in the order of the pool, and how likely that is. */
interface Drawn {
  readonly counts: readonly number[];
  readonly chance: number;
}

/**
 * Chance that the reinforcements of one weapon hold at least these bonuses.
 *
 * Exact for this model: each draw takes a category by its weight, then a bonus of it by its weight. Categories and
 * bonuses that are full are left out of the draw.
 *
 * @param targets ids of bonuses; one that stands twice is needed twice
 * @returns 0 to 1
 */
export function getReinforcementChance(pool: ReinforcementPool, targets: readonly string[]): number {
  const needed = pool.bonuses.map(({ id }) => targets.filter((target) => target === id).length);
  if (targets.some((target) => !pool.bonuses.some(({ id }) => id === target))) return 0;
  return listReinforcements(pool)
    .filter(({ counts }) => needed.every((count, index) => (counts[index] ?? 0) >= count))
    .reduce((sum, { chance }) => sum + chance, 0);
}

/** Everything that a whole draw can give: how many of each bonus of the pool, in its order, and how likely that is. */
export function listReinforcements(pool: ReinforcementPool): readonly Drawn[] {
  let states = new Map<string, Drawn>([["", { counts: pool.bonuses.map(() => 0), chance: 1 }]]);
  for (let draw = 0; draw < pool.draws; draw++) {
    const next = new Map<string, Drawn>();
    for (const { counts, chance } of states.values()) {
      for (const [index, part] of listDrawChances(pool, counts)) {
        const after = counts.with(index, (counts[index] ?? 0) + 1);
        const key = after.join();
        next.set(key, { counts: after, chance: (next.get(key)?.chance ?? 0) + chance * part });
      }
    }
    states = next;
  }
  return [...states.values()];
}

/** Chance of each bonus to be the next one, by its place in the pool. */
function listDrawChances(
  { categories, bonuses }: ReinforcementPool,
  counts: readonly number[],
): readonly (readonly [index: number, chance: number])[] {
  const open = categories.flatMap(({ id, weight, max }) => {
    const own = bonuses.flatMap((bonus, index) => (bonus.category === id ? [{ ...bonus, index }] : []));
    const held = own.reduce((sum, { index }) => sum + (counts[index] ?? 0), 0);
    const free = own.filter((bonus) => bonus.weight > 0 && (counts[bonus.index] ?? 0) < bonus.max);
    return held < max && free.length > 0 ? [{ weight, free }] : [];
  });
  const total = open.reduce((sum, { weight }) => sum + weight, 0);
  return open.flatMap(({ weight, free }) => {
    const inCategory = free.reduce((sum, bonus) => sum + bonus.weight, 0);
    return free.map((bonus) => [bonus.index, (weight / total) * (bonus.weight / inCategory)] as const);
  });
}
