import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { DropPool, HuntedMonster } from "@/lib/drops/drop-index";
import { effortRules } from "@/lib/drops/effort";
import { defaultHabits, type Habits } from "@/lib/drops/habits";
import { type ItemWay, type ItemWays, unpackWays } from "@/lib/drops/item-ways";
import { listDropPools } from "@/lib/drops/list-drop-pools.server";
import { listItemWays } from "@/lib/drops/list-item-ways.server";
import { packWays } from "@/lib/drops/pack-ways.server";
import { getSourceName, type RankedSource, rankSources } from "@/lib/drops/rank-sources";

const habits: Habits = { ...defaultHabits, carves: 1, severs: false, breaks: false, wounds: 0, rewards: 0 };
const monster = (id: string, large = true): HuntedMonster => ({
  id,
  name: id,
  isLarge: large,
  canBeCaptured: large,
});
const carve = (
  source: HuntedMonster,
  item: string,
  chance: number,
  kind: DropPool["kind"] = "carve",
): DropPool => ({
  monster: source,
  rank: "high",
  kind,
  rows: [
    { item, qty: 1, chance },
    { item: "other", qty: 1, chance: 100 - chance },
  ],
});
const sure = { times: 1, prizes: [{ qty: 1, chance: 100 }] };
const taking = (id: string, qty: number) => ({ takes: [{ id, name: id, qty }] });
const facts = (pools: readonly DropPool[], ways: Record<string, readonly ItemWay[]> = {}) => ({
  pools,
  ways: new Map(Object.entries(ways)) as ItemWays,
});
/** Kind, expected uses and outings. */
const figures = ({ origin, uses, outings }: RankedSource) => [origin.kind, uses, outings];

describe("one source, worked by hand", () => {
  const one = (item: string, amount: number, ...args: Parameters<typeof facts>) => {
    const [source] = rankSources(item, amount, facts(...args), habits);
    if (!source) throw new Error("no source");
    return source;
  };

  test("a hunt of a large monster is one outing", () => {
    // One carve of 20%: five hunts.
    const source = one("gem", 1, [carve(monster("rath"), "gem", 20)]);
    expect(source).toMatchObject({ standing: "open", mean: 0.2 });
    expect(figures(source)).toEqual(["hunt", expect.closeTo(5, 9), expect.closeTo(5, 9)]);
  });

  test("a small monster is a tenth of one", () => {
    expect(figures(one("hide", 1, [carve(monster("small", false), "hide", 50)]))).toEqual([
      "hunt",
      expect.closeTo(2, 9),
      expect.closeTo(0.2, 9),
    ]);
  });

  test("a gathering visit is a tenth of one, with as many gatherings as the point has", () => {
    // Two gatherings of 50%: one piece a visit, at least one in 75% of visits, 4/3 visits for one.
    const way: ItemWay = { kind: "gather", times: 2, prizes: [{ qty: 1, chance: 50 }] };
    const source = one("ore", 1, [], { ore: [way] });
    expect(source).toMatchObject({ standing: "open", chance: 0.75, mean: 1 });
    expect(figures(source)).toEqual(["gather", expect.closeTo(4 / 3, 9), expect.closeTo(4 / 30, 9)]);
    expect(source.nineTenths).toBe(2);
  });

  test("a quest is one, with the draws that vary", () => {
    // One sure draw and, in half of all quests, a second; each gives one in 10%: 0.1 + 0.5 × 0.1 pieces,
    // none in 0.9 × (0.5 + 0.5 × 0.9) = 0.855 of all.
    const way: ItemWay = { kind: "quest", times: 1, extra: [50, 50], prizes: [{ qty: 1, chance: 10 }] };
    const source = one("coin", 1, [], { coin: [way] });
    expect(source.mean).toBeCloseTo(0.15, 9);
    expect(figures(source)).toEqual(["quest", expect.closeTo(1 / 0.145, 9), expect.closeTo(1 / 0.145, 9)]);
  });

  test("a quest of several monsters is a hunt of each", () => {
    const targets = ["a", "b"].map((id) => ({ id, name: id }));
    expect(figures(one("coin", 2, [], { coin: [{ kind: "quest", targets, ...sure }] }))).toEqual([
      "quest",
      2,
      4,
    ]);
  });

  test("a purchase takes no outing", () => {
    expect(figures(one("potion", 3, [], { potion: [{ kind: "shop", cost: 66, ...sure }] }))).toEqual([
      "shop",
      3,
      0,
    ]);
  });

  test("a trade takes what is given for it", () => {
    // Two ambers a trade at 0.5 a visit: four visits, 0.4 outings. Three seeds a trade: two trades for four.
    const amber: ItemWay = { kind: "gather", times: 1, prizes: [{ qty: 1, chance: 50 }] };
    const seed: ItemWay = {
      kind: "trade",
      ...taking("amber", 2),
      times: 1,
      prizes: [{ qty: 3, chance: 100 }],
    };
    const source = one("seed", 4, [], { seed: [seed], amber: [amber] });
    expect(figures(source)).toEqual(["trade", 2, expect.closeTo(0.8, 9)]);
    expect(source.standing).toBe("waiting");
  });

  test("an exchange and a recipe do as well, with all that goes in", () => {
    const stamp: ItemWay = { kind: "quest", ...sure };
    const herb: ItemWay = { kind: "gather", ...sure };
    const voucher: ItemWay = { kind: "exchange", ...taking("stamp", 3), ...sure };
    const mix: ItemWay = {
      kind: "recipe",
      takes: [...taking("stamp", 1).takes, ...taking("herb", 1).takes],
      ...sure,
    };
    const ways = { voucher: [voucher], mix: [mix], stamp: [stamp], herb: [herb] };
    expect(figures(one("voucher", 1, [], ways))).toEqual(["exchange", 1, 3]);
    expect(figures(one("mix", 1, [], ways))).toEqual(["recipe", 1, expect.closeTo(1.1, 9)]);
  });

  test("what is exchanged for something without a counted source is not counted, and no exchange leads to itself", () => {
    const ways = {
      a: [{ kind: "exchange", ...taking("b", 1), ...sure } as const],
      b: [{ kind: "exchange", ...taking("a", 1), ...sure } as const],
    };
    expect(one("a", 1, [], ways)).toMatchObject({ standing: "uncounted", outings: null });
  });

  test.each(["supportShip", "melding", "workshop"] as const)("%s waits, without outings", (kind) => {
    const way: ItemWay = { kind, cost: 90, times: 1, prizes: [{ qty: 3, chance: 40 }] };
    const source = one("pill", 1, [], { pill: [way] });
    expect(source).toMatchObject({ standing: "waiting", outings: null });
    expect(source.mean).toBeCloseTo(1.2, 9);
    expect(source.uses).toBeCloseTo(2.5, 9);
  });

  test("an event quest waits, each one outing", () => {
    const way: ItemWay = { kind: "otherQuest", times: 1, prizes: [{ qty: 1, chance: 25 }] };
    expect(one("ticket", 1, [], { ticket: [way] })).toMatchObject({
      standing: "waiting",
      uses: 4,
      outings: 4,
    });
    // One with a record takes a hunt of each target.
    const targets = ["rath", "rath"].map((id) => ({ id, name: id }));
    const known: ItemWay = { ...way, kind: "quest", event: true, targets };
    expect(one("ticket", 1, [], { ticket: [known] })).toMatchObject({
      standing: "waiting",
      uses: 4,
      outings: 8,
    });
  });

  test("villagers have no odds", () => {
    const source = one("honey", 1, [], { honey: [{ kind: "villagers", times: 0, prizes: [] }] });
    expect(source).toMatchObject({ standing: "uncounted", mean: 0, outings: null });
  });
});

describe("the ranking", () => {
  test("is by outings over all kinds", () => {
    const ways = {
      ore: [
        { kind: "quest", ...sure },
        { kind: "gather", times: 1, prizes: [{ qty: 1, chance: 5 }] },
        { kind: "shop", cost: 10, ...sure },
      ],
    } satisfies Record<string, ItemWay[]>;
    const pools = [carve(monster("ore-eater"), "ore", 80)];
    const ranked = rankSources("ore", 1, facts(pools, ways), habits);
    // Shop 0, quest 1, hunt 1.25, twenty visits 2.
    expect(ranked.map(({ origin }) => origin.kind)).toEqual(["shop", "quest", "hunt", "gather"]);
  });

  test("changes with the amount where one visit gives several", () => {
    const ways = {
      ore: [
        { kind: "gather", times: 1, prizes: [{ qty: 1, chance: 100 }] },
        { kind: "quest", times: 1, prizes: [{ qty: 20, chance: 100 }] },
      ],
    } satisfies Record<string, ItemWay[]>;
    const lead = (amount: number) => rankSources("ore", amount, facts([], ways), habits)[0]?.origin.kind;
    expect([lead(1), lead(11)]).toEqual(["gather", "quest"]);
  });

  test("lets nothing lead that waits, whose odds are unknown or whose carves are not counted", () => {
    const ways = {
      gem: [
        { kind: "villagers", times: 0, prizes: [] },
        { kind: "supportShip", times: 1, prizes: [{ qty: 9, chance: 100 }] },
        { kind: "gather", rich: true, times: 1, prizes: [{ qty: 9, chance: 100 }] },
        { kind: "gather", uncertain: true, times: 1, prizes: [{ qty: 9, chance: 100 }] },
      ],
    } satisfies Record<string, ItemWay[]>;
    const pools = [carve(monster("rotten"), "gem", 90, "carveRotten"), carve(monster("rath"), "gem", 1)];
    const ranked = rankSources("gem", 1, facts(pools, ways), habits);
    expect(ranked.map(({ standing }) => standing)).toEqual([
      "open",
      "waiting",
      "waiting",
      "waiting",
      "uncounted",
      "uncounted",
    ]);
    expect(ranked[0] && getSourceName(ranked[0].origin)).toBe("rath");
  });

  test("leaves out the other rank, and keeps what has none", () => {
    const ways = {
      ore: [
        { kind: "gather", rank: "low", ...sure },
        { kind: "gather", rank: "high", ...sure },
        { kind: "shop", ...sure },
      ],
    } satisfies Record<string, ItemWay[]>;
    const ranked = rankSources("ore", 1, facts([], ways), habits, "low");
    expect(ranked.map(({ origin }) => origin.rank)).toEqual([undefined, "low"]);
  });

  test("says its assumptions", () => {
    expect(effortRules.join(" ")).toContain(
      "10 gathering visits, catches of endemic life or small monsters are one",
    );
  });
});

describe("the sources of the game", () => {
  const real = { pools: listDropPools(), ways: listItemWays() };
  const lead = (item: string) => rankSources(item, 1, real, defaultHabits)[0];

  test("mine an ore where that is quicker than any monster", () => {
    const mined = getCatalog().itemSources.all.filter(({ sources }) =>
      sources.some((source) => source.kind === "gather" && source.place === "Mining Outcrop"),
    );
    expect(mined).toHaveLength(12);
    for (const { id } of mined) expect(lead(id)?.origin.kind, id).not.toBe("hunt");
    expect(lead("dragonite-ore")?.origin).toMatchObject({ kind: "gather", locale: { id: "oilwell-basin" } });
  });

  test("do not count on the carcass of one monster among those of thirteen", () => {
    const scale = rankSources("arkveld-scale-plus", 1, real, defaultHabits);
    const carcass = scale.filter(({ origin }) => getSourceName(origin) === "Half-Eaten Carcass");
    expect(new Set(carcass.map(({ standing }) => standing))).toEqual(new Set(["waiting"]));
    expect(scale[0]?.origin.kind).toBe("hunt");
  });

  test("hunt for a ruby: three carves of 5%, one tail of 7%, 6.06 rewards of 3%", () => {
    expect(lead("rathalos-ruby")).toMatchObject({
      origin: { kind: "hunt", monster: { id: "rathalos" } },
      mean: expect.closeTo(0.4018, 4),
      outings: expect.closeTo(2.97, 2),
    });
  });

  test("take a ticket from its quest: 6.06 draws of 12%", () => {
    expect(lead("sf6-ticket")).toMatchObject({
      origin: { kind: "quest", place: { id: "true-strength" } },
      mean: expect.closeTo(0.7272, 4),
    });
  });

  test("give the pieces that the tables of ways have", () => {
    for (const { id, sources } of getCatalog().itemSources.all) {
      const wanted = sources
        .map((source) => ("pieces" in source ? source.pieces : 0))
        .toSorted((a, b) => a - b);
      const own = rankSources(id, 1, { pools: [], ways: real.ways }, defaultHabits)
        .filter(({ origin }) => origin.kind !== "quest" && origin.kind !== "recipe")
        .map(({ mean }) => mean)
        .toSorted((a, b) => a - b);
      expect(own, id).toEqual(wanted.map((pieces) => expect.closeTo(pieces, 6)));
    }
  });

  test("are 21 items short", () => {
    const none = getCatalog().items.all.filter(
      ({ id }) => rankSources(id, 1, real, defaultHabits).length === 0,
    );
    expect(none).toHaveLength(21);
  });
});

describe("the ways on the wire", () => {
  test("come out as they went in", () => {
    expect(unpackWays(JSON.parse(JSON.stringify(packWays())))).toEqual(listItemWays());
  });

  test("are small", () => {
    expect(JSON.stringify(packWays()).length).toBeLessThan(110_000);
  });

  test("survive entries that point nowhere", () => {
    const odd = [99, 0, 0, 0, 0, 0, 0, [], []] as const;
    expect(unpackWays({ things: [], draws: [], items: [["ore", [odd]]], targets: [[3, 4]] })).toEqual(
      new Map([["ore", []]]),
    );
  });
});
