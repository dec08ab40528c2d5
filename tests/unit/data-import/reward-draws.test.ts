import { describe, expect, test } from "vitest";
import { importRewardDraws } from "@/scripts/data-import/entities/import-reward-draws";
import { runImport } from "@/scripts/data-import/run-import";
import { copyData, copyTables, editTable } from "@/tests/support/data-import/tables";

const folder = "Mission/_UserData/_Reward";

/** The records that the extract, or a changed copy, gives. */
function read(tables = copyTables()): unknown {
  return JSON.parse(
    runImport(tables, copyData(), [importRewardDraws]).files.get("catalog/reward-draws.json") ?? "",
  );
}

describe("how often rewards are drawn", () => {
  test("is read for each number of targets, and for what the quest itself pays", () => {
    const extra = [14, 20, 28, 22, 16];
    expect(read()).toEqual([
      { id: "quest", kind: "quest", sure: 4, extra },
      { id: "target-1", kind: "target", targets: 1, sure: 4, extra },
      { id: "target-2", kind: "target", targets: 2, sure: 2, extra: [20, 33, 27, 20] },
      { id: "target-3", kind: "target", targets: 3, sure: 2, extra: [34, 38, 28] },
      { id: "target-4", kind: "target", targets: 4, sure: 2, extra: [60, 40] },
      { id: "target-5", kind: "target", targets: 5, sure: 2, extra: [60, 40] },
    ]);
  });

  test.each([
    [
      "chances that do not sum to 100 %",
      "RewardLotProbabilityTable",
      '"_probability":60',
      '"_probability":61',
      /101 %/,
    ],
    [
      "a number of draws that is left out",
      "RewardLotProbabilityTable",
      '"_addLotNum":2',
      '"_addLotNum":9',
      /_LotTableNum/,
    ],
    [
      "a table that is not there",
      "RewardNumTable",
      '"_LotTableNum":400',
      '"_LotTableNum":900',
      /table 900 are 0 %/,
    ],
  ])("is refused with %s", (_, table, from, to, says) => {
    const tables = copyTables();
    editTable(tables, `${folder}/${table}`, from, to);
    expect(() => read(tables)).toThrow(says);
  });
});
