import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { DrawCount } from "./expected-hunts";

/**
 * How often rewards are drawn at the end of a quest, from `RewardNumTable` and `QuestRewardVariousData`.
 *
 * @param kind `target-1` for the target of a quest with one, `quest` for what the quest itself pays
 */
export function getRewardDraws(kind: "target-1" | "quest"): DrawCount {
  const { sure, extra } = getCatalog().rewardDraws.require(kind);
  return { times: sure, extra };
}
