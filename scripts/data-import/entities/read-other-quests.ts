import { getMeanDraws } from "@/lib/drops/expected-hunts";
import { roundFigure } from "../figures";
import type { ImportContext } from "../importer";
import type { SourcedItem } from "./import-item-sources";
import { readQuestDraws } from "./import-reward-draws";
import { readQuestRewards } from "./read-quest-rewards";

type OtherQuest = Extract<SourcedItem["source"], { kind: "otherQuest" }>;

/**
 * Codes of downloaded quests. Others without a record are missions of the story, which come once and give nothing that
 * quests do not, and three that no table but that of rewards mentions.
 */
const downloaded = /^MISSION_6\d{5}$/;

/**
 * Rewards of quests without a record: downloaded ones of which the tables have a row in `QuestRewardSetting` and nothing
 * else. One way per item, that of the quest with most pieces. Needs items and quests.
 */
export function readOtherQuests(context: ImportContext): SourcedItem[] {
  const draws = getMeanDraws(readQuestDraws(context));
  const best = new Map<string, OtherQuest>();
  for (const [mission, rewards] of readQuestRewards(context)) {
    if (!downloaded.test(mission) || context.ids.find("quests", mission) !== undefined) continue;
    for (const { item, qty, chance } of rewards) {
      const known = best.get(item);
      const way: OtherQuest = {
        kind: "otherQuest",
        mission,
        quests: 1,
        qty,
        chance,
        pieces: roundFigure((draws * qty * chance) / 100),
      };
      const winner = known && known.pieces >= way.pieces ? known : way;
      best.set(item, { ...winner, quests: (known?.quests ?? 0) + 1 });
    }
  }
  return [...best].map(([item, source]) => ({ item, source }));
}
