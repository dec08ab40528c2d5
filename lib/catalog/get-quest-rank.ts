import type { Rank } from "./codes";

/** The most stars of a low-rank quest: the fourth star comes with the high rank. */
const maxLowRankStars = 3;

/** The rank of a quest by its stars, 1 and up. */
export function getQuestRank(stars: number): Rank {
  return stars > maxLowRankStars ? "high" : "low";
}
