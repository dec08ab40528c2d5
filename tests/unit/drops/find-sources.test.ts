import { describe, expect, test } from "vitest";
import { findSources, findSourcesForAmount } from "@/lib/drops/find-sources";
import { defaultHabits, getDrawsPerHunt, type Habits } from "@/lib/drops/habits";
import { listDropPools } from "@/lib/drops/list-drop-pools.server";

const pools = listDropPools();
/** Nothing but what a case switches on. */
const idle: Habits = {
  finish: "carve",
  carves: 0,
  captureRewards: 0,
  severs: false,
  breaks: false,
  wounds: 0,
  temperedWounds: 0,
  rewards: 0,
};

function rathalos(item: string, habits: Partial<Habits>, amount = 1) {
  return findSourcesForAmount(item, amount, pools, { ...idle, ...habits }).find(
    ({ monster }) => monster.id === "rathalos",
  );
}

describe("ways to a Rathalos Ruby", () => {
  test("are the carve, the tail and four columns of rewards", () => {
    const ways = rathalos("rathalos-ruby", defaultHabits)?.ways.map(({ kind, table, prizes, times }) => [
      kind,
      table,
      prizes[0]?.chance,
      times,
    ]);
    expect(ways).toEqual([
      ["carve", undefined, 5, 3],
      ["target", 1, 3, 3],
      ["carveSevered", undefined, 7, 1],
      ["target", 4, 100, 0],
      ["target", 3, 7, 0],
      ["target", 2, 3, 0],
    ]);
  });

  test("take 20 hunts by one carve, worked by hand", () => {
    expect(rathalos("rathalos-ruby", { carves: 1 })?.expected).toBeCloseTo(20, 9);
  });

  test("take 1 / (1 − 0.95³) hunts by three carves", () => {
    expect(rathalos("rathalos-ruby", { carves: 3 })?.expected).toBeCloseTo(1 / (1 - 0.95 ** 3), 9);
  });

  test("add up over carves, tail and rewards", () => {
    const source = rathalos("rathalos-ruby", { carves: 3, severs: true, rewards: 3 });
    expect(source?.chance).toBeCloseTo(1 - 0.95 ** 3 * 0.93 * 0.97 ** 3, 12);
    expect(source?.mean).toBeCloseTo(0.15 + 0.07 + 0.09, 12);
    // ln 0.5 / ln 0.7277… = 2.18 and ln 0.1 / ln 0.7277… = 7.24.
    expect([source?.half, source?.nineTenths]).toEqual([3, 8]);
  });

  test("are worth nothing to a hunter who does nothing", () => {
    expect(rathalos("rathalos-ruby", {})?.expected).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("sources", () => {
  test("count both sure wings of a hunt, so that three take two hunts", () => {
    const source = rathalos("rathalos-wing", { breaks: true }, 3);
    expect(source?.given).toEqual([0, 0, 1]);
    expect(source?.expected).toBe(2);
  });

  test("come by expected hunts, those that give nothing last", () => {
    const all = findSourcesForAmount("wyvern-gem", 2, pools, defaultHabits);
    const hunts = all.map(({ expected }) => expected);
    expect(hunts).toEqual(hunts.toSorted((a, b) => a - b));
    expect(all).toHaveLength(5);
  });

  test("can be held to one rank", () => {
    const ranks = findSourcesForAmount("ajarakan-tail", 1, pools, defaultHabits, "low").map(
      ({ rank }) => rank,
    );
    expect(ranks).toEqual(["low"]);
    expect(findSources("ajarakan-tail", pools, defaultHabits)).toHaveLength(2);
  });

  test("do not hold an item that no monster drops", () => {
    expect(findSources("iron-ore", pools, defaultHabits)).toEqual([]);
  });
});

describe("draws of a hunt", () => {
  const monster = { id: "m", name: "M", isLarge: true, canBeCaptured: true };

  test.each([
    ["carve", "carve", 3],
    ["carve", "capture", 2],
    ["carveSevered", "capture", 1],
    ["brokenPart", "carve", 1],
    ["woundDestroyed", "carve", 5],
    ["temperedWound", "carve", 4],
    ["target", "carve", 6],
    ["carveRotten", "carve", 0],
    ["carveCrystallized", "carve", 0],
    ["other", "carve", 0],
  ] as const)("of %s when one finishes by %s are %i", (kind, finish, times) => {
    const habits: Habits = {
      finish,
      carves: 3,
      captureRewards: 2,
      severs: true,
      breaks: true,
      wounds: 5,
      temperedWounds: 4,
      rewards: 6,
    };
    expect(getDrawsPerHunt({ kind, monster }, habits)).toBe(times);
  });

  test("stay carves where no trap holds the monster, and one for a small monster", () => {
    const habits: Habits = { ...defaultHabits, finish: "capture", carves: 4, captureRewards: 2 };
    expect(getDrawsPerHunt({ kind: "carve", monster: { ...monster, canBeCaptured: false } }, habits)).toBe(4);
    expect(getDrawsPerHunt({ kind: "carve", monster: { ...monster, isLarge: false } }, habits)).toBe(1);
  });

  test("are taken from the first column of rewards alone", () => {
    expect(getDrawsPerHunt({ kind: "target", table: 1, monster }, defaultHabits)).toBe(defaultHabits.rewards);
    expect(getDrawsPerHunt({ kind: "target", table: 4, monster }, defaultHabits)).toBe(0);
  });
});
