import { z } from "zod";
import { questSchema } from "@/lib/catalog/schema/world";
import { countField, createCodeField, enumField, enumNameField, guidField } from "../fields";
import { ImportError } from "../import-error";
import { compareIds, createImporter, type ImportContext } from "../importer";
import type { TableRow } from "../tables";
import type { Localized } from "../texts";
import { createHealthReader } from "./read-quest-health";
import { readQuestRewards } from "./read-quest-rewards";
import { questStages } from "./stages";

const targetSchema = z.object({
  _LegendaryID: createCodeField({ NONE: null, NORMAL: "tempered", KING: "arch-tempered" } as const),
  /** Number of the monster as a signed integer. */
  _TargetIDValue: z.int(),
  _EmTargetID: z.int(),
  _TargetValue: z.int(),
});

const rowSchema = z.object({
  _MissionId: enumNameField,
  _QuestType: createCodeField({
    HUNTING: "hunt",
    KILL: "kill",
    CAPTURE: "capture",
    TRANSPORT: "transport",
    ARENA: "arena",
    BOSSRUSH: "bossrush",
    SPECIAL: "special",
  } as const),
  _QuestLv: countField,
  _ClearCondition: z.object({ _TargetType: enumNameField, _TargetInfoArray: z.array(targetSchema) }),
  _OrderCondition: z.object({ _MaxPlayerNum: countField, _OrderHR: countField }),
  _TimeLimit: countField,
  _QuestLife: countField,
  _RemMoney: countField,
  _HRPoint: countField,
  _Stage: enumNameField,
  _QuestMsg: z.object({ _TitleMsg: guidField }),
});

const enemySchema = z.object({ _enemyId: enumField, _EnemyName: guidField, _JpEnemyName: guidField });

const unlockSchema = z.object({
  _MissionId: enumNameField,
  _ConditionType: createCodeField({
    MISSION_CLEAR: "quest",
    ENEMY_HUNT: "monster",
    ENEMY_HUNT_EX: "monster",
  } as const),
  _ConditionMission: enumNameField,
  _ConditionEnemy: enumNameField,
});

interface Monster {
  readonly id: string;
  /** In the tables. */
  readonly code: string;
}

type QuestRow = TableRow<z.infer<typeof rowSchema>>;

/** Targets that are large monsters. */
const hunts = ["EM_BOSS_HUNTING", "EM_BOSS_KILL", "EM_BOSS_CAPTURE", "EM_BOSS_REMAIN_HP"];

/** What kind of quest a mission is. Event quests are downloaded and have no table. */
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
    const monsters = readMonsterNumbers(context);
    const readHealth = createHealthReader(context);
    const names = new Map<string, Localized>();
    const records = listRows(context).map((row) => {
      const name = texts.get(row._QuestMsg._TitleMsg, row.place, "_QuestMsg._TitleMsg");
      const id = ids.assign("quests", row._MissionId, name.en, row.place);
      names.set(id, name);
      return toQuest(row, id, name.en, readKind(context, row), monsters, readHealth);
    });
    const unlocks = readUnlocks(context);
    const rewards = readQuestRewards(context);
    const unlocked = records.map(({ source, ...quest }) => {
      const unlockedBy = unlocks.get(quest.id);
      const items = rewards.get(quest.gameId);
      return {
        ...quest,
        ...(items ? { rewards: [...items] } : {}),
        ...(unlockedBy ? { unlockedBy } : {}),
        source,
      };
    });
    const community = overlays.get("quests", questSchema);
    return { records: [...unlocked, ...community].sort(compareIds), names: { quests: names } };
  },
});

function listRows({ tables, texts }: ImportContext): QuestRow[] {
  const missions = tables.list("Mission", /^Mission(\d{6})$/);
  return missions
    .filter((mission) => tables.hasFolder(`Mission/Mission${mission}/_Quest`))
    .map((mission) => `Mission/Mission${mission}/_Quest/Ms${mission}_QuestData`)
    .map((table) => Object.assign(tables.getTable(table, rowSchema), { place: { table } }))
    .filter(({ _ClearCondition }) => hunts.includes(_ClearCondition._TargetType))
    .filter(({ _QuestMsg }) => !texts.isReference(_QuestMsg._TitleMsg));
}

/** Monsters by their number in the tables. Titles may name monsters by tags, with or without their epithet. */
function readMonsterNumbers({ tables, ids, texts }: ImportContext): Map<number, Monster> {
  const numbers = new Map<number, Monster>();
  for (const { _enemyId, _EnemyName, _JpEnemyName } of tables.getDistinctRows(
    "Common/Enemy/EnemyData",
    enemySchema,
    ["_enemyId"],
  )) {
    texts.addReference(`EMID ${_enemyId.name}`, _EnemyName);
    texts.addReference(`EMIDJP ${_enemyId.name}`, _JpEnemyName);
    const id = ids.find("monsters", _enemyId.name);
    if (id !== undefined) numbers.set(_enemyId.value | 0, { id, code: _enemyId.name });
  }
  return numbers;
}

/** What makes quests available, by id of the quest. Conditions on missions that are no quests of ours are left out. */
function readUnlocks({ tables, ids }: ImportContext) {
  const unlocks = new Map<string, ({ quest: string } | { monster: string })[]>();
  for (const row of tables.getDistinctRows("Mission/_UserData/QuestOpenData", unlockSchema, [
    "_MissionId",
    "_ConditionType",
    "_ConditionMission",
    "_ConditionEnemy",
  ])) {
    const id = ids.find("quests", row._MissionId);
    const quest = ids.find("quests", row._ConditionMission);
    const monster = ids.find("monsters", row._ConditionEnemy);
    const condition = row._ConditionType === "quest" ? quest && { quest } : monster && { monster };
    if (id && condition) unlocks.set(id, [...(unlocks.get(id) ?? []), condition]);
  }
  return unlocks;
}

function readKind({ tables }: ImportContext, { _MissionId }: QuestRow) {
  const mission = _MissionId.slice("MISSION_".length);
  return tables.getTable(`Mission/Mission${mission}/Ms${mission}_MsData`, missionSchema)._MissionTypeSerial;
}

function toQuest(
  row: QuestRow,
  id: string,
  name: string,
  kind: ReturnType<typeof readKind>,
  monsters: ReadonlyMap<number, Monster>,
  readHealth: ReturnType<typeof createHealthReader>,
) {
  const locale = questStages[row._Stage];
  const objective = row._QuestType;
  if (!locale) throw new ImportError(row.place, "_Stage", `unknown stage ${row._Stage}.`);
  if (objective === "transport") throw new ImportError(row.place, "_QuestType", "a transport with a target.");
  return {
    id,
    gameId: row._MissionId,
    name,
    kind,
    objective,
    stars: row._QuestLv,
    locale,
    targets: row._ClearCondition._TargetInfoArray.map((target) => {
      const monster = monsters.get(target._TargetIDValue);
      if (!monster)
        throw new ImportError(row.place, "_TargetIDValue", `unknown monster ${target._TargetIDValue}.`);
      const health = readHealth({
        mission: row._MissionId.slice("MISSION_".length),
        monster: monster.code,
        target: target._EmTargetID,
        variant: target._LegendaryID,
      });
      return {
        monster: monster.id,
        ...(target._LegendaryID ? { variant: target._LegendaryID } : {}),
        ...(target._TargetValue > 1 ? { count: target._TargetValue } : {}),
        ...(health ? { health } : {}),
      };
    }),
    timeLimitMin: row._TimeLimit,
    maxPlayers: row._OrderCondition._MaxPlayerNum,
    hunterRank: row._OrderCondition._OrderHR,
    rewardZenny: row._RemMoney,
    rewardHunterRankPoints: row._HRPoint,
    faints: row._QuestLife,
    source: "game-parameters" as const,
  };
}
