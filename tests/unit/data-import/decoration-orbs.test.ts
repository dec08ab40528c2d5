import { afterAll, describe, expect, test } from "vitest";
import { importDecorationOrbs } from "@/scripts/data-import/entities/import-decoration-orbs";
import { Ids } from "@/scripts/data-import/ids";
import { Overlays } from "@/scripts/data-import/overlays";
import { Tables } from "@/scripts/data-import/tables";
import { Texts } from "@/scripts/data-import/texts";
import { writeTables } from "@/tests/support/data-import/tables";

const armor = "[1842954880] ACC_TYPE_01";
const weapon = "[2656512000] ACC_TYPE_00";

/** What the orb of armor decorations gives: two of its kind and one for weapons. */
function read(chances: readonly number[], weights: readonly (readonly number[])[]) {
  const folder = writeTables(
    {
      "Common/Equip/AccessoryRankJudgeData": [
        { _ItemId: "[10] ITEM_0010", _AccessoryType: armor, _Probability: chances },
      ],
      "Common/Equip/AccessoryData": [armor, armor, weapon].map((_AccessoryType, index) => ({
        _AccessoryId: `[${index + 1}] ACC_ID`,
        _AccessoryType,
      })),
      "Common/Equip/AccessoryJudgeData": weights.map((_Probability, index) => ({
        _AccessoryId: `[${index + 1}] ACC_ID`,
        _Probability,
      })),
    },
    afterAll,
  );
  const ids = new Ids(new Map());
  const place = { table: "test" };
  ids.assign("items", "10", "orb", place);
  for (const [index, name] of ["one", "two", "three"].entries()) {
    ids.assign("decorations", String(index + 1), name, place);
  }
  const tables = Tables.open(folder);
  return importDecorationOrbs.run({
    tables,
    ids,
    texts: new Texts(tables, []),
    overlays: new Overlays(folder),
  }).records;
}

describe("decoration orbs", () => {
  test("have a chance for each tier, and the decorations of their own kind of slot", () => {
    expect(
      read(
        [30, 70, 0],
        [
          [1, 2, 0],
          [0, 1, 1],
          [5, 5, 5],
        ],
      ),
    ).toEqual([
      {
        id: "orb",
        kind: "armor",
        tiers: [
          { tier: 1, chance: 30, decorations: [{ decoration: "one", weight: 1 }] },
          {
            tier: 2,
            chance: 70,
            decorations: [
              { decoration: "one", weight: 2 },
              { decoration: "two", weight: 1 },
            ],
          },
        ],
      },
    ]);
  });

  test("are refused where the chances of the tiers do not sum to 100", () => {
    expect(() => read([30, 60], [[1, 1]])).toThrow(/the chances are 90 % together/);
  });

  test("are refused where a tier with a chance has no decoration", () => {
    expect(() => read([50, 50], [[1, 0]])).toThrow(/no decoration is in tier 2/);
  });
});
