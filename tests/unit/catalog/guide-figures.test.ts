import { describe, expect, test } from "vitest";
import { sharpnessElement, sharpnessRaw } from "@/lib/builder/damage/constants";
import { sharpnessColors } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { findFirstQuest } from "@/lib/catalog/relations/list-quest-relations.server";
import { toDisplayAttack } from "@/lib/catalog/weapon-figures";
import {
  type DrawCount,
  getExpectedHunts,
  getHuntsForChances,
  getHuntYield,
} from "@/lib/drops/expected-hunts";
import { usualCarves } from "@/lib/drops/habits";
import { calculateRunnerScore, calculateRunPoints } from "@/lib/leaderboards/ranking/points";
import { computeHit, findMove } from "@/tests/support/builder/damage-cases";
import { toDamageWeapon } from "@/tests/support/builder/damage-moves";
import { type RawRecord, rawFacts } from "@/tests/support/raw-facts";
import {
  listGuideEquations,
  readGuideTable,
  readNumber,
  readShippedGuide,
  readShippedGuides,
} from "@/tests/support/shipped-guides";

function get(file: string, id: string): RawRecord {
  const record = rawFacts(file).find((each) => each.id === id);
  if (!record) throw new Error(`${file} has no ${id}`);
  return record;
}

function getHitzone(monster: string, part: string, state = "normal"): Record<string, number> {
  const zone = get("monsters", monster).hitzones.find((each: { part: string }) => each.part === part);
  return zone.states.find((each: { state: string }) => each.state === state);
}

const round = (value: number, digits = 1) => Math.round(value * 10 ** digits + 1e-9) / 10 ** digits;

describe("equations", () => {
  const equations = readShippedGuides().flatMap((guide) =>
    listGuideEquations(guide).map((equation) => ({ slug: guide.slug, ...equation })),
  );

  test("there are many", () => {
    expect(equations.length).toBeGreaterThan(60);
  });

  test("are all of them read", () => {
    const written = readShippedGuides().flatMap(({ body }) => body.match(/`[^`\n]* = [^`\n]*`/g) ?? []);
    expect(equations.length).toBe(written.length);
  });

  test("come to what is written", () => {
    const wrong = equations.filter(
      ({ value, result, tolerance }) => !(Math.abs(value - result) <= tolerance + 1e-9),
    );
    expect(wrong).toEqual([]);
  });
});

describe("rows about a weapon", () => {
  const rows = readShippedGuides().flatMap(({ slug, body }) => {
    let header: string[] = [];
    return body.split("\n").flatMap((line, index, lines) => {
      const cells = line.split("|").map((cell) => cell.trim());
      if (lines[index + 1]?.startsWith("| ---")) header = cells;
      const [, id] = /^\[\[weapon:([a-z0-9-]+)\]\]$/.exec(cells[1] ?? "") ?? [];
      return id === undefined
        ? []
        : [{ slug, id, cells: new Map(cells.map((cell, at) => [header[at], cell])) }];
    });
  });

  test("are in the guides", () => {
    expect(rows.length).toBe(5);
  });

  test.each(rows)("$id in $slug has the figures of the catalog", ({ id, cells }) => {
    const weapon = get("weapons", id);
    const sharpest = sharpnessColors[weapon.sharpness.findLastIndex((length: number) => length > 0)];
    const known = {
      Raw: weapon.attack,
      Affinity: weapon.affinity,
      Ice: weapon.element?.type === "ice" ? weapon.element.value : 0,
      Sharpness: sharpest,
    };
    for (const [column, value] of Object.entries(known)) {
      const cell = cells.get(column);
      if (cell !== undefined) expect(typeof value === "number" ? readNumber(cell) : cell).toBe(value);
    }
  });
});

describe("rows about a skill", () => {
  const rows = readShippedGuides().flatMap(({ slug, body }) =>
    [...body.matchAll(/^\| \[\[skill:([a-z0-9-]+)\]\] (\d)([^|]*\|.*)\|$/gm)].map(
      ([, id = "", level = "", cells = ""]) => ({ slug, id, level: Number(level), cells }),
    ),
  );

  test("are in the guides", () => {
    expect(rows.length).toBe(17);
  });

  test.each(rows)("$id $level in $slug has the figures of the catalog", ({ id, level, cells }) => {
    const effects: Record<string, number> = get("skills", id).effects[level - 1];
    const { affinity = 0, affinityOnWoundExtra = 0 } = effects;
    const known = [...Object.values(effects), affinity + affinityOnWoundExtra];
    const written = (cells.match(/\d+/g) ?? []).map(Number);
    expect(written.filter((figure) => !known.includes(figure))).toEqual([]);
  });
});

describe("damage", () => {
  const guide = readShippedGuide("how-damage-works");

  test("the hit that the guides work out follows from the catalog", () => {
    const weapon = get("weapons", "great-sword-stalwart-lamorak");
    const move = get("attacks", "great-sword-overhead-slash");
    const zone = getHitzone("rathian", "head");
    const raw = weapon.attack * (move.motionValue / 100) * ((zone.sever ?? 0) / 100) * sharpnessRaw.white;
    const element = (weapon.element.value / 10) * ((zone.dragon ?? 0) / 100) * sharpnessElement.white;
    expect([weapon.element.type, move.elementModifier]).toEqual(["dragon", 1]);
    expect([raw, element, raw * 1.25].map((value) => round(value))).toEqual([164.7, 17.3, 205.8]);
    for (const text of ["= 164.7`", "= 17.3`", "= 182.0`", "= 205.8`", "= 223.1`"]) {
      expect(guide.body).toContain(text);
    }
  });

  test.each([
    ["plain", "normal", {}, 182, 223.1, 182],
    ["with Weakness Exploit", "normal", { "weakness-exploit": 5 }, 182, 223.1, 194.3],
    ["with Weakness Exploit on a wound", "wound", { "weakness-exploit": 5 }, 205.5, 252.5, 229],
  ] as const)("the builder calculates the same hit %s", (_, state, skills, hit, critical, average) => {
    const record = getCatalog().weapons.require("great-sword-stalwart-lamorak");
    const zone = getHitzone("rathian", "head", state);
    const computed = computeHit({
      weapon: toDamageWeapon(record),
      move: findMove("great-sword-overhead-slash"),
      hitzone: zone,
      state,
      skills,
    });
    expect([computed.hit, computed.criticalHit, round(computed.average)]).toEqual([hit, critical, average]);
  });

  test("attack in the menu follows from the type", () => {
    const table = readGuideTable(
      readShippedGuide("choosing-a-weapon"),
      "Weapon type",
      "Factor",
      "Shown for 220 raw",
    );
    const types = [
      "hammer",
      "great-sword",
      "charge-blade",
      "long-sword",
      "lance",
      "dual-blades",
      "bow",
    ] as const;
    expect(table.map(([, , shown = ""]) => readNumber(shown))).toEqual(
      types.map((type) => toDisplayAttack(type, 220)),
    );
    expect(table.map(([, factor = ""]) => round(readNumber(factor) * 220, 0))).toEqual(
      types.map((type) => toDisplayAttack(type, 220)),
    );
  });

  test("colors of sharpness multiply by what the builder uses", () => {
    const table = readGuideTable(readShippedGuide("sharpness"), "Color", "Raw damage", "Element damage");
    const figures = table.map(([color = "", raw = "", element = ""]) => [
      color.toLowerCase(),
      readNumber(raw),
      readNumber(element),
    ]);
    expect(figures).toEqual(
      sharpnessColors.map((color) => [color, sharpnessRaw[color], sharpnessElement[color]]),
    );
  });

  test("raw times sharpness is the product", () => {
    const table = readGuideTable(readShippedGuide("sharpness"), "True raw", "Green", "Blue", "White");
    for (const [raw = "", green = "", blue = "", white = ""] of table) {
      const { green: g, blue: b, white: w } = sharpnessRaw;
      expect([green, blue, white].map(readNumber)).toEqual(
        [g, b, w].map((factor) => round(Number(raw) * factor)),
      );
    }
  });

  test("affinity is worth its share of the critical bonus", () => {
    const table = readGuideTable(
      readShippedGuide("affinity-and-critical-hits"),
      "Affinity",
      "Plain critical hits",
      "With Critical Boost 5",
    );
    const boost = get("skills", "critical-boost").effects[4].critMultiplier - 1;
    for (const [affinity = "", plain = "", boosted = ""] of table) {
      const share = readNumber(affinity) / 100;
      const expected = [1 + share * 0.25, 1 + share * (share > 0 ? boost : 0.25)];
      expect([plain, boosted].map(readNumber)).toEqual(expected.map((value) => round(value, 3)));
    }
  });

  test("wounds of Rathian raise the hitzones of the table", () => {
    const table = readGuideTable(
      readShippedGuide("reading-hitzones"),
      "Part of Rathian, severing",
      "Normal",
      "Wound",
      "Gain",
    );
    const parts = ["head", "left-wing", "tail", "left-leg", "torso"];
    const known = parts.map((part) => {
      const [normal = 0, wound = 0] = [
        getHitzone("rathian", part).sever,
        getHitzone("rathian", part, "wound").sever,
      ];
      return [normal, wound, Math.round((wound / normal - 1) * 100)];
    });
    expect(table.map((cells) => cells.slice(1).map(readNumber))).toEqual(known);
  });

  test("about half of all intact parts are weak spots for cutting weapons", () => {
    const parts = rawFacts("monsters")
      .filter(({ size }) => size === "large")
      .flatMap(({ hitzones }) => hitzones);
    const intact: { sever: number }[] = parts
      .filter(({ hidden }) => !hidden)
      .flatMap(({ states }) => states.filter(({ state }: { state: string }) => state === "normal"));
    const share = intact.filter(({ sever }) => sever >= 45).length / intact.length;
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.55);
  });

  test("no intact part takes more from an element than the mouth of Xu Wu", () => {
    const zones = rawFacts("monsters")
      .filter(({ size }) => size === "large")
      .flatMap(({ hitzones }) => hitzones);
    const best = zones
      .filter(({ hidden }) => !hidden)
      .flatMap(({ states }) => states.filter(({ state }: { state: string }) => state === "normal"))
      .flatMap(({ fire, water, thunder, ice, dragon }) => [fire, water, thunder, ice, dragon]);
    expect(Math.max(...best)).toBe(getHitzone("xu-wu", "mouth").ice);
  });

  test("thresholds of Rathian are those of the catalog", () => {
    const table = readGuideTable(
      readShippedGuide("elements-and-status"),
      "[[monster:rathian]]",
      "First",
      "Each time",
      "Maximum",
    );
    const { statusThresholds } = get("monsters", "rathian");
    for (const [status = "", ...figures] of table) {
      const { initial, increase, max } = statusThresholds[status.toLowerCase()];
      expect(figures.map(readNumber)).toEqual([initial, increase, max]);
    }
  });

  test("the cap of element is the larger of both rules", () => {
    const table = readGuideTable(
      readShippedGuide("elements-and-status"),
      "Base element",
      "Cap",
      "Which rule",
    );
    for (const [base = "", cap = ""] of table) {
      expect(readNumber(cap)).toBe(round(Math.max(Number(base) * 2.3, Number(base) + 400)));
    }
  });
});

describe("drops", () => {
  const guide = readShippedGuide("farming-with-the-drop-finder");

  /** What a hunt in high rank gives with the starting habits. */
  function getYield(monster: string, item: string) {
    const { sure, extra } = get("reward-draws", "target-1");
    const draws: Record<string, DrawCount> = {
      carve: { times: usualCarves },
      carveSevered: { times: 1 },
      target: { times: sure, extra },
    };
    const rows: RawRecord[] = get("monster-drops", monster).drops.filter(
      (row: RawRecord) => row.rank === "high" && row.item === item && (row.table ?? 1) === 1,
    );
    return getHuntYield(
      rows.map((row) => ({
        ...(draws[row.kind] ?? { times: 0 }),
        prizes: [{ qty: row.qty, chance: row.chance }],
      })),
    );
  }

  test("a ruby takes as many hunts as the guide says", () => {
    const given = getYield("rathian", "rathian-ruby");
    expect([1, 2].map((amount) => round(getExpectedHunts(given, amount)))).toEqual([3, 5.4]);
    const table = readGuideTable(guide, "Chance to have one", "Hunts");
    expect(table.map(([, hunts = ""]) => readNumber(hunts))).toEqual(
      getHuntsForChances(given, 1, [0.5, 0.9]),
    );
    expect(getHuntsForChances(given, 2, [0.9])).toEqual([10]);
    expect(guide.body).toContain("on average 5.4 hunts");
    expect(guide.body).toContain("two rubies need 10 hunts");
  });

  test("sources of a gem are in the order of their chances", () => {
    const table = readGuideTable(guide, "Monster", "Chance per hunt", "Average hunts");
    for (const [monster = "", chance = "", hunts = ""] of table) {
      const given = getYield(monster.slice("[[monster:".length, -2), "wyvern-gem");
      expect([chance, hunts].map(readNumber)).toEqual([
        round(100 * (1 - (given[0] ?? 1)), 0),
        round(getExpectedHunts(given, 1)),
      ]);
    }
  });
});

describe("points", () => {
  test("a first place earns what the table says", () => {
    const table = readGuideTable(
      readShippedGuide("how-our-leaderboards-judge-a-run"),
      "Runners",
      "Points for first place",
    );
    for (const [runners = "", points = ""] of table) {
      const standing = { bestCs: 30_000, runners: readNumber(runners) };
      expect(readNumber(points)).toBe(Math.round(calculateRunPoints(30_000, standing)));
    }
  });

  test("the worked examples come out", () => {
    const { body } = readShippedGuide("how-our-leaderboards-judge-a-run");
    const points = [16, 32].map((runners) => calculateRunPoints(33_000, { bestCs: 30_000, runners }));
    for (const value of points) expect(body).toContain(`= ${Math.round(value)}\``);
    expect(body).toContain(`= ${Math.round(calculateRunnerScore([600, 500, 400]))}\``);
  });
});

describe("Artian weapons", () => {
  const guide = readShippedGuide("artian-and-gogma-weapons");
  const boosted = 0.4;

  function multiply(raw: number, affinity: number, bonus: number): number {
    const share = affinity / 100;
    return round(raw * (1 + share * (share > 0 ? bonus : 0.25)));
  }

  test("both examples hold at each affinity", () => {
    const table = readGuideTable(guide, "Raw times affinity", "First", "Second");
    const cases = [
      [0, 0.25],
      [0, boosted],
      [50, boosted],
    ] as const;
    expect(table.map((cells) => cells.slice(1).map(readNumber))).toEqual(
      cases.map(([more, bonus]) => [multiply(230, 5 + more, bonus), multiply(200, 35 + more, bonus)]),
    );
  });

  test("focuses compare as the table says", () => {
    const table = readGuideTable(guide, "Your affinity from skills", "Attack focus", "Affinity focus");
    for (const [more = "", attack = "", affinity = ""] of table) {
      const share = readNumber(more);
      expect([attack, affinity].map(readNumber)).toEqual([
        multiply(260, share - 10, boosted),
        multiply(240, share + 15, boosted),
      ]);
    }
  });

  test("focuses have the figures of the catalog", () => {
    const columns = [
      "Focus",
      "Raw",
      "Affinity",
      "Sharpness on melee weapons",
      "Great sword fire, 2 or 3 parts",
    ];
    for (const [focus = "", raw = "", affinity = "", , fire = ""] of readGuideTable(guide, ...columns)) {
      const known = get("artian-parts", `great-sword-ostrak-oblivion-${focus.toLowerCase()}-focus`);
      expect([readNumber(raw), readNumber(affinity), fire]).toEqual([
        known.attack,
        known.affinity,
        known.elements.fire.join(", "),
      ]);
    }
  });
});

describe("the way to each large monster", () => {
  const { body } = readShippedGuide("the-way-to-each-large-monster");
  const rows = [
    ...body.matchAll(
      /^\| \[\[monster:([^\]]+)\]\] \| \[\[first:([^\]]+)\]\] \| \[\[locale:([^\]]+)\]\] \|$/gm,
    ),
  ];

  test("every large monster is in it once", () => {
    const large = getCatalog().monsters.all.filter(({ size }) => size === "large");
    expect(rows.map(([, monster]) => monster).sort()).toEqual(large.map(({ id }) => id).sort());
  });

  test("each row is about one monster and the field of its first quest", () => {
    for (const [, monster = "", first, locale] of rows) {
      expect(first).toBe(monster);
      expect([monster, findFirstQuest(monster)?.locale]).toEqual([monster, locale]);
    }
  });

  test("they are in the order of the hunter rank, within the stars of their section", () => {
    const ranks = rows.map(([, monster = ""]) => findFirstQuest(monster)?.hunterRank ?? 0);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    const sections = body.split("\n## ").map((section) => ({
      title: section.split("\n")[0] ?? "",
      stars: [...section.matchAll(/\[\[first:([^\]]+)\]\]/g)].map(
        ([, monster = ""]) => findFirstQuest(monster)?.stars ?? 0,
      ),
    }));
    const ofSection = (title: string) =>
      new Set(sections.find((each) => each.title.startsWith(title))?.stars);
    expect(ofSection("Low rank, first")).toEqual(new Set([1]));
    expect(ofSection("Low rank, second")).toEqual(new Set([2]));
    expect(ofSection("Low rank, third")).toEqual(new Set([3]));
    expect(Math.min(...ofSection("High rank, up to"))).toBe(4);
  });
});

describe("farming order after the story", () => {
  const guide = readShippedGuide("farming-order-after-the-story");

  /** Lowest and highest stars of the lasting quests that give an item, as the guide writes them. */
  function getStars(item: string): string {
    const stars = rawFacts("quests")
      .filter(
        ({ kind, rewards = [] }) =>
          kind !== "event" && rewards.some((reward: RawRecord) => reward.item === item),
      )
      .map((quest) => Number(quest.stars));
    const [low, high] = [Math.min(...stars), Math.max(...stars)];
    return low === high ? `${low}★` : `${low}★ to ${high}★`;
  }
  const readItem = (cell = "") => cell.slice("[[item:".length, -2);

  test("spheres and orbs come from quests of the stars that it names", () => {
    for (const [sphere, stars] of readGuideTable(guide, "Sphere", "Stars of its quests")) {
      expect(stars).toBe(getStars(readItem(sphere)));
    }
    const orbs = readGuideTable(guide, "Orb for weapons", "Orb for armor", "Stars of its quests");
    expect(orbs).toHaveLength(3);
    for (const [weapon, armor, stars] of orbs) {
      expect([getStars(readItem(weapon)), getStars(readItem(armor))]).toEqual([stars, stars]);
    }
  });

  test("decorations with two skills come out of the last orb alone", () => {
    const withTwo = new Set(
      rawFacts("decorations").flatMap(({ id, skills }) => (skills.length > 1 ? [id] : [])),
    );
    const giving = rawFacts("decoration-orbs").filter(({ tiers }) =>
      tiers.some((tier: RawRecord) =>
        tier.decorations.some(({ decoration }: RawRecord) => withTwo.has(decoration)),
      ),
    );
    expect(giving.map(({ id }) => id)).toEqual(["ancient-orb-sword"]);
  });

  test("the three quests give stones and oricalcite in fives, the fourth timeworn charms", () => {
    for (const quest of ["the-wind-n-sand-blues", "serenade-of-scarlet-water", "tango-of-lives-ablaze"]) {
      const fives = get("quests", quest).rewards.filter((reward: RawRecord) => reward.qty === 5);
      expect(fives.map(({ item }: RawRecord) => item)).toEqual(
        expect.arrayContaining(["glowing-stone", "oricalcite"]),
      );
    }
    const charms = get("quests", "proof-of-a-hero").rewards.filter(
      ({ item }: RawRecord) => item === "timeworn-charm",
    );
    expect(Math.min(...charms.map(({ qty }: RawRecord) => qty))).toBe(2);
    const golden = get("random-talismans", "golden-age-charm").appraisedFrom;
    expect(golden).toEqual([
      { item: "glowing-stone", chance: 3 },
      { item: "timeworn-charm", chance: 21 },
    ]);
  });
});
