import { z } from "zod";
import { countField, createCodeField, enumNameField, guidField } from "../fields";
import { ImportError } from "../import-error";
import type { ImportContext } from "../importer";
import { createArraySchema } from "./read-monster-parts";

const folder = "Enemy/CommonData/Data";

/** Ranks 1 to 3 of rewards are those of low rank, 4 to 10 those of high rank. */
const rankField = enumNameField.transform((name, context) => {
  const rank = Number(/^REWARD_RANK_(\d+)$/.exec(name)?.[1] ?? Number.NaN);
  if (rank >= 1 && rank <= 10) return rank;
  context.addIssue({ code: "custom", message: `unknown rank ${name}.` });
  return z.NEVER;
});
const lowRanks = 3;
const allRanks = 10;

const valueField = z.object({ Value: guidField }).transform(({ Value }) => Value);
const sizeTableSchema = z.object({
  _RewardRank_L: rankField,
  _RewardRank_U: rankField,
  _SizeTableId: valueField,
  _SizeTableId2: valueField,
  _SizeTableId3: valueField,
  _SizeTableId4: valueField,
  _SizeTableId5: valueField,
});

const randomSizeSchema = z.object({
  _RandomSizeTblArray: createArraySchema(
    z.object({
      _InstanceGuid: guidField,
      _ProbDataTbl: z.array(z.object({ _Scale: z.int().positive(), _Prob: countField })),
    }),
  ),
  _EnemyRandomSizeTblArray: z.array(
    z.object({
      _EmId: enumNameField,
      _LegendaryId: createCodeField({ NONE: null, NORMAL: "tempered", KING: "archTempered" } as const),
      _SizeTable: z.array(sizeTableSchema),
    }),
  ),
});

const sizeSchema = z.object({
  _EmId: enumNameField,
  _CrownSize_Small: z.int().positive(),
  _CrownSize_Big: z.int().positive(),
  _CrownSize_King: z.int().positive(),
  _IsDisableRandom: z.boolean(),
});

type SizeTable = z.infer<typeof sizeTableSchema>;
type Crowns = z.infer<typeof sizeSchema>;

/**
 * Chances of crowns: the sum of the chances of all sizes at or past the size of the crown. A silver crown is one that
 * is not gold.
 */
export function createCrownReader({ tables }: ImportContext) {
  const table = `${folder}/EmCommonRandomSize`;
  const { _RandomSizeTblArray, _EnemyRandomSizeTblArray } = tables.getTable(table, randomSizeSchema);
  const sizes = new Map(
    tables
      .getDistinctRows(`${folder}/EmCommonSize`, sizeSchema, ["_EmId"], "_EnemySizeTbl")
      .map((row) => [row._EmId, row]),
  );
  const chances = new Map(_RandomSizeTblArray.map((row) => [row._InstanceGuid, row._ProbDataTbl]));
  for (const [guid, rows] of chances) {
    const sum = rows.reduce((total, { _Prob }) => total + _Prob, 0);
    if (sum !== 100)
      throw new ImportError({ table }, "_ProbDataTbl", `the chances of ${guid} are ${sum} % together.`);
  }

  function count(guid: string, isCounted: (scale: number) => boolean): number {
    const rows = chances.get(guid);
    if (!rows) throw new ImportError({ table }, "_SizeTableId", `no table ${guid}.`);
    return rows.reduce((total, { _Scale, _Prob }) => total + (isCounted(_Scale) ? _Prob : 0), 0);
  }

  const getCrowns = (guid: string, crown: Crowns) => ({
    smallGold: count(guid, (scale) => scale <= crown._CrownSize_Small),
    largeSilver: count(guid, (scale) => scale >= crown._CrownSize_Big && scale < crown._CrownSize_King),
    largeGold: count(guid, (scale) => scale >= crown._CrownSize_King),
  });

  return (gameId: string) => {
    const size = sizes.get(gameId);
    if (!size || size._IsDisableRandom) return {};
    const crowns = _EnemyRandomSizeTblArray
      .filter(({ _EmId }) => _EmId === gameId)
      .flatMap(({ _LegendaryId, _SizeTable }) =>
        _SizeTable.flatMap((row) =>
          groupGrades(row).map(([guid, grades]) => ({
            ...(_LegendaryId && { variant: _LegendaryId }),
            ...getRank(row),
            grades,
            ...getCrowns(guid, size),
          })),
        ),
      );
    return crowns.length > 0 ? { crowns } : {};
  };
}

/** Grades 1 to 5 by the table that they use. */
function groupGrades(row: SizeTable): [guid: string, grades: number[]][] {
  const guids = [
    row._SizeTableId,
    row._SizeTableId2,
    row._SizeTableId3,
    row._SizeTableId4,
    row._SizeTableId5,
  ];
  const groups = new Map<string, number[]>();
  for (const [index, guid] of guids.entries()) groups.set(guid, [...(groups.get(guid) ?? []), index + 1]);
  return [...groups];
}

function getRank({ _RewardRank_L, _RewardRank_U }: SizeTable): { rank?: "low" | "high" } {
  if (_RewardRank_L === 1 && _RewardRank_U === allRanks) return {};
  return { rank: _RewardRank_U <= lowRanks ? "low" : "high" };
}
