import { describe, expect, test } from "vitest";
import {
  hasTables,
  type Json,
  readFacts,
  readNumber,
  readRows,
} from "@/tests/support/data-import/second-reader";

const bits: Readonly<Record<string, number>> = {
  fire: 1,
  water: 2,
  ice: 3,
  thunder: 4,
  dragon: 5,
  poison: 6,
  paralysis: 7,
  sleep: 8,
  blast: 9,
};

describe.skipIf(!hasTables)("a second reader of the tables", () => {
  test("finds the same Palico gear, piece by piece", () => {
    const items = new Map(readFacts("items").map(({ id, gameId }) => [gameId, id]));
    const sets = new Map(readFacts("palico-gear").map((set) => [set.gameId, set]));
    const recipes = readRows("Facility/data/OtomoEquipRecipe");
    let compared = 0;
    const compare = (row: Json, piece: string, category: string, theirs: Json) => {
      const own = sets.get(readNumber(row._Series)).pieces.find((each: Json) => each.piece === piece);
      const { name, materials, ...figures } = own;
      expect(name).not.toBe("");
      expect(figures).toEqual({ piece, ...theirs });
      const recipe = recipes.find(
        ({ _SeriesId, _EquipCategory }) => _SeriesId === row._Series && _EquipCategory.endsWith(category),
      );
      const wanted = (recipe?._Item ?? []).flatMap((item: string, at: number) =>
        item.endsWith("INVALID") ? [] : [{ item: items.get(readNumber(item)), qty: recipe._ItemNum[at] }],
      );
      expect(materials).toEqual(wanted);
      compared += 1;
    };
    for (const row of readRows("Otomo/DataParam/OtomoWeaponData")) {
      const element = row._Attribute.reduce((sum: number, each: string) => sum + readNumber(each), 0);
      const type = Object.keys(bits).find((key) => bits[key] === element);
      compare(row, "weapon", "WEAPON", {
        attackType: row._AttackType.endsWith("BLOW") ? "blunt" : "sever",
        attack: row._MeleeAttack,
        rangedAttack: row._RangeAttack,
        affinity: row._Critical,
        defense: row._Defense,
        element: type ? { type, value: row._AttributeValue } : null,
      });
    }
    for (const row of readRows("Otomo/DataParam/OtomoArmorData")) {
      const isHead = row._EquipCategory.endsWith("HELM");
      const [fire, water, thunder, ice, dragon] = row._AttributeResist;
      compare(row, isHead ? "head" : "body", isHead ? "HELM" : "BODY", {
        defense: row._Defense,
        resistances: { fire, water, thunder, ice, dragon },
      });
    }
    const series = new Map(
      readRows("Otomo/DataParam/OtomoEquipSeriesData").map((row) => [readNumber(row._Series), row]),
    );
    for (const { gameId, rarity, zenny } of sets.values()) {
      expect([`RARE${rarity - 1}`, zenny]).toEqual([
        series.get(gameId)._Rare.split(" ")[1],
        series.get(gameId)._Price,
      ]);
    }
    expect(compared).toBe(76 + 177);
  });
});
