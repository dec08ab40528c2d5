import type { CompiledDamage, ScoredSkill } from "./compiled";

/** A scenario, and the most damage that any set has under it: what a set has of that is its share. */
export interface ShareCorner {
  readonly damage: CompiledDamage;
  /** Above 0. */
  readonly most: number;
}

/** A corner with its skills among those of all corners. */
interface Placed extends ShareCorner {
  /** Place of each of its skills among all. */
  readonly places: readonly number[];
  readonly levels: Float64Array;
  readonly lower: Float64Array;
  readonly upper: Float64Array;
  readonly near: Float64Array;
  /** Bound of the corner, and its tables. */
  bound: number;
  readonly tables: readonly Float64Array[];
}

/**
 * The least share of the most damage, over several scenarios, as a function of skill levels: a search for the highest
 * finds the set that is best whichever of the scenarios comes.
 *
 * The least of several bounds is one, so that `scoreBound` is the least of theirs. The least of several figures is no
 * more than any one of them, nor than their geometric mean: `logBound` is whichever of these is lowest.
 */
export function compileWorstShare(corners: readonly ShareCorner[]): CompiledDamage {
  const skills = joinSkills(corners.map(({ damage }) => damage.skills));
  const placed = corners.map((corner): Placed => place(corner, skills));
  const widest = Math.max(0, ...skills.map(({ maxLevel }) => maxLevel)) + 1;
  const sums = skills.map(() => new Float64Array(widest));

  const getLeast = (levels: ArrayLike<number>, read: "score" | "scoreBound") => {
    let least = Infinity;
    for (const corner of placed) {
      copyPlaces(levels, corner.places, corner.levels);
      least = Math.min(least, corner.damage[read](corner.levels) / corner.most);
    }
    return Number.isFinite(least) ? least : 0;
  };

  return {
    skills,
    score: (levels) => getLeast(levels, "score"),
    scoreBound: (levels) => getLeast(levels, "scoreBound"),
    logBound: (lower, upper, out, near) => {
      for (const table of sums) table.fill(0);
      let bound = 0;
      let lowest = Infinity;
      let best: Placed | null = null;
      for (const corner of placed) {
        const most = boundCorner(corner, lower, upper, near);
        bound += corner.bound / placed.length;
        corner.places.forEach((skill, at) => {
          const sum = sums[skill] as Float64Array;
          const table = corner.tables[at] as Float64Array;
          const width = (corner.upper[at] as number) - (corner.lower[at] as number);
          for (let level = 0; level <= width; level++) {
            sum[level] = (sum[level] as number) + (table[level] as number) / placed.length;
          }
        });
        if (most >= lowest) continue;
        lowest = most;
        best = corner;
      }
      if (!best || lowest === -Infinity) return -Infinity;
      let mean = bound;
      for (let skill = 0; skill < skills.length; skill++) {
        mean += getMost(sums[skill] as Float64Array, (upper[skill] as number) - (lower[skill] as number));
      }
      const isMean = mean < lowest;
      for (let skill = 0; skill < skills.length; skill++) {
        const at = best.places.indexOf(skill);
        const table = isMean ? sums[skill] : best.tables[at];
        const width = (upper[skill] as number) - (lower[skill] as number);
        for (let level = 0; level <= width; level++)
          (out[skill] as Float64Array)[level] = table?.[level] ?? 0;
      }
      return isMean ? bound : best.bound;
    },
  };
}

/** Skills of all scenarios; more of one is never worse where that is so under each. */
function joinSkills(lists: readonly (readonly ScoredSkill[])[]): ScoredSkill[] {
  const joined = new Map<string, ScoredSkill>();
  for (const skill of lists.flat()) {
    const known = joined.get(skill.id);
    joined.set(skill.id, { ...skill, monotone: skill.monotone && (known?.monotone ?? true) });
  }
  return [...joined.values()];
}

function place({ damage, most }: ShareCorner, skills: readonly ScoredSkill[]): Placed {
  const { length } = damage.skills;
  return {
    damage,
    most,
    places: damage.skills.map(({ id }) => skills.findIndex((skill) => skill.id === id)),
    levels: new Float64Array(length),
    lower: new Float64Array(length),
    upper: new Float64Array(length),
    near: new Float64Array(length),
    bound: 0,
    tables: damage.skills.map(({ maxLevel }) => new Float64Array(maxLevel + 1)),
  };
}

function copyPlaces(from: ArrayLike<number>, places: readonly number[], to: Float64Array): void {
  for (let at = 0; at < places.length; at++) to[at] = from[places[at] as number] as number;
}

/** @returns the logarithm that no share of the corner in the box exceeds */
function boundCorner(
  corner: Placed,
  lower: ArrayLike<number>,
  upper: ArrayLike<number>,
  near: ArrayLike<number> | undefined,
): number {
  copyPlaces(lower, corner.places, corner.lower);
  copyPlaces(upper, corner.places, corner.upper);
  if (near) copyPlaces(near, corner.places, corner.near);
  const { damage, tables } = corner;
  corner.bound =
    damage.logBound(corner.lower, corner.upper, tables, near && corner.near) - Math.log(corner.most);
  let most = corner.bound;
  for (let at = 0; at < tables.length; at++) {
    most += getMost(tables[at] as Float64Array, (corner.upper[at] as number) - (corner.lower[at] as number));
  }
  return most;
}

function getMost(table: Float64Array, width: number): number {
  let most = 0;
  for (let level = 0; level <= width; level++) most = Math.max(most, table[level] as number);
  return most;
}
