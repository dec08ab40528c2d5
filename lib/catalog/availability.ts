import type { Rank } from "./codes";

/** How far a hunter has come. */
export interface HunterProgress {
  /** The highest rank that is open. */
  readonly rank: Rank;
  /** Ids of large monsters that cannot be hunted yet. */
  readonly lockedMonsters: readonly string[];
}

/** One way to a material: large monsters that must all be hunted, none where others drop it, and their rank. */
export interface MaterialSource {
  readonly rank: Rank;
  /** Ids. */
  readonly monsters: readonly string[];
}

/** Rank and materials of a piece of gear, as far as the facts say. */
export interface CraftingNeeds {
  /** The lowest rank in which it can be made, whatever its materials. */
  readonly rank: Rank;
  /**
   * For each material its known sources, of which one is enough. What is open from the start of low rank on is
   * left out, and so is a material whose sources are not known.
   */
  readonly materials: readonly (readonly MaterialSource[])[];
  /** Whether the sources of all materials are known. */
  readonly isSourceKnown: boolean;
}

/** Every rank and monster is open. */
export const fullProgress: HunterProgress = Object.freeze({
  rank: "high",
  lockedMonsters: Object.freeze([]),
});

/** Whether a rank is open to somebody who has come to `reached`. */
function isRankOpen(rank: Rank, reached: Rank): boolean {
  return rank === "low" || reached === "high";
}

/** Whether progress keeps anything away. */
export function isLimited({ rank, lockedMonsters }: HunterProgress): boolean {
  return rank !== fullProgress.rank || lockedMonsters.length > 0;
}

/**
 * Whether a hunter can make something. What is not known counts as open: a piece is only ruled out where one of its
 * materials has no source within reach.
 */
export function isCraftable(
  { rank, materials }: Pick<CraftingNeeds, "rank" | "materials">,
  progress: HunterProgress,
): boolean {
  return (
    isRankOpen(rank, progress.rank) &&
    materials.every((sources) => sources.some((source) => isSourceOpen(source, progress)))
  );
}

function isSourceOpen({ rank, monsters }: MaterialSource, progress: HunterProgress): boolean {
  return isRankOpen(rank, progress.rank) && !monsters.some((id) => progress.lockedMonsters.includes(id));
}

/** Whether everybody who can make the second can make the first. */
export function isNoHarder(
  first: Pick<CraftingNeeds, "rank" | "materials">,
  second: Pick<CraftingNeeds, "rank" | "materials">,
): boolean {
  return (
    isRankOpen(first.rank, second.rank) &&
    first.materials.every((sources) => second.materials.some((others) => isImplied(sources, others)))
  );
}

/** Whether whoever has one of the second sources has one of the first. */
export function isImplied(first: readonly MaterialSource[], second: readonly MaterialSource[]): boolean {
  return second.every((source) => first.some((other) => isEasier(other, source)));
}

/** Whether the first is open to everybody to whom the second is. */
export function isEasier(first: MaterialSource, second: MaterialSource): boolean {
  return isRankOpen(first.rank, second.rank) && first.monsters.every((id) => second.monsters.includes(id));
}
