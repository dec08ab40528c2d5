import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** A second reader of the tables, as in `monster-combat-holdout.test.ts`: it needs `QUARRY_TABLES`. */
const folder = join(process.env.QUARRY_TABLES ?? "", "natives/STM/GameDesign");
const has = process.env.QUARRY_TABLES !== undefined && existsSync(folder);

// biome-ignore lint/suspicious/noExplicitAny: the tables have no types, and the reader has none on purpose.
type Json = any;

const rows = (path: string): Json[] =>
  Object.values<Json>(
    JSON.parse(readFileSync(join(folder, `${path}.user.3.json`), "utf8"))[0],
  )[0]._Values.map((row: Json) => Object.values(row)[0]);
const number = (text: string) => Number(/\d+/.exec(text)?.[0]);
const facts = (file: string): Json[] => JSON.parse(readFileSync(`data/catalog/${file}.json`, "utf8"));
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

describe.skipIf(!has)("a second reader of the tables", () => {
  test("finds the same Palico gear, piece by piece", () => {
    const items = new Map(facts("items").map(({ id, gameId }) => [gameId, id]));
    const sets = new Map(facts("palico-gear").map((set) => [set.gameId, set]));
    const recipes = rows("Facility/data/OtomoEquipRecipe");
    let compared = 0;
    const compare = (row: Json, piece: string, category: string, theirs: Json) => {
      const own = sets.get(number(row._Series)).pieces.find((each: Json) => each.piece === piece);
      const { name, materials, ...figures } = own;
      expect(name).not.toBe("");
      expect(figures).toEqual({ piece, ...theirs });
      const recipe = recipes.find(
        ({ _SeriesId, _EquipCategory }) => _SeriesId === row._Series && _EquipCategory.endsWith(category),
      );
      const wanted = (recipe?._Item ?? []).flatMap((item: string, at: number) =>
        item.endsWith("INVALID") ? [] : [{ item: items.get(number(item)), qty: recipe._ItemNum[at] }],
      );
      expect(materials).toEqual(wanted);
      compared += 1;
    };
    for (const row of rows("Otomo/DataParam/OtomoWeaponData")) {
      const element = row._Attribute.reduce((sum: number, each: string) => sum + number(each), 0);
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
    for (const row of rows("Otomo/DataParam/OtomoArmorData")) {
      const isHead = row._EquipCategory.endsWith("HELM");
      const [fire, water, thunder, ice, dragon] = row._AttributeResist;
      compare(row, isHead ? "head" : "body", isHead ? "HELM" : "BODY", {
        defense: row._Defense,
        resistances: { fire, water, thunder, ice, dragon },
      });
    }
    const series = new Map(
      rows("Otomo/DataParam/OtomoEquipSeriesData").map((row) => [number(row._Series), row]),
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
