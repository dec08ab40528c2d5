import { z } from "zod";
import { rewardDrawsSchema } from "@/lib/catalog/schema/reward-draws";
import type { DrawCount } from "@/lib/drops/expected-hunts";
import { countField } from "../fields";
import { ImportError, type RowPlace } from "../import-error";
import { compareIds, createImporter, type ImportContext } from "../importer";

const folder = "Mission/_UserData/_Reward";
const chanceTable = `${folder}/RewardLotProbabilityTable`;

const targetSchema = z.object({ _TargetNum: countField, _ConfirmNum: countField, _LotTableNum: countField });
const questSchema = z.object({
  _QuestCommonRewardLotProbabilityTableId: countField,
  _QuestCommonRewardConfirmNum: countField,
});
const chanceSchema = z.object({ _tableId: countField, _addLotNum: countField, _probability: countField });

/** How often rewards of targets and of quests are drawn: sure draws, and the chances of further ones. */
export const importRewardDraws = createImporter({
  file: "reward-draws",
  schema: rewardDrawsSchema,
  getKey: () => null,
  run: (context) => {
    const readExtra = createChanceReader(context);
    const targets = context.tables
      .getDistinctRows(`${folder}/RewardNumTable`, targetSchema, ["_TargetNum"])
      .map(({ _TargetNum, _ConfirmNum, _LotTableNum, place }) => ({
        id: `target-${_TargetNum}`,
        kind: "target" as const,
        targets: _TargetNum,
        sure: _ConfirmNum,
        extra: readExtra(_LotTableNum, place),
      }));
    const { times, extra } = readQuestDraws(context);
    const ofQuest = { id: "quest", kind: "quest" as const, sure: times, extra };
    return { records: [...targets, ofQuest].sort(compareIds) };
  },
});

/** How often what a quest itself pays is drawn. */
export function readQuestDraws(context: Pick<ImportContext, "tables">): Required<DrawCount> {
  const table = `${folder}/QuestRewardVariousData`;
  const quest = context.tables.getTable(table, questSchema);
  return {
    times: quest._QuestCommonRewardConfirmNum,
    extra: createChanceReader(context)(quest._QuestCommonRewardLotProbabilityTableId, { table }),
  };
}

/** Chances of 0, 1, 2 … further draws by number of their table. @throws ImportError where one is cut short */
function createChanceReader({ tables }: Pick<ImportContext, "tables">) {
  const rows = tables.getDistinctRows(chanceTable, chanceSchema, ["_tableId", "_addLotNum"]);
  return (number: number, place: RowPlace): number[] => {
    const chances = rows
      .filter(({ _tableId }) => _tableId === number)
      .sort((a, b) => a._addLotNum - b._addLotNum);
    const isWhole = chances.every(({ _addLotNum }, index) => _addLotNum === index);
    const sum = chances.reduce((total, { _probability }) => total + _probability, 0);
    if (!isWhole || sum !== 100) {
      throw new ImportError(place, "_LotTableNum", `the chances of table ${number} are ${sum} % together.`);
    }
    return chances.map(({ _probability }) => _probability);
  };
}
