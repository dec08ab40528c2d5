import { describe, expect, test } from "vitest";
import type { DropPool, HuntedMonster } from "@/lib/drops/drop-index";
import { defaultHabits, type Habits } from "@/lib/drops/habits";
import type { ItemWay, ItemWays } from "@/lib/drops/item-ways";
import { listDropPools } from "@/lib/drops/list-drop-pools.server";
import { listItemWays } from "@/lib/drops/list-item-ways.server";
import { getSourceName, rankSources } from "@/lib/drops/rank-sources";
import { planFarming } from "@/lib/wishlist/plan-farming";

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
const facts = (pools: readonly DropPool[], ways: Record<string, readonly ItemWay[]> = {}) => ({
  pools,
  ways: new Map(Object.entries(ways)) as ItemWays,
});
const sure = { times: 1, prizes: [{ qty: 1, chance: 100 }] };
const real = { pools: listDropPools(), ways: listItemWays() };

/** Names of the planned steps, or their kinds. */
const namesOf = ({ steps }: ReturnType<typeof planFarming>) =>
  steps.map(({ origin }) => getSourceName(origin) || origin.kind);

describe("the plan", () => {
  test("is the drop finder's answer for one material", () => {
    const [best] = rankSources("rathalos-ruby", 3, real, defaultHabits);
    const plan = planFarming([{ item: "rathalos-ruby", missing: 3 }], real, defaultHabits);
    expect(namesOf(plan)).toEqual(["Rathalos"]);
    expect(plan.total).toBeCloseTo(best?.outings ?? 0, 6);
  });

  test("counts hunts of one monster for all it gives, worked by hand", () => {
    // Gem 10% and scale 50% of one carve: one gem takes 10 hunts, in which five scales come by the way.
    const pools = [carve(monster("rath"), { gem: 10, scale: 50, shell: 40 })];
    const plan = planFarming(
      [
        { item: "gem", missing: 1 },
        { item: "scale", missing: 5 },
      ],
      facts(pools),
      oneCarve,
    );
    expect(plan.total).toBeCloseTo(10, 9);
    expect(plan.steps[0]?.brings).toEqual([
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
    const plan = planFarming(
      [
        { item: "horn", missing: 4 },
        { item: "tail", missing: 4 },
      ],
      facts(pools),
      oneCarve,
    );
    // 8 hunts each at the best source, 4 pieces in the mean; the one that gives both needs 4 / 0.4 = 10 in all.
    expect(namesOf(plan)).toEqual(["both"]);
    expect(plan.total).toBeCloseTo(10, 9);
  });

  test("takes small monsters for little", () => {
    const pools = [carve(monster("large"), { hide: 60 }), carve(monster("small", false), { hide: 50 })];
    const plan = planFarming([{ item: "hide", missing: 3 }], facts(pools), oneCarve);
    expect(namesOf(plan)).toEqual(["small"]);
    // Six carves of 50%, each a tenth of an outing.
    expect(plan.total).toBeCloseTo(0.6, 9);
  });

  test("gathers an ore and takes a quest's rewards for two materials, worked by hand", () => {
    // Four ores at one a visit: four visits. The quest gives a coin and half a ticket: two coins and one ticket take
    // two quests, on average.
    const quest = (chance: number): ItemWay => ({
      kind: "quest",
      place: { id: "arena", name: "arena" },
      times: 1,
      prizes: [{ qty: 1, chance }],
    });
    const ways = { ore: [{ kind: "gather", ...sure } as const], coin: [quest(100)], ticket: [quest(50)] };
    const plan = planFarming(
      [
        { item: "ore", missing: 4 },
        { item: "coin", missing: 2 },
        { item: "ticket", missing: 1 },
      ],
      facts([carve(monster("ore-eater"), { ore: 80 })], ways),
      oneCarve,
    );
    expect(plan.steps.map(({ origin, uses }) => [origin.kind, Math.round(uses * 1e6) / 1e6])).toEqual([
      ["quest", 2],
      ["gather", 4],
    ]);
    expect(plan.total).toBeCloseTo(2.4, 9);
    expect(plan.chances.get("ticket")).toBeCloseTo(0.75, 9);
  });

  test("counts a whole hunt: carves, rewards of the quest, and of its targets one by one", () => {
    // The quest pays a coin, its two targets are carved for a scale (50%) and a horn (100%); the coin takes four quests,
    // which bring two scales and four horns by the way. Each quest is two outings.
    const targets = ["rath", "horned"].map((id) => ({ id, name: id }));
    const place = { id: "both", name: "both" };
    const quest: ItemWay = { kind: "quest", place, rank: "high", targets, ...sure };
    const pools = [carve(monster("rath"), { scale: 50 }), carve(monster("horned"), { horn: 100 })];
    const all = facts(pools, { coin: [quest] });
    const plan = planFarming(
      [
        { item: "coin", missing: 4 },
        { item: "scale", missing: 1 },
        { item: "horn", missing: 5 },
      ],
      all,
      oneCarve,
    );
    expect(plan.steps.map(({ key, uses }) => [key, uses])).toEqual([
      ["quest/both", expect.closeTo(4, 9)],
      ["hunt/horned/high", expect.closeTo(1, 9)],
    ]);
    expect(plan.total).toBeCloseTo(9, 9);
    expect(plan.steps[0]?.brings).toContainEqual({ item: "scale", count: expect.closeTo(2, 9) });
    expect(plan.chances.get("scale")).toBeCloseTo(1 - 0.5 ** 4, 9);
    // Drops of the other rank are not its own.
    const low = facts(
      pools.map((pool) => ({ ...pool, rank: "low" })),
      { coin: [quest] },
    );
    const needs = [
      { item: "coin", missing: 1 },
      { item: "scale", missing: 1 },
    ];
    expect(planFarming(needs, low, oneCarve).total).toBeCloseTo(2 + 2, 9);
  });

  test("adds what the target drops to what its quest pays of the same material", () => {
    const targets = [{ id: "rath", name: "rath" }];
    const quest: ItemWay = { kind: "quest", place: { id: "q", name: "q" }, rank: "high", targets, ...sure };
    const pools = [carve(monster("rath"), { scale: 100 })];
    const plan = planFarming([{ item: "scale", missing: 4 }], facts(pools, { scale: [quest] }), oneCarve);
    expect(plan).toMatchObject({
      total: 2,
      steps: [{ key: "quest/q", brings: [{ item: "scale", count: 4 }] }],
    });
    expect(plan.chances.get("scale")).toBe(1);
  });

  test("buys no more than is missing", () => {
    const ways = { potion: [{ kind: "shop", cost: 66, ...sure } as const] };
    const plan = planFarming([{ item: "potion", missing: 5 }], facts([], ways), oneCarve);
    expect(plan.steps).toMatchObject([{ uses: 5, outings: 0 }]);
    expect(plan.total).toBe(0);
  });

  test("names what has to be waited for, and what nothing gives", () => {
    const plan = planFarming(
      [
        { item: "flamefete-ticket", missing: 2 },
        { item: "azure-stargem", missing: 1 },
        { item: "iron-ore", missing: 2 },
      ],
      real,
      defaultHabits,
    );
    expect(plan.unreachable).toEqual(["flamefete-ticket"]);
    expect([...plan.waiting]).toEqual([["azure-stargem", "otherQuest"]]);
    expect(namesOf(plan)).toEqual(["Mining Outcrop"]);
  });

  test("takes an event quest for what nothing else gives, and then counts all that it brings", () => {
    const targets = [{ id: "rath", name: "rath" }];
    const place = { id: "fair", name: "fair" };
    const fair: ItemWay = { kind: "quest", event: true, place, rank: "high", targets, ...sure };
    const pools = [carve(monster("rath"), { scale: 50 })];
    const ways: Record<string, ItemWay[]> = {
      ticket: [fair],
      sphere: [fair, { kind: "gather", times: 1, prizes: [{ qty: 1, chance: 5 }] }],
    };
    // A sphere takes 20 visits, two outings, and is gathered while no ticket is missing.
    const sphere = { item: "sphere", missing: 1 } as const;
    expect(planFarming([sphere], facts(pools, { ...ways, ticket: [] }), oneCarve)).toMatchObject({
      total: expect.closeTo(2, 9),
      steps: [{ key: "gather/sphere" }],
    });
    const needs = [sphere, { item: "ticket", missing: 1 }, { item: "scale", missing: 1 }];
    const plan = planFarming(needs, facts(pools, ways), oneCarve);
    expect(plan.waiting.size).toBe(0);
    // One quest brings ticket, sphere and half a scale; a hunt the other half.
    expect(plan.steps.map(({ key }) => key)).toContain("quest/fair");
    expect(plan.total).toBeCloseTo(2, 9);
    const [best] = rankSources("amstrigian-ticket", 1, real, defaultHabits);
    expect(best).toMatchObject({ standing: "waiting", origin: { kind: "quest", event: true } });
    const steps = planFarming([{ item: "amstrigian-ticket", missing: 1 }], real, defaultHabits);
    expect(namesOf(steps)).toEqual(["When Do Quematrice Sing?"]);
  });

  test("is empty for an empty list", () => {
    expect(planFarming([], real, defaultHabits)).toEqual({
      steps: [],
      total: 0,
      chances: new Map(),
      waiting: new Map(),
      unreachable: [],
    });
  });

  test("covers, in the mean, everything that any monster drops at once", () => {
    const items = [...new Set(listDropPools().flatMap(({ rows }) => rows.map(({ item }) => item)))];
    const plan = planFarming(
      items.map((item) => ({ item, missing: 3 })),
      real,
      defaultHabits,
    );
    const brought = new Map<string, number>();
    for (const { brings } of plan.steps) {
      for (const { item, count } of brings) brought.set(item, (brought.get(item) ?? 0) + count);
    }
    for (const item of items) {
      if (!plan.unreachable.includes(item) && !plan.waiting.has(item)) {
        expect(brought.get(item), item).toBeGreaterThan(3 - 1e-6);
      }
    }
    for (const chance of plan.chances.values()) expect(chance).toBeGreaterThan(0.3);
  });
});
