import { getMeanDraws } from "@/lib/drops/expected-hunts";
import { roundFigure } from "../figures";
import type { ImportContext } from "../importer";
import type { SourcedItem } from "./import-item-sources";
import { readQuestDraws } from "./import-reward-draws";
import { delivery, listQuestRows } from "./quest-rows";
import { readMissionGifts } from "./read-mission-gifts";
import { readQuestRewards, readUnassignedRewards } from "./read-quest-rewards";

type Way<Kind extends SourcedItem["source"]["kind"]> = Extract<SourcedItem["source"], { kind: Kind }>;

/**
 * Rewards of side quests and missions, and of reward tables that no quest names. One way of each kind per item, the
 * best. Needs items and side quests.
 */
export function readSideRewards(context: ImportContext): SourcedItem[] {
  return [
    ...readSideQuests(context),
    ...readGifts(context),
    ...readUnassigned(context),
    ...readDeliveries(context),
  ];
}

function readSideQuests(context: ImportContext): SourcedItem[] {
  const draws = getMeanDraws(readQuestDraws(context));
  const rewards = readQuestRewards(context);
  const best = new Map<string, Way<"sideQuest">>();
  for (const { code, id } of listSideQuestCodes(context)) {
    for (const { item, qty, chance } of rewards.get(code) ?? []) {
      const pieces = roundFigure((draws * qty * chance) / 100);
      const known = best.get(item);
      const winner = known && known.pieces >= pieces ? known : { sideQuest: id, qty, chance, pieces };
      best.set(item, { kind: "sideQuest", ...winner, quests: (known?.quests ?? 0) + 1 });
    }
  }
  return [...best].map(([item, source]) => ({ item, source }));
}

/** Codes of the quests that side quests are or have, with the id of the side quest. */
function listSideQuestCodes({ tables, texts, ids }: ImportContext): { code: string; id: string }[] {
  return listQuestRows({ tables }).flatMap(({ _MissionId, _QuestMsg }) => {
    const own = ids.find("side-quests", _MissionId);
    if (own) return [{ code: _MissionId, id: own }];
    const side = ids
      .list("side-quests")
      .find(
        ([code]) => texts.getReference(_QuestMsg._TitleMsg) === `Mission${code.slice("MISSION_".length)}_000`,
      );
    return side ? [{ code: _MissionId, id: side[1] }] : [];
  });
}

function readGifts(context: ImportContext): SourcedItem[] {
  const best = new Map<string, Way<"gift">>();
  for (const [mission, { items }] of readMissionGifts(context)) {
    const sideQuest = context.ids.find("side-quests", mission);
    for (const { item, qty } of items) {
      const known = best.get(item);
      const winner = known && known.qty >= qty ? known : { ...(sideQuest ? { sideQuest } : {}), qty };
      best.set(item, { kind: "gift", ...winner, gifts: (known?.gifts ?? 0) + 1 });
    }
  }
  return [...best].map(([item, source]) => ({ item, source }));
}

function readUnassigned(context: ImportContext): SourcedItem[] {
  const best = new Map<string, Way<"rewardTable">>();
  for (const [table, rewards] of readUnassignedRewards(context)) {
    for (const { item, qty, chance } of rewards) {
      const known = best.get(item);
      const winner = known && known.qty * known.chance >= qty * chance ? known : { table, qty, chance };
      best.set(item, { kind: "rewardTable", ...winner, tables: (known?.tables ?? 0) + 1 });
    }
  }
  return [...best].map(([item, source]) => ({ item, source }));
}

function readDeliveries(context: ImportContext): SourcedItem[] {
  const codes = new Map(listSideQuestCodes(context).map(({ code, id }) => [code, id]));
  return listQuestRows(context).flatMap(({ place, _MissionId, _ClearCondition }) => {
    const sideQuest = codes.get(_MissionId);
    if (!sideQuest || _ClearCondition._TargetType !== delivery) return [];
    return _ClearCondition._TargetInfoArray.map(
      ({ _TargetIDValue }): SourcedItem => ({
        item: context.ids.get("items", _TargetIDValue, place, "_TargetIDValue"),
        source: { kind: "questItem", sideQuest },
      }),
    );
  });
}
