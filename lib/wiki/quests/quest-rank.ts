import type { Rank } from "@/lib/catalog/codes";

/** The most stars of a low-rank quest: the fourth star comes with the high rank. */
const mostLowRankStars = 3;

export function rankOfStars(stars: number): Rank {
  return stars > mostLowRankStars ? "high" : "low";
}
