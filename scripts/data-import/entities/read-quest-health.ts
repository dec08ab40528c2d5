import { z } from "zod";
import { enumNameField, guidField } from "../fields";
import type { ImportContext } from "../importer";
import { getMonsterTablePath, getPartsPath } from "./read-monster-parts";

const valueField = z.object({ Value: guidField }).transform(({ Value }) => Value);
const rate = z.number().positive();

const difficultySchema = z.object({
  _DifficultyRateArray: z.object({
    _DataArray: z.array(z.object({ _InstanceGuid: guidField, _Health: rate, _MultiTableId: valueField })),
  }),
  _MultiRateTblArray: z.object({
    _DataArray: z.array(
      z.object({
        _InstanceGuid: guidField,
        _MultiRateTbl: z.array(z.object({ _Count: z.int(), _Health: rate })),
      }),
    ),
  }),
});

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
  /** Six digits. */
  readonly mission: string;
  /** Code of the monster. */
  readonly monster: string;
  /** Number of the target within the quest. */
  readonly target: number;
  readonly variant: "tempered" | "arch-tempered" | null;
}

/**
 * Health of targets with 1 to 4 hunters: base health times the rate of the target's difficulty times that of the
 * party.
 */
export function createHealthReader(context: ImportContext) {
  const { tables } = context;
  const { _DifficultyRateArray, _MultiRateTblArray } = tables.getTable(
    "Enemy/CommonData/Data/EmCommonDifficulty2",
    difficultySchema,
  );
  const difficulties = new Map(_DifficultyRateArray._DataArray.map((row) => [row._InstanceGuid, row]));
  const parties = new Map(_MultiRateTblArray._DataArray.map((row) => [row._InstanceGuid, row._MultiRateTbl]));
  /** Nothing where the target has several layouts or its tempered health depends on what is not known. */
  return (target: HealthTarget): number[] | undefined => {
    const difficulty = difficulties.get(findDifficulty(tables, target) ?? "");
    const variantRate = getVariantRate(tables, target);
    const party = difficulty && parties.get(difficulty._MultiTableId);
    if (!difficulty || variantRate === undefined || !party) return undefined;
    const { _BaseHealth } = tables.getTable(
      `${getPartsPath(context, target.monster)}_Param_Parts`,
      baseSchema,
    );
    const rates = [1, 2, 3, 4].map((hunters) =>
      hunters === 1 ? 1 : party.find(({ _Count }) => _Count === hunters)?._Health,
    );
    if (rates.includes(undefined)) return undefined;
    return rates.map((partyRate = 1) =>
      Math.round(_BaseHealth * difficulty._Health * variantRate * partyRate),
    );
  };
}

function findDifficulty(tables: ImportContext["tables"], { mission, monster, target }: HealthTarget) {
  const folder = `Mission/Mission${mission}`;
  const layouts = tables.list(folder, /^(BossZakoLayout_.+)\.user\.3\.json$/);
  const found = layouts
    .flatMap((name) => tables.getRows(`${folder}/${name}`, layoutSchema, "_MainTargetDataList"))
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
