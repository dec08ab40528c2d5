import { z } from "zod";
import { getMeanDraws } from "@/lib/drops/expected-hunts";
import { enumNameField, guidField } from "../fields";
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

const plateSchema = z.object({ _MissionId: enumNameField, _Explain: guidField });

/** English names of quests that the explanation of a name plate gives, by code. */
function readPlateNames({ tables, texts }: ImportContext): ReadonlyMap<string, string> {
  const rows = tables
    .getRows("HunterProfile/UserData/NamePlateData", plateSchema)
    .filter(({ _MissionId }) => downloaded.test(_MissionId));
  return new Map(
    rows.flatMap(({ _MissionId, _Explain, place }) => {
      const [, name] = /^Completed the quest: (.+)\.$/.exec(texts.get(_Explain, place, "_Explain").en) ?? [];
      return name ? [[_MissionId, name] as const] : [];
    }),
  );
}

/**
 * Rewards of quests without a record: downloaded ones of which the tables have a row in `QuestRewardSetting` and nothing
 * else. One way per item, that of the quest with most pieces. Needs items and quests.
 */
export function readOtherQuests(context: ImportContext): SourcedItem[] {
  const draws = getMeanDraws(readQuestDraws(context));
  const names = readPlateNames(context);
  const best = new Map<string, OtherQuest>();
  for (const [mission, rewards] of readQuestRewards(context)) {
    if (!downloaded.test(mission) || context.ids.find("quests", mission) !== undefined) continue;
    for (const { item, qty, chance } of rewards) {
      const known = best.get(item);
      const way: OtherQuest = {
        kind: "otherQuest",
        mission,
        ...(names.has(mission) ? { name: names.get(mission) } : {}),
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
