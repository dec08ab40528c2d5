import type { Rank } from "@/lib/catalog/codes";

/** The most stars of a low-rank quest: the fourth star comes with the high rank. */
const maxLowRankStars = 3;

export function getQuestRank(stars: number): Rank {
  return stars > maxLowRankStars ? "high" : "low";
}
