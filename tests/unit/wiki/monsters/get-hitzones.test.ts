import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { damageTypes } from "@/lib/wiki/monsters/damage-types";
import { getBestParts } from "@/lib/wiki/monsters/get-best-parts";
import { getElementAdvice } from "@/lib/wiki/monsters/get-element-advice";
import { getHitzones } from "@/lib/wiki/monsters/get-hitzones.server";
import {
  getBestValues,
  getListedRows,
  getMarkedValues,
  getValues,
  type Hitzones,
} from "@/lib/wiki/monsters/hitzones";
import { stored } from "@/tests/support/stored";

interface StoredMonster {
  id: string;
  hitzones: { part: string; health: number; states: Record<string, number | string>[] }[];
  weakPointHitzones?: Record<string, number>[];
}
const monsters = stored<StoredMonster>("monsters");

const zero = [0, 0, 0, 0, 0, 0, 0, 0];
const part = (id: string, hidden?: true) => ({
  id,
  name: id,
  health: 1,
  extract: null,
  ...(hidden && { hidden }),
});
const hitzones = (parts: Hitzones["parts"], rows: number[][]): Hitzones => ({
  parts,
  states: [{ state: "normal", rows: rows.map(([first = 0, ...values]) => [first, ...values]) }],
});

describe("the hitzones of a monster", () => {
  test.each(monsters)(
    "$id: holds every value of the record, once",
    ({ id, hitzones, weakPointHitzones = [] }) => {
      const { parts, states } = getHitzones(getCatalog().monsters.require(id));
      const got = states.flatMap(({ state, rows }) =>
        rows.map((row) => [state, parts[row[0]]?.id ?? "loose", ...getValues(row)].join(" ")),
      );
      const expected = hitzones.flatMap((zone) =>
        zone.states.map((figures) =>
          [figures.state, zone.part, ...damageTypes.map((type) => figures[type])].join(" "),
        ),
      );
      const loose = weakPointHitzones.map((figures) =>
        ["weakPoint", "loose", ...damageTypes.map((type) => figures[type])].join(" "),
      );
      expect(got.sort()).toEqual([...expected, ...loose].sort());
      expect(states[0]?.state).toBe("normal");
    },
  );

  test("the best of a column is its highest value; 0 is best of nothing", () => {
    expect(
      getBestValues([
        [0, 30, ...zero],
        [1, 65, ...zero],
      ]),
    ).toEqual([65, ...zero.map(() => null)]);
  });

  test("parts that the field guide does not list do not compete, unless there are no others", () => {
    const parts = [part("head"), part("film", true)];
    const rows: [number, ...number[]][] = [
      [0, 40, ...zero],
      [1, 90, ...zero],
    ];
    expect(getListedRows({ parts }, rows)).toEqual([rows[0]]);
    expect(getListedRows({ parts }, rows.slice(1))).toEqual(rows.slice(1));
  });

  test("all parts that share the best value are named, in their order", () => {
    const [sever, blunt] = getBestParts(
      hitzones(
        [part("left"), part("right"), part("tail")],
        [
          [0, 55, ...zero],
          [1, 55, ...zero],
          [2, 20, ...zero],
        ],
      ),
    );
    expect(sever).toEqual({
      value: 55,
      parts: [
        { id: "left", name: "left" },
        { id: "right", name: "right" },
      ],
    });
    expect(blunt).toEqual({ value: 0, parts: [] });
  });
});

describe("the elements to bring", () => {
  const one = hitzones([part("head")], [[0, 60, 60, 60, 10, 25, 5, 25, 0, 100]]);

  test("of a large monster are those recommended, the best first", () => {
    expect(getElementAdvice(["fire", "ice"], one)).toEqual([
      ["ice", 25],
      ["fire", 10],
    ]);
  });

  test("of a small monster are those that do most", () => {
    expect(getElementAdvice(undefined, one)).toEqual([
      ["water", 25],
      ["ice", 25],
    ]);
  });

  test("are none where three or more do the same", () => {
    const flat = hitzones([part("body")], [[0, 75, 75, 75, 50, 50, 50, 50, 10, 0]]);
    expect(getElementAdvice(undefined, flat)).toEqual([]);
  });
});

describe("the marks of a hitzone table", () => {
  test("mark the best value, and none where all parts are alike", () => {
    const rows: [number, ...number[]][] = [
      [0, 65, 50, ...zero.slice(1)],
      [1, 40, 50, ...zero.slice(1)],
    ];
    expect(getMarkedValues(rows).slice(0, 3)).toEqual([65, null, null]);
    expect(getMarkedValues(rows.slice(0, 1)).slice(0, 2)).toEqual([null, null]);
  });
});
