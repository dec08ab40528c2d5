/** A skill that can change the score under a scenario. */
export interface ScoredSkill {
  readonly id: string;
  readonly maxLevel: number;
  /**
   * The score never falls when this skill's level rises, whatever the other levels are. `false` = it may, and a
   * search must look at lower levels too.
   */
  readonly monotone: boolean;
}

/** The expected damage of a rotation as a function of skill levels alone. */
export interface CompiledDamage {
  /** Armor and weapon skills, set bonuses and group skills. Their order is that of all arrays of levels. */
  readonly skills: readonly ScoredSkill[];
  /**
   * Expected damage of the rotation, without any rounding. Allocates nothing.
   *
   * @param levels one per skill, whole, 0 to its `maxLevel`
   */
  score(levels: ArrayLike<number>): number;
  /**
   * Never below `score` at these levels, and with uptimes between 0 and 100 many times as fast. A search that only
   * wants to know what cannot be better asks this first.
   */
  scoreBound(levels: ArrayLike<number>): number;
  /**
   * Separable upper bound over a box, on the natural logarithm of the score: for every x with
   * lower ≤ x ≤ upper, `Math.log(score(x)) ≤ c + Σ out[k][x[k] − lower[k]]`, where c is what is returned.
   * No entry is below 0. Exact when one skill alone is free, but for shares (`worst-share.ts`). −Infinity when the score is 0 all over the box.
   *
   * @param out one array per skill, each at least `maxLevel + 1` long; entries up to `upper[k] − lower[k]` are
   *   written
   * @param near where the bound is to be tight; the middle of the box. Levels between `lower` and `upper`, which
   *   need not be whole
   */
  logBound(
    lower: ArrayLike<number>,
    upper: ArrayLike<number>,
    out: readonly Float64Array[],
    near?: ArrayLike<number>,
  ): number;
}
