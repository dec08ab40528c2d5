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
      ["target", 1, 3, 4],
      ["carve", undefined, 5, 3],
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

  test("pay four target rewards and up to four more, worked by hand", () => {
    const source = rathalos("rathalos-ruby", defaultHabits);
    // No ruby in the further draws: 0.14 + 0.2 × 0.97 + 0.28 × 0.97² + 0.22 × 0.97³ + 0.16 × 0.97⁴
    //   = 0.14 + 0.194 + 0.263452 + 0.20078806 + 0.1416468496 = 0.9398869096.
    // None at all: 0.857375 × 0.93 × 0.88529281 × 0.9398869096 = 0.66346238, so that 33.65 % have one.
    expect(source?.chance).toBeCloseTo(1 - 0.66346238, 7);
    // 3 × 0.05 + 0.07 + (4 + 0.2 + 2 × 0.28 + 3 × 0.22 + 4 × 0.16) × 0.03 = 0.15 + 0.07 + 6.06 × 0.03.
    expect(source?.mean).toBeCloseTo(0.4018, 12);
    expect(source?.expected).toBeCloseTo(1 / (1 - 0.66346238), 5);
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
    expect(getDrawsPerHunt({ kind, monster }, habits)).toEqual({ times });
  });

  test("stay carves where no trap holds the monster, and one for a small monster", () => {
    const habits: Habits = { ...defaultHabits, finish: "capture", carves: 4, captureRewards: 2 };
    expect(getDrawsPerHunt({ kind: "carve", monster: { ...monster, canBeCaptured: false } }, habits)).toEqual(
      { times: 4 },
    );
    expect(getDrawsPerHunt({ kind: "carve", monster: { ...monster, isLarge: false } }, habits)).toEqual({
      times: 1,
    });
  });

  test("are taken from the first column of rewards alone", () => {
    const draws = { times: 4, extra: [50, 50] };
    expect(getDrawsPerHunt({ kind: "target", table: 1, draws, monster }, defaultHabits)).toEqual(draws);
    expect(getDrawsPerHunt({ kind: "target", table: 4, monster }, defaultHabits)).toEqual({ times: 0 });
    expect(
      getDrawsPerHunt({ kind: "target", draws, monster: { ...monster, isLarge: false } }, defaultHabits),
    ).toEqual({ times: 0 });
  });

  test("are those of the tables where they name them, and else the usual ones", () => {
    const six = { times: 6 };
    expect(getDrawsPerHunt({ kind: "carve", draws: six, monster }, defaultHabits)).toEqual(six);
    expect(getDrawsPerHunt({ kind: "carve", draws: six, monster }, { ...defaultHabits, carves: 2 })).toEqual({
      times: 2,
    });
    expect(getDrawsPerHunt({ kind: "carve", monster }, defaultHabits)).toEqual({ times: 3 });
    expect(getDrawsPerHunt({ kind: "carveSevered", draws: { times: 2 }, monster }, defaultHabits)).toEqual({
      times: 2,
    });
    expect(getDrawsPerHunt({ kind: "carveSevered", monster }, defaultHabits)).toEqual({ times: 1 });
  });

  test.each([
    ["gogmazios", 6, 2],
    ["jin-dahaad", 6, 2],
    ["zoh-shia", 6, 2],
    ["omega-planetes", 6, undefined],
    ["gravios", undefined, 2],
    ["rathalos", 3, 1],
    ["nu-udra", undefined, 1],
  ])("of %s are %s from the carcass and %s from a severed part", (id, carcass, part) => {
    const getDraws = (kind: string) =>
      pools.find((pool) => pool.monster.id === id && pool.kind === kind && pool.rank === "high")?.draws
        ?.times;
    expect([getDraws("carve"), getDraws("carveSevered")]).toEqual([carcass, part]);
  });
});
