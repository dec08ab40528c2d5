import { z } from "zod";
import { countField, createCodeField, enumNameField, guidField } from "../fields";
import type { ImportContext } from "../importer";

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
const effectSchema = z.object({ _InstanceGuid: guidField, _EffectiveType: effectField });

/** The presets of one kind of condition by guid. */
function createPresetsSchema<Row extends { _InstanceGuid: string }>(row: z.ZodType<Row>) {
  return z
    .object({ _PresetArray: z.union([z.array(row), z.object({ _DataArray: z.array(row) })]) })
    .transform(({ _PresetArray: list }) => {
      const rows = Array.isArray(list) ? list : list._DataArray;
      return new Map(rows.map((preset) => [preset._InstanceGuid, preset]));
    });
}

const presetsSchema = z.object({
  _Paralyze: createPresetsSchema(buildupSchema),
  _Poison: createPresetsSchema(buildupSchema),
  _Sleep: createPresetsSchema(buildupSchema),
  _Stun: createPresetsSchema(buildupSchema),
  _Blast: createPresetsSchema(buildupSchema),
  _Stamina: createPresetsSchema(buildupSchema),
  _Flash: createPresetsSchema(effectSchema),
  _Ear: createPresetsSchema(effectSchema),
  _TrapFall: createPresetsSchema(effectSchema),
  _TrapParalyse: createPresetsSchema(effectSchema),
  _TrapIvy: createPresetsSchema(effectSchema),
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

/** What status and traps do to large monsters, by the monster's code: a function that gives the fields of a record. */
export function createConditionReader({ tables }: ImportContext) {
  const presets = tables.getTable(`${folder}/EmParamBadConditionPreset`, presetsSchema);
  const rows = tables.getRows(`${folder}/EmParamBadCondition2`, rowSchema, "_BossSettingList");
  const byMonster = new Map(rows.map((row) => [row._EmId, row]));
  return (gameId: string) => {
    const row = byMonster.get(gameId);
    return row && toConditions(row, presets);
  };
}

function toConditions(row: ConditionRow, presets: Presets) {
  const statuses = {
    poison: presets._Poison.get(row.PoisonPriset),
    paralysis: presets._Paralyze.get(row.ParalyzePriset),
    sleep: presets._Sleep.get(row.SleepPriset),
    blast: presets._Blast.get(row.BlastPreset),
    stun: presets._Stun.get(row.StunPriset),
    exhaust: presets._Stamina.get(row.StaminaPreset),
  };
  const stars = mapValues(statuses, (status) => status?._EffectiveType ?? 0);
  const works = (preset: z.infer<typeof effectSchema> | undefined) => (preset?._EffectiveType ?? 0) > 0;
  return {
    statusEffectiveness: stars,
    itemEffectiveness: {
      flash: works(presets._Flash.get(row.FlashPriset)),
      sonic: works(presets._Ear.get(row.EarPriset)),
      pitfallTrap: works(presets._TrapFall.get(row.TrapFallPriset)),
      shockTrap: works(presets._TrapParalyse.get(row.TrapParalysePriset)),
      ivyTrap: works(presets._TrapIvy.get(row.TrapIvyPriset)),
    },
    statusThresholds: Object.fromEntries(
      Object.entries(statuses).flatMap(([status, preset]) =>
        preset && preset._EffectiveType > 0
          ? [
              [
                status,
                {
                  initial: preset._DefaultLimit,
                  increase: preset._AddLimit,
                  max: preset._AccumulationMax,
                },
              ],
            ]
          : [],
      ),
    ),
  };
}

function mapValues<Key extends string, From, To>(
  record: Record<Key, From>,
  map: (value: From) => To,
): Record<Key, To> {
  const entries = Object.entries<From>(record).map(([key, value]) => [key, map(value)]);
  return Object.fromEntries(entries);
}
