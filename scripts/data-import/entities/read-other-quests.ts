import { z } from "zod";
import { getMeanDraws } from "@/lib/drops/expected-hunts";
import { roundFigure } from "../figures";
import type { ImportContext } from "../importer";
import type { SourcedItem } from "./import-item-sources";
import { readQuestDraws } from "./import-reward-draws";
import { readQuestRewards } from "./read-quest-rewards";
import { listSideQuestCodes } from "./read-side-rewards";

type OtherQuest = Extract<SourcedItem["source"], { kind: "otherQuest" }>;

/** Texts of a downloaded quest: keys, and the text of each in the same place. */
const textSchema = z.object({ _IDList: z.array(z.string()), _EnglishList: z.array(z.string()) });

/**
 * Rewards of quests without a record: downloaded ones, which have rows in `QuestRewardSetting` and, for some, texts with
 * their name. One way per item, that of the quest with most pieces. Needs items, quests and side quests.
 */
export function readOtherQuests(context: ImportContext): SourcedItem[] {
  const draws = getMeanDraws(readQuestDraws(context));
  const best = new Map<string, OtherQuest>();
  const side = new Set(listSideQuestCodes(context).map(({ code }) => code));
  for (const [mission, rewards] of readQuestRewards(context)) {
    if (side.has(mission) || context.ids.find("quests", mission) !== undefined) continue;
    for (const { item, qty, chance } of rewards) {
      const known = best.get(item);
      const way: OtherQuest = {
        kind: "otherQuest",
        mission,
        ...readName(context, mission),
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

/** The name of a downloaded quest; nothing where the tables have only its rewards. */
function readName({ tables }: ImportContext, mission: string): { readonly name?: string } {
  const number = mission.replace("MISSION_", "");
  const table = `Mission/_Develop/StreamQuest/Ms${number}_StreamQuestTextData`;
  if (!tables.has(table)) return {};
  const { _IDList: keys, _EnglishList: texts } = tables.getTable(table, textSchema);
  const name = texts[keys.indexOf(`Mission${number}_100`)]?.trim();
  return name ? { name } : {};
}
