import { z } from "zod";
import { countField, createCodeField, enumField, enumNameField, guidField } from "../fields";
import { ImportError } from "../import-error";
import type { ImportContext } from "../importer";
import type { LocatedRow } from "../tables";
import { createHealthReader } from "./read-quest-health";
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

interface TargetMonster {
  readonly id: string;
  /** In the tables. */
  readonly code: string;
}

export type TableQuest = LocatedRow<z.infer<typeof rowSchema>>;

/** Every quest that has a table of its own; event quests are downloaded and have none. */
export function listQuestRows({ tables }: Pick<ImportContext, "tables">): TableQuest[] {
  const missions = tables.list("Mission", /^Mission(\d{6})$/);
  return missions
    .filter((mission) => tables.hasFolder(`Mission/Mission${mission}/_Quest`))
    .map((mission) => `Mission/Mission${mission}/_Quest/Ms${mission}_QuestData`)
    .map((table) => Object.assign(tables.getTable(table, rowSchema), { place: { table } }));
}

/** Monsters by their number in the tables. Titles may name monsters by tags, with or without their epithet. */
export function readMonsterNumbers({ tables, ids, texts }: ImportContext): Map<number, TargetMonster> {
  const numbers = new Map<number, TargetMonster>();
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

/**
 * Where a quest takes place, whom it is against and what limits it.
 *
 * @throws ImportError for a stage or a monster that no record stands for
 */
export function createQuestReader(context: ImportContext) {
  const monsters = readMonsterNumbers(context);
  const readHealth = createHealthReader(context);
  return (row: TableQuest) => {
    const locale = questStages[row._Stage];
    if (!locale) throw new ImportError(row.place, "_Stage", `unknown stage ${row._Stage}.`);
    const readTarget = (target: z.infer<typeof targetSchema>) => {
      const monster = monsters.get(target._TargetIDValue);
      if (!monster)
        throw new ImportError(row.place, "_TargetIDValue", `unknown monster ${target._TargetIDValue}.`);
      const { health, scaling } = readHealth({
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
        ...(scaling ? { scaling } : {}),
      };
    };
    return {
      stars: row._QuestLv,
      locale,
      targets:
        row._ClearCondition._TargetType === delivery
          ? []
          : row._ClearCondition._TargetInfoArray.map(readTarget),
      timeLimitMin: row._TimeLimit,
      maxPlayers: row._OrderCondition._MaxPlayerNum,
      hunterRank: row._OrderCondition._OrderHR,
      rewardZenny: row._RemMoney,
      rewardHunterRankPoints: row._HRPoint,
      faints: row._QuestLife,
    };
  };
}

export type UnlockCondition = { quest: string } | { monster: string };

/** Conditions of each mission's unlock, by its code. Conditions on missions that are no quests of ours are left out. */
export function readUnlockConditions({ tables, ids }: ImportContext): Map<string, UnlockCondition[]> {
  const unlocks = new Map<string, UnlockCondition[]>();
  for (const row of tables.getDistinctRows("Mission/_UserData/QuestOpenData", unlockSchema, [
    "_MissionId",
    "_ConditionType",
    "_ConditionMission",
    "_ConditionEnemy",
  ])) {
    const quest = ids.find("quests", row._ConditionMission);
    const monster = ids.find("monsters", row._ConditionEnemy);
    const condition = row._ConditionType === "quest" ? quest && { quest } : monster && { monster };
    if (condition) unlocks.set(row._MissionId, [...(unlocks.get(row._MissionId) ?? []), condition]);
  }
  return unlocks;
}

/** Type of a target that is brought somewhere, not hunted. */
export const delivery = "ITEM";
