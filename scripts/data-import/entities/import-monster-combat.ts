import { z } from "zod";
import { monsterCombatSchema } from "@/lib/catalog/schema/monster-combat";
import { countField, createCodeField, enumNameField, guidField } from "../fields";
import { roundFigure } from "../figures";
import { ImportError } from "../import-error";
import { compareIds, createImporter, type ImportContext } from "../importer";
import { createCrownReader } from "./read-crown-chances";
import {
  createArraySchema,
  getMonsterTablePath,
  getPartsPath,
  hiddenPart,
  toPartSlug,
} from "./read-monster-parts";

const common = "Enemy/CommonData/Data";
const guide = "Common/Enemy/EnemyData";

const figure = z.number().min(0).transform(roundFigure);
const factor = z.number().positive().transform(roundFigure);
const vitals = z.array(figure).min(1);

const partsSchema = z.object({
  _PartsArray: createArraySchema(
    z.object({
      _InstanceGuid: guidField,
      _Vital: vitals,
      _PartsType: enumNameField,
      _IsEnablePartsVital: z.boolean(),
    }),
  ),
  _MultiPartsArray: createArraySchema(
    z.object({
      _InstanceGuid: guidField,
      _Vital: vitals,
      _DefaultEnable: createCodeField({ ENABLE: true, DISABLE: false } as const),
      _Action: createCodeField({ NONE: null, SLASH: "sever", BLOW: "blunt", SHOT: "ammo" } as const),
      _LinkPartsGuids: z.array(guidField),
    }),
  ),
  _PartsBreakArray: createArraySchema(
    z.object({
      _TargetCategory: createCodeField({ PARTS: "part", MULTI_PARTS: "several" } as const),
      _TargetDataGuid: guidField,
      _ExcuteCount: z.int().min(1),
      _PartsType: enumNameField,
    }),
  ),
  _ScarPointArray: createArraySchema(
    z.object({
      _NormalVital: vitals,
      _TearVital: vitals,
      _RawScarVital: vitals,
      _LinkPartsGuid: guidField,
      _Num: countField,
    }),
  ),
});

/** A parameter that a monster may lack; the pack names its table, which may be that of another monster. */
const pathField = z
  .looseObject({ path: z.string().optional() })
  .transform(({ path }) => path?.replace(/^GameDesign\//, "").replace(/\.user$/, "") ?? null);
const packSchema = z.object({ _Angry: pathField, _Stamina: pathField, _Legendary: pathField });

const angrySchema = z.object({
  _AngrySec: factor,
  _Limit: countField,
  _MotionRate: factor,
  _AttackRate: factor,
  _DamageRate: factor,
});
const tiredSchema = z.object({ _TiredSec: factor, _MotionRate: factor, _DefaultStamina: countField });

/** The tables call low rank `Lower` and high rank `Upper`. */
const byRank = <Row>(row: z.ZodType<Row>) => z.object({ _DataLvLower: row, _DataLvUpper: row });

/** Factors with the ending of a variant. */
const legendarySchema = z.record(z.string(), z.unknown());
const legendaryNames = {
  healthMult: "HealthRate",
  partHealthMult: "PartsVitalRate",
  attackMult: "NoAngryAttackRate",
  enragedAttackMult: "AngryAttackRate",
  staminaLossMult: "StaminaSubRate",
  scratchMult: "NormalVitalRate",
  tearMult: "TearVitalRate",
} as const;
const legendaryKinds = [
  { variant: "tempered", hard: false, ending: "" },
  { variant: "tempered", hard: true, ending: "_Hard" },
  { variant: "archTempered", hard: false, ending: "_King" },
  { variant: "archTempered", hard: true, ending: "_King_Hard" },
] as const;

const enemySchema = z.object({
  _enemyId: enumNameField,
  _EnemyName: guidField,
  _EnemyLegendaryName: guidField,
  _EnemyLegendaryKingName: guidField,
});

const valueField = z.object({ Value: guidField }).transform(({ Value }) => Value);
const conditionSchema = z.object({
  _EmId: enumNameField,
  RidePriset: valueField,
  ParryPriset: valueField,
  BlockPriset: valueField,
  CapturePriset: valueField,
});
const buildupSchema = z.object({
  _InstanceGuid: guidField,
  _DefaultLimit: countField,
  _AddLimit: countField,
  _AccumulationMax: countField,
});
const presets = <Row>(row: z.ZodType<Row>) => z.object({ _PresetArray: createArraySchema(row) });
const presetsSchema = z.object({
  _Ride: presets(buildupSchema),
  _Parry: presets(buildupSchema),
  _Block: presets(
    z.object({
      _InstanceGuid: guidField,
      _DefaultLimit: countField,
      _Data: z.array(z.object({ _AddValue: countField })).min(1),
      _CoolTimeSec: factor,
    }),
  ),
  _Capture: presets(
    z.object({
      _InstanceGuid: guidField,
      _ActivateValue: countField,
      _DecreaseValue: countField,
      _DecreaseSec: factor,
      _SleepSec: factor,
    }),
  ),
});

const difficultySchema = z.object({
  _DifficultyRateArray: createArraySchema(
    z.object({
      _InstanceGuid: guidField,
      _DyingHpVitalRate: z.number().min(0).max(100),
      _CaptureHpVitalRate: z.number().min(0).max(100),
    }),
  ),
});
const layoutSchema = z.object({ _EmID: enumNameField, _DifficultyRankId: valueField });

/** Wounds, breaks, moods, thresholds and crowns of every monster. Needs monsters and quests. */
export const importMonsterCombat = createImporter({
  file: "monster-combat",
  schema: monsterCombatSchema,
  texts: ["Excel_Data/EnemyText"],
  getKey: () => null,
  run: (context) => {
    const readVariants = createVariantReader(context);
    const readThresholds = createThresholdReader(context);
    const readWeakening = createWeakeningReader(context);
    const readCrowns = createCrownReader(context);
    const records = context.ids.list("monsters").map(([gameId, id]) => ({
      id,
      ...readParts(context, gameId),
      ...readMoods(context, gameId),
      ...readVariants(gameId),
      ...readThresholds(gameId),
      ...readWeakening(gameId),
      ...readCrowns(gameId),
    }));
    return { records: records.sort(compareIds) };
  },
});

function readParts(context: ImportContext, gameId: string) {
  const table = `${getPartsPath(context, gameId)}_Param_Parts`;
  const tables = context.tables.getTable(table, partsSchema);
  const parts = new Map(tables._PartsArray.map((part) => [part._InstanceGuid, part]));
  const several = new Map(tables._MultiPartsArray.map((part) => [part._InstanceGuid, part]));
  const getSlug = (guid: string) => {
    const part = parts.get(guid);
    if (!part) throw new ImportError({ table }, "_LinkPartsGuid", `no part ${guid}.`);
    return toPartSlug(part._PartsType);
  };
  const breaks = tables._PartsBreakArray
    .filter(({ _PartsType }) => _PartsType !== hiddenPart)
    .map(({ _PartsType, _TargetCategory, _TargetDataGuid, _ExcuteCount }) => {
      const own = _TargetCategory === "part" ? parts.get(_TargetDataGuid) : undefined;
      const group = _TargetCategory === "several" ? several.get(_TargetDataGuid) : undefined;
      const healths = (own ?? group)?._Vital;
      if (!healths) throw new ImportError({ table }, "_TargetDataGuid", `no part ${_TargetDataGuid}.`);
      const part = toPartSlug(_PartsType);
      const from = [...new Set(own ? [getSlug(own._InstanceGuid)] : group?._LinkPartsGuids.map(getSlug))];
      return {
        part,
        times: _ExcuteCount,
        healths,
        ...(from.some((each) => each !== part) && { from }),
        ...(group?._Action && { damageType: group._Action }),
        ...(group && !group._DefaultEnable && { conditional: true as const }),
      };
    });
  return {
    parts: tables._PartsArray
      .filter(({ _PartsType, _IsEnablePartsVital }) => _PartsType !== hiddenPart && _IsEnablePartsVital)
      .map(({ _PartsType, _Vital }) => ({ part: toPartSlug(_PartsType), healths: _Vital })),
    breaks: [...new Map(breaks.map((each) => [JSON.stringify(each), each])).values()],
    wounds: listWounds(tables._ScarPointArray, getSlug),
  };
}

type Scar = z.infer<typeof partsSchema>["_ScarPointArray"][number];

/** Places of a part with the same figures as one. Those that take no wound are left out. */
function listWounds(scars: readonly Scar[], getSlug: (guid: string) => string) {
  const places = new Map<string, number>();
  for (const scar of scars) {
    if (scar._Num === 0) continue;
    const wound = {
      part: getSlug(scar._LinkPartsGuid),
      limit: scar._Num,
      scratch: scar._NormalVital[0] ?? 0,
      tear: scar._TearVital[0] ?? 0,
      wound: scar._RawScarVital[0] ?? 0,
    };
    const key = JSON.stringify(wound);
    places.set(key, (places.get(key) ?? 0) + 1);
  }
  return [...places].map(([key, count]) => {
    const { part, ...figures } = JSON.parse(key) as Record<"limit" | "scratch" | "tear" | "wound", number> & {
      part: string;
    };
    return { part, places: count, ...figures };
  });
}

function readPack({ tables }: ImportContext, gameId: string) {
  const table = `${getMonsterTablePath(gameId)}_ParamPack`;
  return tables.has(table) ? tables.getTable(table, packSchema) : undefined;
}

/** Rage and fatigue. Small monsters have neither. */
function readMoods(context: ImportContext, gameId: string) {
  const pack = readPack(context, gameId);
  const angry = pack?._Angry && context.tables.getTable(pack._Angry, byRank(angrySchema));
  const tired = pack?._Stamina && context.tables.getTable(pack._Stamina, byRank(tiredSchema));
  const toEnrage = (row: z.infer<typeof angrySchema>) => ({
    threshold: row._Limit,
    durationSec: row._AngrySec,
    speedMult: row._MotionRate,
    attackMult: row._AttackRate,
    damageTakenMult: row._DamageRate,
  });
  const toFatigue = (row: z.infer<typeof tiredSchema>) => ({
    stamina: row._DefaultStamina,
    durationSec: row._TiredSec,
    speedMult: row._MotionRate,
  });
  return {
    ...(angry && { enrage: { low: toEnrage(angry._DataLvLower), high: toEnrage(angry._DataLvUpper) } }),
    ...(tired && { fatigue: { low: toFatigue(tired._DataLvLower), high: toFatigue(tired._DataLvUpper) } }),
  };
}

/** Factors of the variants that a monster has: those whose name differs from its own. */
function createVariantReader(context: ImportContext) {
  const { tables, texts } = context;
  const enemies = new Map(
    tables.getDistinctRows(guide, enemySchema, ["_enemyId"]).map((row) => [row._enemyId, row]),
  );
  return (gameId: string) => {
    const enemy = enemies.get(gameId);
    const path = readPack(context, gameId)?._Legendary;
    if (!enemy || !path) return {};
    const name = texts.get(enemy._EnemyName, enemy.place, "_EnemyName").en;
    const has = (field: "_EnemyLegendaryName" | "_EnemyLegendaryKingName") =>
      texts.hasText(enemy[field]) && texts.get(enemy[field], enemy.place, field).en !== name;
    const known = { tempered: has("_EnemyLegendaryName"), archTempered: has("_EnemyLegendaryKingName") };
    const row = tables.getTable(path, legendarySchema);
    const read = (field: string) => {
      const result = factor.safeParse(row[field]);
      if (!result.success) throw new ImportError({ table: path }, field, "is no factor.");
      return result.data;
    };
    const tempered = legendaryKinds
      .filter(({ variant }) => known[variant])
      .map(({ variant, hard, ending }) => ({
        variant,
        ...(hard && { hard: true as const }),
        healthMult: read(`${legendaryNames.healthMult}${ending}`),
        partHealthMult: read(`${legendaryNames.partHealthMult}${ending}`),
        attackMult: read(`${legendaryNames.attackMult}${ending}`),
        enragedAttackMult: read(`${legendaryNames.enragedAttackMult}${ending}`),
        ...(variant === "tempered" && { speedMult: read(`MotionSpeedRate${ending}`) }),
        staminaLossMult: read(`${legendaryNames.staminaLossMult}${ending}`),
        scratchMult: read(`${legendaryNames.scratchMult}${ending}`),
        tearMult: read(`${legendaryNames.tearMult}${ending}`),
      }));
    return tempered.length > 0 ? { tempered } : {};
  };
}

/** Buildups of mounts, offset attacks, power clashes and tranquilizers; nothing where a monster has no preset. */
function createThresholdReader({ tables }: ImportContext) {
  const { _Ride, _Parry, _Block, _Capture } = tables.getTable(
    `${common}/EmParamBadConditionPreset`,
    presetsSchema,
  );
  const rows = new Map(
    tables
      .getDistinctRows(`${common}/EmParamBadCondition2`, conditionSchema, ["_EmId"], "_BossSettingList")
      .map((row) => [row._EmId, row]),
  );
  const find = <Row extends { _InstanceGuid: string }>(list: { _PresetArray: Row[] }, guid?: string) =>
    list._PresetArray.find(({ _InstanceGuid }) => _InstanceGuid === guid);
  const toThreshold = (row: z.infer<typeof buildupSchema>) => ({
    initial: row._DefaultLimit,
    increase: row._AddLimit,
    max: row._AccumulationMax,
  });
  return (gameId: string) => {
    const row = rows.get(gameId);
    const mount = find(_Ride, row?.RidePriset);
    const offset = find(_Parry, row?.ParryPriset);
    const clash = find(_Block, row?.BlockPriset);
    const capture = find(_Capture, row?.CapturePriset);
    return {
      ...(mount && { mount: toThreshold(mount) }),
      ...(offset && { offset: toThreshold(offset) }),
      ...(clash && {
        clash: {
          initial: clash._DefaultLimit,
          increases: clash._Data.map(({ _AddValue }) => _AddValue),
          cooldownSec: clash._CoolTimeSec,
        },
      }),
      ...(capture && {
        capture: {
          threshold: capture._ActivateValue,
          decay: capture._DecreaseValue,
          decaySec: capture._DecreaseSec,
          sleepSec: capture._SleepSec,
        },
      }),
    };
  };
}

/** Health at which targets of quests limp, from the difficulty that each has in its quest. */
function createWeakeningReader({ tables, ids }: ImportContext) {
  const { _DifficultyRateArray } = tables.getTable(`${common}/EmCommonDifficulty2`, difficultySchema);
  const difficulties = new Map(_DifficultyRateArray.map((row) => [row._InstanceGuid, row]));
  /** Quests by monster and by limp and capture percent. */
  const found = new Map<string, Map<string, Set<string>>>();
  for (const [mission, quest] of ids.list("quests")) {
    const folder = `Mission/Mission${mission.replace(/^MISSION_/, "")}`;
    if (!tables.hasFolder(folder)) continue;
    for (const name of tables.list(folder, /^(BossZakoLayout_.+)\.user\.3\.json$/)) {
      for (const row of tables.getRows(`${folder}/${name}`, layoutSchema, "_MainTargetDataList")) {
        const difficulty = difficulties.get(row._DifficultyRankId);
        if (!difficulty) continue;
        const key = `${difficulty._DyingHpVitalRate}/${difficulty._CaptureHpVitalRate}`;
        const quests = found.get(row._EmID) ?? new Map<string, Set<string>>();
        quests.set(key, (quests.get(key) ?? new Set()).add(quest));
        found.set(row._EmID, quests);
      }
    }
  }
  return (gameId: string) => {
    const weakening = [...(found.get(gameId) ?? [])]
      .map(([key, quests]) => {
        const [limpPct = 0, capturePct = 0] = key.split("/").map(Number);
        return { limpPct, capturePct, quests: [...quests].sort() };
      })
      .sort((a, b) => b.limpPct - a.limpPct || b.capturePct - a.capturePct);
    return weakening.length > 0 ? { weakening } : {};
  };
}
