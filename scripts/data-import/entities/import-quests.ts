import { z } from "zod";
import { questSchema } from "@/lib/catalog/schema/world";
import { createCodeField } from "../fields";
import { ImportError } from "../import-error";
import { compareIds, createImporter, type ImportContext } from "../importer";
import type { Localized } from "../texts";
import {
  createQuestReader,
  listQuestRows,
  readUnlockConditions,
  type TableQuest,
  type UnlockCondition,
} from "./quest-rows";
import { readQuestRewards } from "./read-quest-rewards";

/** Targets that are large monsters. */
const hunts = ["EM_BOSS_HUNTING", "EM_BOSS_KILL", "EM_BOSS_CAPTURE", "EM_BOSS_REMAIN_HP"];

/** Kind of quest of a mission. Event quests are downloaded and have no table. */
const missionSchema = z.object({
  _MissionTypeSerial: createCodeField({
    MAINSTORY: "assignment",
    FREEQUEST: "optional",
    TOURNAMENTQUEST: "arena",
  } as const),
});

/** Hunts of large monsters that can be timed; one that only repeats the title of a side mission is part of it. Needs items, monsters and locales. */
export const importQuests = createImporter({
  file: "quests",
  schema: questSchema,
  texts: ["Mission/*", "Reference/*", "Excel_Data/EnemyText"],
  getKey: ({ gameId }) => gameId,
  run: (context) => {
    const { texts, ids, overlays } = context;
    const readQuest = createQuestReader(context);
    const names = new Map<string, Localized>();
    const records = listRows(context).map((row) => {
      const name = texts.get(row._QuestMsg._TitleMsg, row.place, "_QuestMsg._TitleMsg");
      const id = ids.assign("quests", row._MissionId, name.en, row.place);
      names.set(id, name);
      const objective = row._QuestType;
      if (objective === "transport")
        throw new ImportError(row.place, "_QuestType", "a transport with a target.");
      const kind = readKind(context, row);
      const { stars, locale, ...rest } = readQuest(row);
      return { id, gameId: row._MissionId, name: name.en, kind, objective, stars, locale, ...rest };
    });
    const unlocks = readUnlocks(context);
    const rewards = readQuestRewards(context);
    const unlocked = records.map((quest) => {
      const unlockedBy = unlocks.get(quest.id);
      const items = rewards.get(quest.gameId);
      return {
        ...quest,
        ...(items ? { rewards: [...items] } : {}),
        ...(unlockedBy ? { unlockedBy } : {}),
        source: "game-parameters" as const,
      };
    });
    const community = overlays.get("quests", questSchema);
    return { records: [...unlocked, ...community].sort(compareIds), names: { quests: names } };
  },
});

function listRows({ tables, texts }: ImportContext): TableQuest[] {
  return listQuestRows({ tables })
    .filter(({ _ClearCondition }) => hunts.includes(_ClearCondition._TargetType))
    .filter(({ _QuestMsg }) => !texts.isReference(_QuestMsg._TitleMsg));
}

/**
 * Conditions of quests' unlocks, by id of the quest. Conditions on missions that are no quests of ours are left out.
 */
function readUnlocks(context: ImportContext) {
  const unlocks = new Map<string, UnlockCondition[]>();
  for (const [mission, conditions] of readUnlockConditions(context)) {
    const id = context.ids.find("quests", mission);
    if (id) unlocks.set(id, conditions);
  }
  return unlocks;
}

function readKind({ tables }: ImportContext, { _MissionId }: TableQuest) {
  const mission = _MissionId.slice("MISSION_".length);
  return tables.getTable(`Mission/Mission${mission}/Ms${mission}_MsData`, missionSchema)._MissionTypeSerial;
}
