import { z } from "zod";
import { enumNameField, guidField } from "../fields";
import { roundFigure } from "../figures";
import type { ImportContext } from "../importer";
import { getMonsterTablePath, getPartsPath } from "./read-monster-parts";

const valueField = z.object({ Value: guidField }).transform(({ Value }) => Value);
const rate = z.number().positive();

/** Of a status: what the first threshold and what each further one is multiplied by. */
const statusRate = z.object({ _DefaultLimit: rate, _AddAndMaxLimit: rate });
/** What builds up, its column of the difficulty, and the one of the party. */
const statusColumns = {
  poison: ["_Poison", "_BadConditionAddLimit"],
  paralysis: ["_Paralyze", "_ParalyzeAddLimit"],
  sleep: ["_Sleep", "_BadConditionAddLimit"],
  blast: ["_Explosion", "_BadConditionAddLimit"],
  stun: ["_Stun", "_StunAddLimit"],
  exhaust: ["_Exhaust", "_ExhaustAddLimit"],
  mount: ["_Ride", "_RideAddLimit"],
} as const;

const difficultySchema = z.object({
  _DifficultyRateArray: z.object({
    _DataArray: z.array(
      z.object({
        _InstanceGuid: guidField,
        _Health: rate,
        _PartsVital: rate,
        _ScarNormalAndTear: rate,
        _ScarRaw: rate,
        _Poison: statusRate,
        _Paralyze: statusRate,
        _Sleep: statusRate,
        _Explosion: statusRate,
        _Stun: statusRate,
        _Exhaust: statusRate,
        _Ride: statusRate,
        _MultiTableId: valueField,
      }),
    ),
  }),
  _MultiRateTblArray: z.object({
    _DataArray: z.array(
      z.object({
        _InstanceGuid: guidField,
        _MultiRateTbl: z.array(
          z.object({
            _Count: z.int(),
            _Health: rate,
            _PartsVital: rate,
            _ScarNormalAndTear: rate,
            _ScarRaw: rate,
            _BadConditionAddLimit: rate,
            _ParalyzeAddLimit: rate,
            _StunAddLimit: rate,
            _ExhaustAddLimit: rate,
            _RideAddLimit: rate,
          }),
        ),
      }),
    ),
  }),
});
type Difficulty = z.infer<typeof difficultySchema>["_DifficultyRateArray"]["_DataArray"][number];
type PartyRates = z.infer<
  typeof difficultySchema
>["_MultiRateTblArray"]["_DataArray"][number]["_MultiRateTbl"];

const layoutSchema = z.object({
  _EmID: enumNameField,
  _StoryTargetID: z.int(),
  _DifficultyRankId: valueField,
});

const baseSchema = z.object({ _BaseHealth: z.int().min(1) });

const legendarySchema = z.object({
  HealthRate: rate,
  HealthRate_King: rate,
  HealthRate_Hard: rate.optional(),
  HealthRate_King_Hard: rate.optional(),
});

/** A target of a quest. */
interface HealthTarget {
  /** Tables that place the monsters of the quest. */
  readonly layouts: readonly string[];
  /** Code of the monster. */
  readonly monster: string;
  /** Number of the target within the quest. */
  readonly target: number;
  readonly variant: "tempered" | "arch-tempered" | null;
}

/**
 * Health of targets with 1 to 4 hunters: base health times the rate of the target's difficulty times that of the
 * party; and what the same two multiply parts, wounds and thresholds by.
 */
export function createHealthReader(context: ImportContext) {
  const { tables } = context;
  const { _DifficultyRateArray, _MultiRateTblArray } = tables.getTable(
    "Enemy/CommonData/Data/EmCommonDifficulty2",
    difficultySchema,
  );
  const difficulties = new Map(_DifficultyRateArray._DataArray.map((row) => [row._InstanceGuid, row]));
  const parties = new Map(_MultiRateTblArray._DataArray.map((row) => [row._InstanceGuid, row._MultiRateTbl]));
  /**
   * Nothing where the target has several layouts; no health where that of a tempered one depends on what is not known.
   */
  return (target: HealthTarget) => {
    const difficulty = difficulties.get(findDifficulty(tables, target) ?? "");
    const variantRate = getVariantRate(tables, target);
    const rates = difficulty && parties.get(difficulty._MultiTableId);
    const party = rates && sortParty(rates);
    if (!difficulty || !party) return {};
    const scaling = readScaling(difficulty, party);
    if (variantRate === undefined) return { scaling };
    const { _BaseHealth } = tables.getTable(
      `${getPartsPath(context, target.monster)}_Param_Parts`,
      baseSchema,
    );
    const health = [1, ...party.map(({ _Health }) => _Health)].map((partyRate) =>
      Math.round(_BaseHealth * difficulty._Health * variantRate * partyRate),
    );
    return { health, scaling };
  };
}

/** Rates of 2, 3 and 4 hunters; nothing where one is missing. */
function sortParty(rates: PartyRates): PartyRates | undefined {
  const party = [2, 3, 4].flatMap((hunters) => rates.find(({ _Count }) => _Count === hunters) ?? []);
  return party.length === 3 ? party : undefined;
}

/** Factors of part health, wounds and thresholds, with 1 to 4 hunters where the party counts. */
function readScaling(difficulty: Difficulty, party: PartyRates) {
  const withParty = (own: number, key: Exclude<keyof PartyRates[number], "_Count">) =>
    [1, ...party.map((row) => row[key])].map((partyRate) => roundFigure(own * partyRate));
  const readStatus = (status: keyof typeof statusColumns) => {
    const [column, partyColumn] = statusColumns[status];
    const { _DefaultLimit, _AddAndMaxLimit } = difficulty[column];
    return { initial: roundFigure(_DefaultLimit), increase: withParty(_AddAndMaxLimit, partyColumn) };
  };
  return {
    parts: withParty(difficulty._PartsVital, "_PartsVital"),
    scratch: withParty(difficulty._ScarNormalAndTear, "_ScarNormalAndTear"),
    wound: withParty(difficulty._ScarRaw, "_ScarRaw"),
    status: {
      poison: readStatus("poison"),
      paralysis: readStatus("paralysis"),
      sleep: readStatus("sleep"),
      blast: readStatus("blast"),
      stun: readStatus("stun"),
      exhaust: readStatus("exhaust"),
      mount: readStatus("mount"),
    },
  };
}

function findDifficulty(tables: ImportContext["tables"], { layouts, monster, target }: HealthTarget) {
  const found = layouts
    .flatMap((table) => tables.getRows(table, layoutSchema, "_MainTargetDataList"))
    .filter((row) => row._EmID === monster && row._StoryTargetID === target)
    .map(({ _DifficultyRankId }) => _DifficultyRankId);
  const [first, ...others] = new Set(found);
  return others.length === 0 ? first : undefined;
}

/** Which quests use the hard rates is not known, so that a variant has a rate only where both are the same. */
function getVariantRate(
  tables: ImportContext["tables"],
  { monster, variant }: HealthTarget,
): number | undefined {
  if (variant === null) return 1;
  const table = `${getMonsterTablePath(monster)}_Param_Legendary`;
  if (!tables.has(table)) return undefined;
  const rates = tables.getTable(table, legendarySchema);
  const [usual, hard] =
    variant === "tempered"
      ? [rates.HealthRate, rates.HealthRate_Hard]
      : [rates.HealthRate_King, rates.HealthRate_King_Hard];
  return hard === undefined || hard === usual ? usual : undefined;
}
