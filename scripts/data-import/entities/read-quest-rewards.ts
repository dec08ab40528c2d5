import { z } from "zod";
import { countField, enumNameField, enumNumberField } from "../fields";
import { ImportError } from "../import-error";
import type { ImportContext } from "../importer";

const settingTable = "Mission/_UserData/_Reward/QuestRewardSetting";
const rewardTable = "Mission/_UserData/_Reward/CommonRewardData";

/** Tables of other numbers are only ever 0, which is none. A quest with one would have more rewards than are read. */
const noTable = z.literal(0);

const settingSchema = z.object({
  _missionID: enumNameField,
  _commonRewardTableId: countField,
  _targetAddRewardTableId: noTable,
  _questAddRewardTableId: noTable,
});

const rewardSchema = z.object({
  _tableId: countField,
  _itemId: enumNumberField,
  _num: countField,
  _probability: countField,
});

/** An item that a quest can give, with how many of it and the chance in percent of one draw. */
interface QuestReward {
  readonly item: string;
  readonly qty: number;
  readonly chance: number;
}

/**
 * Item rewards of quests by code of the mission, likeliest first: `QuestRewardSetting` names the table of a quest in
 * `CommonRewardData`. Needs items.
 *
 * @throws ImportError where a quest stands in two rows, names a table that is not there, or the chances of a table
 *   are not 100 % together
 */
export function readQuestRewards(
  context: Pick<ImportContext, "tables" | "ids">,
): ReadonlyMap<string, readonly QuestReward[]> {
  const rewardsByTable = readTables(context);
  const rewards = new Map<string, readonly QuestReward[]>();
  for (const { _missionID, _commonRewardTableId, place } of context.tables.getRows(
    settingTable,
    settingSchema,
  )) {
    const table = rewardsByTable.get(_commonRewardTableId);
    if (!table) {
      throw new ImportError(
        place,
        "_commonRewardTableId",
        `no rewards have the number ${_commonRewardTableId}.`,
      );
    }
    if (rewards.has(_missionID))
      throw new ImportError(place, "_missionID", `${_missionID} stands in two rows.`);
    rewards.set(_missionID, table);
  }
  return rewards;
}

/** Rewards that no quest of the tables names, by the number of their table, as `readQuestRewards` has the others. */
export function readUnassignedRewards(
  context: Pick<ImportContext, "tables" | "ids">,
): ReadonlyMap<number, readonly QuestReward[]> {
  const used = new Set(
    context.tables
      .getRows(settingTable, settingSchema)
      .map(({ _commonRewardTableId }) => _commonRewardTableId),
  );
  return new Map([...readTables(context)].filter(([table]) => !used.has(table)));
}

function readTables({
  tables,
  ids,
}: Pick<ImportContext, "tables" | "ids">): ReadonlyMap<number, readonly QuestReward[]> {
  const rewards = new Map<number, QuestReward[]>();
  for (const { _tableId, _itemId, _num, _probability, place } of tables.getRows(rewardTable, rewardSchema)) {
    const table = rewards.get(_tableId) ?? [];
    rewards.set(_tableId, table);
    if (_probability === 0) continue;
    table.push({ item: ids.get("items", _itemId, place, "_itemId"), qty: _num, chance: _probability });
  }
  for (const [number, table] of rewards) {
    const sum = table.reduce((total, { chance }) => total + chance, 0);
    if (sum !== 100) {
      const place = { table: rewardTable };
      throw new ImportError(place, "_probability", `the chances of table ${number} are ${sum} % together.`);
    }
    table.sort((a, b) => b.chance - a.chance);
  }
  return rewards;
}
