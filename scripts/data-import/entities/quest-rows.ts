import { z } from "zod";
import type { LanguageCode } from "@/lib/catalog/languages";
import { countField, createCodeField, enumField, enumNameField, guidField } from "../fields";
import { ImportError, type RowPlace } from "../import-error";
import type { ImportContext } from "../importer";
import type { LocatedRow, Tables } from "../tables";
import type { Localized } from "../texts";
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
  _OrderCondition: z.object({
    _MaxPlayerNum: countField,
    _OrderHR: countField,
    /** `[0] INVALID` or -1 without one. */
    _PremiseMission: z.union([enumNameField, z.int()]),
  }),
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

export interface TableQuest extends LocatedRow<z.infer<typeof rowSchema>> {
  /** Tables that place its monsters. */
  readonly layouts: readonly string[];
}

/** Every quest of the game itself. */
export function listQuestRows({ tables }: Pick<ImportContext, "tables">): TableQuest[] {
  return tables
    .list("Mission", /^Mission(\d{6})$/)
    .filter((mission) => tables.hasFolder(`Mission/Mission${mission}/_Quest`))
    .map((mission) => {
      const folder = `Mission/Mission${mission}`;
      const layouts = tables.list(folder, /^(BossZakoLayout_.+)\.user\.3\.json$/);
      return readRow(
        tables,
        `${folder}/_Quest/Ms${mission}_QuestData`,
        layouts.map((name) => `${folder}/${name}`),
      );
    });
}

const streamFolder = "Mission/_Develop/StreamQuest";
const streamSchema = z.object({ _MissionTypeSerial: z.literal("[1025928384] STREAM_EVENTQUEST") });

/** Event quests, which are downloaded: the tables have those that came with an update of the game. */
export function listEventRows({ tables }: Pick<ImportContext, "tables">): TableQuest[] {
  if (!tables.hasFolder(streamFolder)) return [];
  return tables.list(streamFolder, /^(Ms\d{6})_QuestData\.user\.3\.json$/).map((name) => {
    tables.getTable(`${streamFolder}/${name}_StreamQuestData`, streamSchema);
    return readRow(tables, `${streamFolder}/${name}_QuestData`, [`${streamFolder}/${name}_BossZakoLayout`]);
  });
}

function readRow(tables: Tables, table: string, layouts: readonly string[]): TableQuest {
  return Object.assign(tables.getTable(table, rowSchema), { place: { table }, layouts });
}

/** Texts of a downloaded quest: `_IDList` has their keys, and a list per language the text of each in the same place. */
const streamTextSchema = z.record(z.string(), z.array(z.string()));
const streamLists: Readonly<Record<LanguageCode, string>> = {
  ja: "_JapaneseList",
  en: "_EnglishList",
  fr: "_FrenchList",
  it: "_ItalianList",
  de: "_GermanList",
  es: "_SpanishList",
  ru: "_RussianList",
  pl: "_PolishList",
  ptBR: "_PortugueseBrList",
  ko: "_KoreanList",
  zhHant: "_TransitionalChineseList",
  zhHans: "_SimplelifiedChineseList",
  ar: "_ArabicList",
  th: "_ThaiList",
  esLA: "_LatinAmericanSpanishList",
};

/** The name of an event quest, whose texts are downloaded with it. @throws ImportError where a language has none */
export function readEventName({ tables, texts }: ImportContext, { _MissionId }: TableQuest): Localized {
  const mission = _MissionId.slice("MISSION_".length);
  const table = `${streamFolder}/Ms${mission}_StreamQuestTextData`;
  const lists = tables.getTable(table, streamTextSchema);
  const name = `Mission${mission}_100`;
  const at = lists._IDList?.indexOf(name) ?? -1;
  texts.add(name, (code) => lists[streamLists[code]]?.[at] ?? "");
  return texts.getByName(name, { table });
}

/** The name of a mission of the story; none of a tutorial and of what is no mission. */
export function readStory({ texts }: ImportContext, code: string, place: RowPlace): Localized | undefined {
  const text = `Mission${code.slice("MISSION_".length)}_000`;
  return texts.hasNamed(text) ? texts.getByName(text, place) : undefined;
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
        layouts: row.layouts,
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

type UnlockCondition = { quest: string } | { monster: string };

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
