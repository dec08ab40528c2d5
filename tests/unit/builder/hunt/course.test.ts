import { describe, expect, test } from "vitest";
import { calculateCourse } from "@/lib/builder/hunt/course";
import type { HuntModel, ModelHit, ModelHunter, ModelMoment, ModelStatus } from "@/lib/builder/hunt/model";
import { simulateHunts } from "@/lib/builder/hunt/simulate";

/** A hit that does so much in every state, never critical; by color where several are given. */
function makeHit(
  damage: number | readonly number[],
  more: Partial<ModelHit> & { enraged?: number } = {},
): ModelHit {
  const { enraged = 1, ...rest } = more;
  const colors = typeof damage === "number" ? [damage] : damage;
  const inMood = (factor: number) =>
    colors.map((each) => ({ mean: each * factor, chance: 0, critical: each * factor, plain: each * factor }));
  const table = [0, 1].map(() => [inMood(1), inMood(enraged)]);
  return {
    damageType: "sever",
    damage: table,
    byBuffs: [table],
    cost: 1,
    sparedChance: 0,
    buildup: {},
    buildupChance: 1,
    stun: 0,
    exhaust: 0,
    mount: 0,
    partFactor: 1,
    woundFactor: 1,
    ...rest,
  };
}

function makeHunter(more: Partial<ModelHunter> = {}): ModelHunter {
  return {
    name: "A",
    hits: [makeHit(100)],
    extraPerLoop: 0,
    loopSec: 1,
    attackShare: 0.5,
    downShare: 1,
    bar: [],
    usedColors: 0,
    sharpenSec: 4,
    polishSec: 0,
    buffs: [],
    stamina: null,
    ...more,
  };
}

function makeModel(more: Partial<HuntModel> = {}): HuntModel {
  return {
    health: 10_000,
    healthSpread: 0,
    hunters: [makeHunter()],
    enrage: null,
    wound: null,
    part: [],
    breaks: [],
    statuses: {},
    limitSec: 3000,
    moments: [],
    wake: { pauseSec: 0, factor: 2 },
    toppleSec: 0,
    ...more,
  };
}

const instant: ModelStatus = {
  ...{ initial: 100, increase: 50, max: 1000, lastsSec: [], damage: 0, damagePerSec: 0, isDown: false },
  fadePerSec: 0,
};

describe("a hunt worked by hand", () => {
  test("takes health over damage per second", () => {
    // 100 a second, half of the time: 10,000 ÷ 50.
    expect(calculateCourse(makeModel()).seconds).toBeCloseTo(200, 9);
  });

  test("ends with the time limit", () => {
    const course = calculateCourse(makeModel({ limitSec: 60 }));
    expect(course.seconds).toBeNull();
    expect(course.events.at(-1)).toMatchObject({ kind: "end", atSec: 60, left: 0.7 });
  });

  test("loses its color hit by hit, and is sharpened when it has used up the colors that it may", () => {
    // One hit every 2 s. 20 white hits of 100 in 40 s, 30 blue ones of 80 in 60 s, then 4 s: 4,400 in 104 s.
    const hunter = makeHunter({
      hits: [makeHit([100, 80, 70])],
      bar: [
        { color: "white", units: 20 },
        { color: "blue", units: 30 },
        { color: "green", units: 50 },
      ],
      usedColors: 2,
    });
    const course = calculateCourse(makeModel({ hunters: [hunter], health: 4400 + 2000 + 400 }));
    // 104 + 40 + 10 s: 400 in blue are five hits.
    expect(course.seconds).toBeCloseTo(154, 9);
    const [own] = course.hunters;
    expect(own?.sharpenings).toBe(1);
    expect(own?.units.map((units) => Math.round(units * 1e6) / 1e6)).toEqual([40, 35, 0]);
    expect(own?.hitsByColor.map((hits) => Math.round(hits * 1e6) / 1e6)).toEqual([40, 35, 0]);
    expect(course.events.map(({ kind, atSec }) => [kind, Math.round(atSec)])).toEqual([
      ["color", 40],
      ["sharpen", 100],
      ["color", 144],
      ["end", 154],
    ]);
  });

  test("breaks a part that gives way at the same moment", () => {
    const course = calculateCourse(
      makeModel({ part: [1000], breaks: [{ part: "head", damageType: null, total: 1000 }] }),
    );
    const kinds = course.events.filter(({ atSec }) => Math.abs(atSec - 20) < 1e-6).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(["break", "part"]);
  });

  test("of two hunters of one build has both done with their whetstones at the same moment", () => {
    // 20 white hits of each in 40 s, 4 s of sharpening, and again: neither ever hits in blue.
    const hunter = makeHunter({
      hits: [makeHit([100, 50])],
      bar: [
        { color: "white", units: 20 },
        { color: "blue", units: 1000 },
      ],
      usedColors: 1,
    });
    const course = calculateCourse(makeModel({ hunters: [hunter, hunter], health: 8000 + 2000 }));
    // 8,000 in 88 s, then 100 a second.
    expect(course.seconds).toBeCloseTo(108, 9);
    const [first, second] = course.hunters;
    expect(first).toEqual(second);
    expect(first?.sharpenings).toBe(2);
    expect(first?.hitsByColor[1]).toBe(0);
  });

  test("keeps its color while Protective Polish works, and twice as long with half of the hits spared", () => {
    // 20 units at half a unit a hit are 40 hits in 80 s; 4 s; 30 s without loss.
    const hunter = makeHunter({
      hits: [makeHit([100, 50], { sparedChance: 0.5 })],
      bar: [
        { color: "white", units: 20 },
        { color: "blue", units: 30 },
      ],
      usedColors: 1,
      polishSec: 30,
    });
    const course = calculateCourse(makeModel({ hunters: [hunter], health: 1e6, limitSec: 84 + 30 + 80 + 1 }));
    expect(course.events.map(({ kind, atSec }) => [kind, Math.round(atSec)])).toEqual([
      ["sharpen", 80],
      ["sharpen", 194],
      ["end", 195],
    ]);
  });

  test("is enraged after so much damage, for so long, and takes more meanwhile", () => {
    // 1,000 in 20 s; then 10 s at 55 a second; 1,000 in 20 s again.
    const course = calculateCourse(
      makeModel({
        hunters: [makeHunter({ hits: [makeHit(100, { enraged: 1.1 })] })],
        enrage: { threshold: 1000, durationSec: 10, factor: 1.1 },
        health: 1000 + 550 + 1000 + 55,
      }),
    );
    expect(course.seconds).toBeCloseTo(51, 9);
    expect(course.enragedSec).toBeCloseTo(11, 9);
  });

  test("has status procs with growing thresholds, that take time or health", () => {
    // 10 stun a hit, one hit every 2 s: 100 after 20 s. 4 s down at one hit a second, without buildup. 150 more take 30 s.
    const stun = { ...instant, lastsSec: [4], isDown: true };
    const hunter = makeHunter({ hits: [makeHit(100, { stun: 10 })] });
    const course = calculateCourse(makeModel({ hunters: [hunter], statuses: { stun }, limitSec: 60 }));
    expect(course.events.map(({ kind, atSec }) => [kind, Math.round(atSec * 10) / 10])).toEqual([
      ["status", 20],
      ["status", 54],
      ["end", 60],
    ]);
    // 54 s: 50 s at 50 and 4 s at 100 a second. 6 s more, 4 of them down.
    expect(course.hunters[0]?.damage).toBeCloseTo(2500 + 400 + 400 + 100, 6);

    const blast = { ...instant, damage: 500 };
    const blasting = makeHunter({ hits: [makeHit(100, { buildup: { blast: 10 } })] });
    const blasted = calculateCourse(makeModel({ hunters: [blasting], statuses: { blast }, health: 1600 }));
    // 1,000 of hits and 500 of the proc after 20 s, 100 more in 2 s.
    expect(blasted.seconds).toBeCloseTo(22, 9);
    expect(blasted.statusDamage).toBe(500);
  });

  test("loses health to poison while it lasts, and buildup that fades", () => {
    // 10 every 2 s less 1 a second: 4 a second, 100 in 25 s. 10 s at 20 a second.
    const poison = { ...instant, lastsSec: [10], damagePerSec: 20, fadePerSec: 1 };
    const hunter = makeHunter({ hits: [makeHit(100, { buildup: { poison: 10 } })] });
    const course = calculateCourse(makeModel({ hunters: [hunter], statuses: { poison }, limitSec: 40 }));
    expect(course.events[0]).toMatchObject({ kind: "status", atSec: 25, what: "poison" });
    expect(course.statusDamage).toBeCloseTo(200, 6);
  });

  test("mounts whenever jumping attacks have built up enough, which never fades and costs no time", () => {
    // 20 every 2 s: 100 in 10 s, then 150, 200 and so on.
    const hunter = makeHunter({ hits: [makeHit(100, { mount: 20 })] });
    const course = calculateCourse(makeModel({ hunters: [hunter], statuses: { mount: instant } }));
    // What the hit before built up too much is lost, half a hit on average.
    const mounts = course.events.filter(({ what }) => what === "mount").map(({ atSec }) => atSec);
    expect(mounts.slice(0, 3)).toEqual([10, 26, 47]);
    expect(course.procs).toEqual({ mount: 7 });
    expect(course.seconds).toBeCloseTo(200, 9);
    expect(
      simulateHunts(makeModel({ hunters: [hunter], statuses: { mount: instant } }), { runs: 50, seed: 3 })
        .procs.mount,
    ).toBe(7);
  });

  test("opens wounds on its part, breaks it, and does no more of either than there are", () => {
    // So many small hits that none does too much.
    const course = calculateCourse(
      makeModel({
        hunters: [makeHunter({ hits: [makeHit(0.1)], loopSec: 0.001 })],
        wound: { toOpen: 500, takes: 250, limit: 2 },
        part: [600, 900],
        breaks: [{ part: "tail", total: 700, damageType: "sever" }],
        health: 5000,
      }),
    );
    expect(course.wounds).toBe(2);
    const times = (kind: string) =>
      course.events.filter((each) => each.kind === kind).map(({ atSec }) => Math.round(atSec));
    expect(times("wound")).toEqual([10, 25]);
    expect(times("woundDestroyed")).toEqual([15, 30]);
    expect(times("part")).toEqual([12, 30, 48, 66, 84]);
    expect(times("break")).toEqual([14]);
  });

  test("is slower once stamina is used up: as much comes back as is spent", () => {
    // 60 a loop of 1 s against 20 a second: at half of the time 30 are spent and 10 come back a second.
    const hunter = makeHunter({ stamina: { max: 100, perLoop: 60, recoverPerSec: 20 } });
    const course = calculateCourse(makeModel({ hunters: [hunter], health: 1e6, limitSec: 105 }));
    expect(course.events[0]).toMatchObject({ kind: "tired", atSec: 5 });
    // 5 s at 50, then a quarter of the time.
    expect(course.hunters[0]?.damage).toBeCloseTo(250 + 100 * 25, 6);
  });
});

/** A moment of the first hunter. */
function at(atSec: number, more: Partial<ModelMoment> = {}): ModelMoment {
  return {
    ...{ atSec, kind: "busy", what: "", hunter: 0, takesSec: 0, holdsSec: 0, begins: 0, ends: 0 },
    ...more,
  };
}

describe("what is known to come at a moment, worked by hand", () => {
  test("costs the time that it takes", () => {
    // 50 a second but for 5 s: 10,000 take 205.
    const moments = [at(60, { kind: "melody", takesSec: 5 })];
    const course = calculateCourse(makeModel({ moments }));
    expect(course.seconds).toBeCloseTo(205, 9);
    expect(course.events[0]).toMatchObject({ kind: "melody", atSec: 60 });
  });

  test("holds the monster while a trap does", () => {
    // Set in 4 s; for 10 s twice as much.
    const moments = [at(60, { takesSec: 4 }), at(64, { kind: "trap", what: "pitfallTrap", holdsSec: 10 })];
    expect(calculateCourse(makeModel({ moments })).seconds).toBeCloseTo(200 + 4 - 10, 9);
  });

  test("ends an item and begins another one", () => {
    // 50 a second for 100 s, then 40 for 50 s, then 50 again.
    const hit: ModelHit = { ...makeHit(100), lacking: [makeHit(80)] };
    const moments = [at(100, { ends: 1 }), at(150, { kind: "item", begins: 1 })];
    const course = calculateCourse(makeModel({ hunters: [makeHunter({ hits: [hit] })], moments }));
    expect(course.seconds).toBeCloseTo(150 + (10_000 - 5000 - 2000) / 50, 9);
  });

  test("wakes a sleeping monster with the strongest hit, after a pause", () => {
    // Sleep after 10 hits in 20 s of 100 or 300: 2,000 and 3 s without, then 2 × 300 at once.
    const hits = [makeHit(100, { buildup: { sleep: 10 } }), makeHit(300, { buildup: { sleep: 10 } })];
    const sleep = { ...instant, increase: 10_000, max: 20_000, lastsSec: [0] };
    const course = calculateCourse(
      makeModel({
        hunters: [makeHunter({ hits, loopSec: 2 })],
        statuses: { sleep },
        wake: { pauseSec: 3, factor: 2 },
        health: 1e6,
        limitSec: 100,
      }),
    );
    expect(course.events.map(({ kind, atSec }) => [kind, Math.round(atSec)])).toEqual([
      ["status", 20],
      ["wake", 23],
      ["end", 100],
    ]);
    expect(course.hunters[0]?.damage).toBeCloseTo(97 * 100 + 600, 6);
  });

  test("is down after its part gives way, for as long as a person says", () => {
    // 600 in 12 s, then 5 s at twice the pace.
    const course = calculateCourse(makeModel({ part: [600, 1e6], toppleSec: 5, health: 2000 }));
    expect(course.seconds).toBeCloseTo(40 - 5, 1);
  });

  test("loads rounds anew without telling of each time", () => {
    // Three hits in 6 s, 2 s of reloading: 300 in 8 s.
    const hunter = makeHunter({
      hits: [makeHit(100, { cost: 1 / 3 })],
      bar: [{ color: null, units: 1 }],
      usedColors: 0,
      sharpenSec: 2,
    });
    const course = calculateCourse(makeModel({ hunters: [hunter], limitSec: 80, health: 1e6 }));
    expect(course.hunters[0]?.damage).toBeCloseTo(3000, 6);
    expect(course.hunters[0]?.sharpenings).toBe(10);
    expect(course.events.map(({ kind }) => kind)).toEqual(["end"]);
  });
});

/** A party of two in a hunt with everything, random in damage, buildup, sharpness and health. */
const rich = makeModel({
  health: 40_000,
  healthSpread: 0.02,
  hunters: [
    makeHunter({
      hits: [
        critical(makeHit([90, 75, 60], { enraged: 1.1, buildup: { paralysis: 24 }, buildupChance: 0.33 })),
        critical(makeHit([260, 220, 180], { enraged: 1.1, stun: 15, cost: 0.5, sparedChance: 0.4 })),
        critical(makeHit([40, 30, 25], { enraged: 1.1, buildup: { paralysis: 20 }, buildupChance: 0.33 })),
      ],
      loopSec: 3.6,
      attackShare: 0.65,
      bar: [
        { color: "white", units: 20 },
        { color: "blue", units: 40 },
        { color: "green", units: 90 },
      ],
      usedColors: 2,
      polishSec: 30,
    }),
    makeHunter({
      hits: [critical(makeHit(60, { enraged: 1.1 })), critical(makeHit(80, { enraged: 1.1, mount: 15 }))],
      loopSec: 2,
      attackShare: 0.6,
      stamina: { max: 150, perLoop: 90, recoverPerSec: 25 },
      extraPerLoop: 5,
    }),
  ],
  enrage: { threshold: 2500, durationSec: 90, factor: 1.1 },
  wound: { toOpen: 900, takes: 400, limit: 6 },
  part: [1500],
  statuses: {
    paralysis: {
      ...instant,
      initial: 180,
      increase: 130,
      lastsSec: [10, 8, 6],
      isDown: true,
      fadePerSec: 0.5,
    },
    stun: { ...instant, initial: 120, increase: 100, lastsSec: [10, 8, 6], isDown: true, fadePerSec: 0.5 },
    mount: { ...instant, initial: 75, increase: 230, max: 995 },
  },
});

/** The same with 40 % of hits half as strong again, and more on a wound. */
function critical(hit: ModelHit): ModelHit {
  const table = hit.damage.map((moods, wounded) =>
    moods.map((colors) =>
      colors.map(({ mean }) => {
        const plain = mean * (1 + wounded * 0.15);
        return { chance: 0.4, plain, critical: 1.5 * plain, mean: 0.6 * plain + 0.4 * 1.5 * plain };
      }),
    ),
  );
  return { ...hit, damage: table, byBuffs: [table] };
}

describe("the simulation", () => {
  test("plays the same hunts with the same seed, and others with another one", () => {
    const first = simulateHunts(rich, { runs: 20, seed: 7 });
    expect(simulateHunts(rich, { runs: 20, seed: 7 })).toEqual(first);
    expect(simulateHunts(rich, { runs: 20, seed: 8 }).seconds?.mean).not.toBe(first.seconds?.mean);
  });

  test.each([1, 2, 3])("agrees with the closed form within its own error, seed %i", (seed) => {
    const course = calculateCourse(rich);
    // As many as a page plays. What is left of it, 0.3 %, are stuns and paralyses that overlap by chance.
    const played = simulateHunts(rich, { runs: 200, seed });
    const { mean = 0, standardError = 0 } = played.seconds ?? {};
    expect(standardError).toBeLessThan(0.01 * mean);
    expect(Math.abs((course.seconds ?? 0) - mean)).toBeLessThan(3 * standardError);
    expect(Math.abs((played.damage[0] ?? 0) / (course.hunters[0]?.damage ?? 1) - 1)).toBeLessThan(0.01);
    expect(Math.abs((played.sharpenings[0] ?? 0) - (course.hunters[0]?.sharpenings ?? 0))).toBeLessThan(0.5);
    expect(Math.abs(played.partBreaks - course.partBreaks)).toBeLessThan(0.6);
    expect(Math.abs((played.procs.stun ?? 0) - (course.procs.stun ?? 0))).toBeLessThan(0.5);
    expect(Math.abs((played.procs.paralysis ?? 0) - (course.procs.paralysis ?? 0))).toBeLessThan(0.6);
    expect(Math.abs((played.procs.mount ?? 0) - (course.procs.mount ?? 0))).toBeLessThan(0.6);
    expect(course.procs.mount).toBeGreaterThan(1);
  });

  test("agrees to a tenth of a percent without statuses", () => {
    const plain = { ...rich, statuses: {} };
    const { mean = 0 } = simulateHunts(plain, { runs: 4000, seed: 9 }).seconds ?? {};
    expect(Math.abs((calculateCourse(plain).seconds ?? 0) / mean - 1)).toBeLessThan(0.001);
  });

  test("agrees where damage alone is random, far closer", () => {
    // Every hit is a multiple of 50; health halfway between two of them is passed as if there were no steps.
    const hits = [critical(makeHit(100)), critical(makeHit(300))];
    const plain = makeModel({ health: 10_025, hunters: [makeHunter({ hits })] });
    const played = simulateHunts(plain, { runs: 4000, seed: 5 });
    const { mean = 0, standardError = 0 } = played.seconds ?? {};
    expect(Math.abs((calculateCourse(plain).seconds ?? 0) - mean)).toBeLessThan(2.5 * standardError);
    expect(standardError).toBeLessThan(0.002 * mean);
  });

  test.each([1, 2])("agrees with items, traps, melodies, sleep and reloads too, seed %i", (seed) => {
    const [first, second] = rich.hunters;
    if (!first || !second) throw new Error("two hunters");
    const weaker = (hit: ModelHit): ModelHit => ({ ...hit, lacking: [critical(makeHit([70, 60, 50]))] });
    const model: HuntModel = {
      ...rich,
      hunters: [
        { ...first, hits: first.hits.map(weaker) },
        {
          ...second,
          hits: second.hits.map((hit) => ({ ...hit, cost: 1 / 6, buildup: { sleep: 15 }, buildupChance: 1 })),
          ...{ bar: [{ color: null, units: 1 }], usedColors: 0, sharpenSec: 2, stamina: null },
        },
      ],
      statuses: { sleep: { ...instant, initial: 600, increase: 400, lastsSec: [0], fadePerSec: 0.5 } },
      moments: [
        at(45, { ends: 1 }),
        at(60, { takesSec: 4 }),
        at(64, { kind: "trap", what: "shockTrap", holdsSec: 8 }),
        at(90, { kind: "item", takesSec: 3, begins: 1 }),
        ...[90, 180, 270, 360, 450].map((sec) => at(sec, { kind: "melody", hunter: 1, takesSec: 4 })),
        at(135, { kind: "gone", ends: 1 }),
      ].toSorted((a, b) => a.atSec - b.atSec),
      wake: { pauseSec: 4, factor: 2 },
      toppleSec: 3,
    };
    const course = calculateCourse(model);
    const played = simulateHunts(model, { runs: 400, seed });
    const { mean = 0, standardError = 0 } = played.seconds ?? {};
    expect(standardError).toBeLessThan(0.01 * mean);
    expect(Math.abs((course.seconds ?? 0) - mean)).toBeLessThan(3 * standardError);
    expect(Math.abs((played.procs.sleep ?? 0) - (course.procs.sleep ?? 0))).toBeLessThan(0.6);
    expect(course.procs.sleep).toBeGreaterThan(1);
  });

  test("plays buffs by the clock, so that on average they work for their share of the time", () => {
    // 30 s of every 50: 60 %, of 100 and 150.
    const level = (value: number) =>
      [0, 1].map(() => [0, 1].map(() => [{ mean: value, chance: 0, critical: value, plain: value }]));
    const hit: ModelHit = { ...makeHit(130), byBuffs: [level(100), level(150)] };
    const model = makeModel({
      hunters: [
        makeHunter({ hits: [hit], buffs: [{ skill: "adrenaline-rush", durationSec: 30, everySec: 50 }] }),
      ],
      // Spread evenly over what 50 s of it deal: where in its turn a buff is at the end makes no difference then.
      health: 30_025,
      healthSpread: 1625 / 30_025,
    });
    const played = simulateHunts(model, { runs: 4000, seed: 3 });
    const { mean = 0, standardError = 0 } = played.seconds ?? {};
    expect(Math.abs((calculateCourse(model).seconds ?? 0) - mean)).toBeLessThan(2.5 * standardError);
  });
});
