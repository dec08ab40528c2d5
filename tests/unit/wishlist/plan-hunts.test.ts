import { describe, expect, test } from "vitest";
import type { DropPool, HuntedMonster } from "@/lib/drops/drop-index";
import { findSourcesForAmount } from "@/lib/drops/find-sources";
import { defaultHabits, type Habits } from "@/lib/drops/habits";
import { listDropPools } from "@/lib/drops/list-drop-pools.server";
import { planHunts } from "@/lib/wishlist/plan-hunts";

const monster = (id: string, large = true): HuntedMonster => ({
  id,
  name: id,
  isLarge: large,
  canBeCaptured: large,
});
const carve = (source: HuntedMonster, chances: Record<string, number>): DropPool => ({
  monster: source,
  rank: "high",
  kind: "carve",
  rows: Object.entries(chances).map(([item, chance]) => ({ item, qty: 1, chance })),
});
const oneCarve: Habits = { ...defaultHabits, carves: 1, severs: false, breaks: false, wounds: 0, rewards: 0 };

describe("the plan of hunts", () => {
  test("is the drop finder's answer for one material", () => {
    const [best] = findSourcesForAmount("rathalos-ruby", 3, listDropPools(), defaultHabits);
    const plan = planHunts([{ item: "rathalos-ruby", missing: 3 }], listDropPools(), defaultHabits);
    expect(plan.hunts).toHaveLength(1);
    expect(plan.hunts[0]?.monster.id).toBe("rathalos");
    expect(plan.total).toBeCloseTo(best?.expected ?? 0, 6);
  });

  test("counts hunts of one monster for all it gives, worked by hand", () => {
    // Gem 10% and scale 50% of one carve: one gem takes 10 hunts, in which five scales come by the way.
    const pools = [carve(monster("rath"), { gem: 10, scale: 50, shell: 40 })];
    const plan = planHunts(
      [
        { item: "gem", missing: 1 },
        { item: "scale", missing: 5 },
      ],
      pools,
      oneCarve,
    );
    expect(plan.total).toBeCloseTo(10, 9);
    expect(plan.hunts[0]?.brings).toEqual([
      { item: "scale", count: expect.closeTo(5, 9) },
      { item: "gem", count: expect.closeTo(1, 9) },
    ]);
    expect(plan.chances.get("gem")).toBeCloseTo(1 - 0.9 ** 10, 9);
    // Five or more heads of ten tosses: 638 of 1024.
    expect(plan.chances.get("scale")).toBeCloseTo(638 / 1024, 9);
  });

  test("prefers a monster that serves both to one that is a little better for each", () => {
    const pools = [
      carve(monster("both"), { horn: 40, tail: 40 }),
      carve(monster("horned"), { horn: 50 }),
      carve(monster("tailed"), { tail: 50 }),
    ];
    const plan = planHunts(
      [
        { item: "horn", missing: 4 },
        { item: "tail", missing: 4 },
      ],
      pools,
      oneCarve,
    );
    // 8 hunts each at the best source, 4 pieces in the mean; the one that gives both needs 4 / 0.4 = 10 in all.
    expect(plan.hunts.map((hunt) => hunt.monster.id)).toEqual(["both"]);
    expect(plan.total).toBeCloseTo(10, 9);
  });

  test("takes small monsters for little", () => {
    const pools = [carve(monster("large"), { hide: 60 }), carve(monster("small", false), { hide: 50 })];
    const plan = planHunts([{ item: "hide", missing: 3 }], pools, oneCarve);
    expect(plan.hunts.map((hunt) => hunt.monster.id)).toEqual(["small"]);
  });

  test("names what no hunt gives", () => {
    const plan = planHunts(
      [
        { item: "iron-ore", missing: 2 },
        { item: "rathalos-ruby", missing: 1 },
      ],
      listDropPools(),
      defaultHabits,
    );
    expect(plan.unreachable).toEqual(["iron-ore"]);
    expect(plan.hunts).toHaveLength(1);
  });

  test("is empty for an empty list", () => {
    expect(planHunts([], listDropPools(), defaultHabits)).toEqual({
      hunts: [],
      total: 0,
      chances: new Map(),
      unreachable: [],
    });
  });

  test("covers, in the mean, everything that any monster drops at once", () => {
    const items = [...new Set(listDropPools().flatMap(({ rows }) => rows.map(({ item }) => item)))];
    const plan = planHunts(
      items.map((item) => ({ item, missing: 3 })),
      listDropPools(),
      defaultHabits,
    );
    const brought = new Map<string, number>();
    for (const { brings } of plan.hunts) {
      for (const { item, count } of brings) brought.set(item, (brought.get(item) ?? 0) + count);
    }
    for (const item of items) {
      if (!plan.unreachable.includes(item)) expect(brought.get(item)).toBeGreaterThan(3 - 1e-6);
    }
    for (const chance of plan.chances.values()) expect(chance).toBeGreaterThan(0.3);
  });
});
