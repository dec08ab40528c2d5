import { z } from "zod";
import { sideQuestSchema } from "@/lib/catalog/schema/side-quests";
import { toSlug } from "@/lib/catalog/to-slug";
import { createCodeField, enumNameField } from "../fields";
import { ImportError } from "../import-error";
import { compareIds, createImporter, type ImportContext } from "../importer";
import type { Localized } from "../texts";
import {
  createQuestReader,
  delivery,
  listQuestRows,
  readMonsterNumbers,
  readStory,
  readUnlockConditions,
  type TableQuest,
} from "./quest-rows";
import { type MissionGifts, readMissionGifts } from "./read-mission-gifts";
import { readQuestRewards } from "./read-quest-rewards";
import { questStages } from "./stages";

const missionSchema = z.object({
  _MissionTypeSerial: enumNameField,
  _BeaconSetStage: enumNameField,
  _OpenFlagMissionList: z.array(enumNameField),
});

/** Stages of missions: those of quests, and villages and hubs where one is accepted. */
const stages: Readonly<Record<string, string | null>> = {
  ...questStages,
  ST404: "suja-peaks-of-accord",
  // No text names it.
  ST502: null,
  INVALID: null,
};
const stageField = createCodeField(stages);

type SideQuest = z.infer<typeof sideQuestSchema>;
type Hunt = NonNullable<SideQuest["hunt"]>;
type Condition = NonNullable<SideQuest["unlockedBy"]>[number];

/** Side missions, and quests for small monsters. Needs items, monsters and quests. */
export const importSideQuests = createImporter({
  file: "side-quests",
  schema: sideQuestSchema,
  texts: ["Mission/*", "Reference/*", "Excel_Data/EnemyText"],
  getKey: ({ gameId }) => gameId,
  run: (context) => {
    const { texts, ids } = context;
    const names = new Map<string, Localized>();
    const stories = new Map<string, Localized>();
    const rows = listQuestRows(context);
    // Titles name monsters by tags.
    readMonsterNumbers(context);
    const toHunt = createHuntReader(context);
    const unlocks = readUnlockConditions(context);
    const small = rows
      .filter(({ _ClearCondition }) => _ClearCondition._TargetType === "EM_ZAKO_KILL")
      .map((row): SideQuest => {
        const name = texts.get(row._QuestMsg._TitleMsg, row.place, "_QuestMsg._TitleMsg");
        const id = ids.assign("side-quests", row._MissionId, name.en, row.place);
        names.set(id, name);
        const hunt = toHunt(row);
        const unlockedBy = unlocks.get(row._MissionId);
        return {
          id,
          gameId: row._MissionId,
          name: name.en,
          kind: "small-monsters",
          locale: hunt.locale,
          hunt,
          ...(unlockedBy ? { unlockedBy } : {}),
        };
      });

    const gifts = readMissionGifts(context);
    const missions = listSideMissions(context);
    for (const { mission, place } of missions) {
      const name = texts.getByName(`Mission${mission}_000`, place);
      names.set(ids.assign("side-quests", `MISSION_${mission}`, name.en, place), name);
    }
    const side = missions.map(({ mission, place, ...row }): SideQuest => {
      const gameId = `MISSION_${mission}`;
      const id = ids.get("side-quests", gameId, place, "_MissionIDSerial");
      const hunts = rows.filter(
        ({ _QuestMsg }) => texts.getReference(_QuestMsg._TitleMsg) === `Mission${mission}_000`,
      );
      if (hunts.length > 1) throw new ImportError(place, null, `${hunts.length} quests repeat its title.`);
      const [hunt] = hunts.map(toHunt);
      const unlockedBy = row._OpenFlagMissionList.flatMap((code): Condition[] => {
        const sideQuest = ids.find("side-quests", code);
        const quest = ids.find("quests", code);
        if (sideQuest) return [{ sideQuest }];
        if (quest) return [{ quest }];
        const story = readStory(context, code, place);
        if (!story) return [];
        stories.set(toSlug(story.en), story);
        return [{ story: story.en }];
      });
      return {
        id,
        gameId,
        name: names.get(id)?.en ?? "",
        kind: "side-mission",
        locale: row._BeaconSetStage,
        ...(hunt ? { hunt } : {}),
        ...toGifts(gifts.get(gameId)),
        ...(unlockedBy.length > 0 ? { unlockedBy } : {}),
      };
    });
    return {
      records: [...small, ...side].sort(compareIds),
      names: { "side-quests": names, "story-missions": stories },
    };
  },
});

function listSideMissions({ tables }: ImportContext) {
  const schema = missionSchema.extend({ _BeaconSetStage: stageField });
  return tables
    .list("Mission", /^Mission(\d{6})$/)
    .map((mission) => ({ mission, table: `Mission/Mission${mission}/Ms${mission}_MsData` }))
    .filter(({ table }) => tables.has(table))
    .filter(({ table }) => tables.getTable(table, missionSchema)._MissionTypeSerial === "SIDESTORY")
    .map(({ mission, table }) => ({ mission, place: { table }, ...tables.getTable(table, schema) }));
}

function createHuntReader(context: ImportContext) {
  const readQuest = createQuestReader(context);
  const rewards = readQuestRewards(context);
  return (row: TableQuest): Hunt => {
    const { place, _MissionId, _QuestType, _ClearCondition } = row;
    const isDelivery = _ClearCondition._TargetType === delivery;
    if (isDelivery !== (_QuestType === "transport")) {
      throw new ImportError(
        place,
        "_QuestType",
        `${_QuestType} with targets of ${_ClearCondition._TargetType}.`,
      );
    }
    const [brought] = isDelivery ? _ClearCondition._TargetInfoArray : [];
    const { stars, locale, targets, ...rest } = readQuest(row);
    const items = rewards.get(_MissionId);
    return {
      gameId: _MissionId,
      objective: _QuestType === "transport" ? "deliver" : _QuestType,
      stars,
      locale,
      targets,
      ...(brought
        ? {
            deliver: {
              item: context.ids.get("items", brought._TargetIDValue, place, "_TargetIDValue"),
              qty: brought._TargetValue,
            },
          }
        : {}),
      ...rest,
      ...(items ? { rewards: [...items] } : {}),
    };
  };
}

function toGifts(found: MissionGifts | undefined): Pick<SideQuest, "gifts" | "hunterRankPoints"> {
  if (!found) return {};
  return {
    ...(found.items.length > 0 ? { gifts: [...found.items] } : {}),
    hunterRankPoints: found.hunterRankPoints,
  };
}
