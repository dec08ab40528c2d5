import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { unpackDrops } from "@/lib/drops/drop-index";
import { listDropPools } from "@/lib/drops/list-drop-pools.server";
import { packDrops } from "@/lib/drops/pack-drops.server";

interface RawDrop {
  rank: string;
  kind: string;
  item: string;
  qty: number;
  chance: number;
  part?: string;
  table?: number;
}

const raw: { id: string; drops: RawDrop[] }[] = JSON.parse(
  readFileSync("data/catalog/monster-drops.json", "utf8"),
);

describe("lists of drops", () => {
  const pools = listDropPools();

  test("sum to 100% each", () => {
    for (const { monster, rows } of pools) {
      expect([monster.id, rows.reduce((sum, { chance }) => sum + chance, 0)]).toEqual([monster.id, 100]);
    }
  });

  test("hold every row of the tables once", () => {
    const ours = pools.flatMap(({ monster, rank, kind, part, table, rows }) =>
      rows.map((row) => [monster.id, rank, kind, part?.id, table, row.item, row.qty, row.chance].join("|")),
    );
    const theirs = raw.flatMap(({ id, drops }) =>
      drops.map((row) =>
        [id, row.rank, row.kind, row.part, row.table, row.item, row.qty, row.chance].join("|"),
      ),
    );
    expect(ours.toSorted()).toEqual(theirs.toSorted());
    expect(ours).toHaveLength(1940);
  });

  test("are two for a part that breaks twice", () => {
    const back = pools.filter(({ monster, part }) => monster.id === "gogmazios" && part?.id === "back");
    expect(back.map(({ stage, rows }) => [stage, ...rows.map(({ item }) => item)])).toEqual([
      [1, "heavy-drakesbone-oil"],
      [2, "gogmazios-lacerator"],
    ]);
    expect(pools.filter(({ stage }) => stage).map(({ monster }) => monster.id)).toEqual([
      "blangonga",
      "blangonga",
      "gogmazios",
      "gogmazios",
    ]);
  });

  test("know what cannot be captured", () => {
    const uncaught = new Set(
      pools
        .filter(({ monster }) => monster.isLarge && !monster.canBeCaptured)
        .map(({ monster }) => monster.id),
    );
    expect([...uncaught]).toEqual(["gogmazios", "omega-planetes", "zoh-shia"]);
    expect(pools.some(({ monster }) => !monster.isLarge && monster.canBeCaptured)).toBe(false);
  });

  test("name parts as hitzones do, and later breaks by their number", () => {
    const namesOf = (id: string) =>
      new Set(pools.filter(({ monster }) => monster.id === id).map(({ part }) => part?.name));
    expect(namesOf("gypceros")).toContain("Head II");
    expect(namesOf("rathalos")).toContain("Left Wing");
  });
});

describe("the drops on the wire", () => {
  test("come out as they went in", () => {
    const packed: ReturnType<typeof packDrops> = JSON.parse(JSON.stringify(packDrops()));
    expect(unpackDrops(packed)).toEqual(listDropPools());
  });

  test("are small", () => {
    expect(JSON.stringify(packDrops()).length).toBeLessThan(60_000);
  });

  test("survive entries that point nowhere", () => {
    expect(
      unpackDrops({
        items: [],
        monsters: [],
        parts: [],
        draws: [],
        pools: [[0, 0, 0, 0, 0, 0, 0, [1, 2, 3]]],
      }),
    ).toEqual([]);
  });
});
