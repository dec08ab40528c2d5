import { z } from "zod";
import { countField, createCodeField, enumNameField, guidField } from "../fields";
import { roundFigure } from "../figures";
import { ImportError } from "../import-error";
import type { ImportContext } from "../importer";
import type { LocatedRow } from "../tables";

const folder = "Enemy/CommonData/Data";

/** Stars of the field guide by the name of the effect. */
const effectField = createCodeField({
  DISABLE: 0,
  ENABLE: 3,
  ENABLE_S: 1,
  ENABLE_M: 2,
  ENABLE_L: 3,
} as const);

const buildupSchema = z.object({
  _InstanceGuid: guidField,
  _EffectiveType: effectField,
  _DefaultLimit: countField,
  _AddLimit: countField,
  _AccumulationMax: countField,
});
const resistSchema = z
  .array(z.object({ _Enable: z.boolean(), _EffectTime: z.number().positive() }))
  .transform((steps) => steps.filter(({ _Enable }) => _Enable).map(({ _EffectTime }) => _EffectTime));
const poisonSchema = buildupSchema.extend({
  _Damage: countField,
  _DamageEx: countField,
  _IntervalSec: z.number().positive().transform(roundFigure),
  _ActiveSec: z.number().positive(),
});
const paralysisSchema = buildupSchema.extend({ _ResistTable: resistSchema });
const blastSchema = buildupSchema.extend({ _Damage: countField, _DamageEx: countField });
const exhaustSchema = buildupSchema.extend({ _SutaminaDecreaseValue: countField });
const effectSchema = z.object({ _InstanceGuid: guidField, _EffectiveType: effectField });

/** Some kinds of presets are a list, others a list inside an object. */
const wrappedSchema = z.object({ _DataArray: z.unknown() });

/** The presets of one kind of condition by guid. */
function createPresetsSchema<Row extends { _InstanceGuid: string }>(row: z.ZodType<Row>) {
  const rows = z.unknown().transform((list) => wrappedSchema.safeParse(list).data?._DataArray ?? list);
  return z
    .object({ _PresetArray: rows.pipe(z.array(row)) })
    .transform(({ _PresetArray }) => new Map(_PresetArray.map((preset) => [preset._InstanceGuid, preset])));
}

const presetsSchema = z.object({
  _Paralyze: createPresetsSchema(paralysisSchema),
  _Poison: createPresetsSchema(poisonSchema),
  _Sleep: createPresetsSchema(buildupSchema),
  _Stun: createPresetsSchema(buildupSchema),
  _Blast: createPresetsSchema(blastSchema),
  _Stamina: createPresetsSchema(exhaustSchema),
  _Flash: createPresetsSchema(effectSchema),
  _Ear: createPresetsSchema(effectSchema),
  _TrapFall: createPresetsSchema(effectSchema),
  _TrapParalyse: createPresetsSchema(effectSchema),
  _TrapIvy: createPresetsSchema(effectSchema),
});

/** Durations that all monsters share. */
const sharedSchema = z.object({
  _Sleep: z.object({ _ResistTable: resistSchema }),
  _Stun: z.object({ _ResistTable: resistSchema }),
});

const presetField = z.object({ Value: guidField }).transform(({ Value }) => Value);

const rowSchema = z.object({
  _EmId: enumNameField,
  ParalyzePriset: presetField,
  PoisonPriset: presetField,
  SleepPriset: presetField,
  StunPriset: presetField,
  BlastPreset: presetField,
  StaminaPreset: presetField,
  FlashPriset: presetField,
  EarPriset: presetField,
  TrapFallPriset: presetField,
  TrapParalysePriset: presetField,
  TrapIvyPriset: presetField,
});

type ConditionRow = z.infer<typeof rowSchema>;
type Presets = z.infer<typeof presetsSchema>;
type Shared = z.infer<typeof sharedSchema>;

/** Status effects and traps on large monsters, by the monster's code: a function that gives the fields of a record. */
export function createConditionReader({ tables }: ImportContext) {
  const presets = tables.getTable(`${folder}/EmParamBadConditionPreset`, presetsSchema);
  const shared = tables.getTable(`${folder}/EmParamBadConditionPreset`, sharedSchema);
  const rows = tables.getDistinctRows(
    `${folder}/EmParamBadCondition2`,
    rowSchema,
    ["_EmId"],
    "_BossSettingList",
  );
  const byMonster = new Map(rows.map((row) => [row._EmId, row]));
  return (gameId: string) => {
    const row = byMonster.get(gameId);
    return row && toConditions(row, presets, shared);
  };
}

function toConditions(row: LocatedRow<ConditionRow>, presets: Presets, shared: Shared) {
  const statuses = {
    poison: presets._Poison.get(row.PoisonPriset),
    paralysis: presets._Paralyze.get(row.ParalyzePriset),
    sleep: presets._Sleep.get(row.SleepPriset),
    blast: presets._Blast.get(row.BlastPreset),
    stun: presets._Stun.get(row.StunPriset),
    exhaust: presets._Stamina.get(row.StaminaPreset),
  };
  const stars = (status: Status) => statuses[status]?._EffectiveType ?? 0;
  const works = (preset: z.infer<typeof effectSchema> | undefined) => (preset?._EffectiveType ?? 0) > 0;
  return {
    statusEffectiveness: {
      poison: stars("poison"),
      paralysis: stars("paralysis"),
      sleep: stars("sleep"),
      blast: stars("blast"),
      stun: stars("stun"),
      exhaust: stars("exhaust"),
    },
    itemEffectiveness: {
      flash: works(presets._Flash.get(row.FlashPriset)),
      sonic: works(presets._Ear.get(row.EarPriset)),
      pitfallTrap: works(presets._TrapFall.get(row.TrapFallPriset)),
      shockTrap: works(presets._TrapParalyse.get(row.TrapParalysePriset)),
      ivyTrap: works(presets._TrapIvy.get(row.TrapIvyPriset)),
    },
    statusThresholds: toThresholds(statuses, row),
    statusProcs: toProcs(row, presets, shared),
  };
}

/** Effects of each proc. Tables call high rank `Ex`. */
function toProcs(row: LocatedRow<ConditionRow>, presets: Presets, { _Sleep, _Stun }: Shared) {
  const poison = presets._Poison.get(row.PoisonPriset);
  const paralysis = presets._Paralyze.get(row.ParalyzePriset);
  const sleep = presets._Sleep.get(row.SleepPriset);
  const blast = presets._Blast.get(row.BlastPreset);
  const exhaust = presets._Stamina.get(row.StaminaPreset);
  if (!blast) throw new ImportError(row.place, "BlastPreset", "no such preset.");
  const works = (status: Buildup | undefined) => (status?._EffectiveType ?? 0) > 0;
  return {
    ...(poison && works(poison)
      ? {
          poison: {
            damage: { low: poison._Damage, high: poison._DamageEx },
            intervalSec: poison._IntervalSec,
            durationSec: poison._ActiveSec,
          },
        }
      : {}),
    ...(paralysis && works(paralysis) ? { paralysis: { durationsSec: paralysis._ResistTable } } : {}),
    ...(works(sleep) ? { sleep: { durationsSec: _Sleep._ResistTable } } : {}),
    blast: { damage: { low: blast._Damage, high: blast._DamageEx } },
    stun: { durationsSec: _Stun._ResistTable },
    ...(exhaust && works(exhaust) ? { exhaust: { stamina: exhaust._SutaminaDecreaseValue } } : {}),
  };
}

type Status = "poison" | "paralysis" | "sleep" | "blast" | "stun" | "exhaust";
type Buildup = z.infer<typeof buildupSchema>;

/** Buildups of the statuses that work. Blast and stun work on every monster. */
function toThresholds(
  statuses: Readonly<Record<Status, Buildup | undefined>>,
  { _EmId, place }: LocatedRow<ConditionRow>,
) {
  const get = (status: Status) => {
    const preset = statuses[status];
    if (!preset || preset._EffectiveType === 0) return undefined;
    return { initial: preset._DefaultLimit, increase: preset._AddLimit, max: preset._AccumulationMax };
  };
  const [poison, paralysis, sleep] = [get("poison"), get("paralysis"), get("sleep")];
  const [blast, stun, exhaust] = [get("blast"), get("stun"), get("exhaust")];
  if (!blast || !stun) throw new ImportError(place, "_EmId", `blast or stun does not work on ${_EmId}.`);
  return {
    ...(poison ? { poison } : {}),
    ...(paralysis ? { paralysis } : {}),
    ...(sleep ? { sleep } : {}),
    blast,
    stun,
    ...(exhaust ? { exhaust } : {}),
  };
}
