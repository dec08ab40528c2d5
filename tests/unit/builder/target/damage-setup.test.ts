import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import { gatherArmorData, gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import {
  emptyDamageSetup,
  maxComparedBuilds,
  maxCount,
  readDamageSetup,
} from "@/lib/builder/target/damage-setup";
import { toScenario } from "@/lib/builder/target/to-scenario";

const data = gatherDamageData();
const { skills } = gatherArmorData();

const setup = {
  monster: "rey-dau",
  custom: null,
  part: "head",
  state: "wound",
  rotation: [{ move: "great-sword-tackle-lv3", count: 2 }],
  conditions: { enragedMonster: 60 },
  skills: { agitator: 40 },
  bonuses: { "meal:village-azuz": 100 },
  sharpness: "green",
  axePower: 25,
  seconds: 45,
  readings: ["demonBoostElement"],
  own: { attack: 6, attackPct: 0, affinity: -10, rawDamagePct: 0 },
  comparedBuilds: [{ name: "Old one", code: "1abc" }],
};

/** Values that anybody could put in the place of any field. */
const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(-1, 101, 1e308, 0.5, "__proto__", "", "constructor", null, [], {}, [[]], "x".repeat(5000)),
);
const field = fc.constantFrom(...Object.keys(setup));

describe("a stored damage setup", () => {
  test("comes back as it was", () => {
    expect(readDamageSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
  });

  test("from before there were comparisons has its defaults", () => {
    const {
      own: _own,
      comparedBuilds: _comparedBuilds,
      seconds: _seconds,
      readings: _readings,
      ...older
    } = setup;
    const { own, comparedBuilds, seconds, readings } = emptyDamageSetup;
    expect(readDamageSetup(older)).toEqual({ ...setup, own, comparedBuilds, seconds, readings });
  });

  test("reads compared builds under the name that they had before", () => {
    const { comparedBuilds, ...older } = setup;
    expect(readDamageSetup({ ...older, beside: comparedBuilds }).comparedBuilds).toEqual(comparedBuilds);
  });

  test("names extracts by the game's records, whatever they were called before", () => {
    const bonuses = { "extract:triple": 80, "modifier:demondrug": 100 };
    expect(readDamageSetup({ ...setup, bonuses }).bonuses).toEqual({
      "modifier:insect-glaive-triple-up": 80,
      "modifier:demondrug": 100,
    });
  });

  test("takes readings that exist, and no others", () => {
    const read = (readings: unknown) => readDamageSetup({ ...setup, readings }).readings;
    expect(read(["hammerElement", "x", 7, "demonBoostElement"])).toEqual([
      "demonBoostElement",
      "hammerElement",
    ]);
    expect(read("hammerElement")).toEqual([]);
    expect(readDamageSetup({ ...setup, seconds: -4 }).seconds).toBe(0);
  });

  test("names each move once, in whole numbers within bounds", () => {
    const moves = ["a", "a", "b", "c"].map((move, at) => ({ move, count: [3, 9, 2.4, 1e9][at] }));
    expect(readDamageSetup({ ...setup, rotation: moves }).rotation).toEqual([
      { move: "a", count: 3 },
      { move: "b", count: 2 },
      { move: "c", count: 1 },
    ]);
  });

  test("has at most three compared builds, each with a code that could be one", () => {
    const named = (name: unknown, code: unknown) => ({ name, code });
    const comparedBuilds = [
      named("no code", ""),
      named(7, "1abc"),
      named("A", "1abc"),
      named("B".repeat(500), "1abd"),
      named("C", "x".repeat(100_000)),
    ];
    expect(
      readDamageSetup({ ...setup, comparedBuilds: [named("A", "1abc"), ...comparedBuilds] }).comparedBuilds,
    ).toEqual([{ name: "A", code: "1abc" }]);
    const read = readDamageSetup({ ...setup, comparedBuilds: comparedBuilds.slice(2) }).comparedBuilds;
    expect(read.map(({ name }) => name.length)).toEqual([1, 40]);
    expect(read.length).toBeLessThanOrEqual(maxComparedBuilds);
  });

  test("can be calculated whatever its fields hold", () => {
    const { weapon, levels } = deriveLoadout(
      { ...emptyLoadout, weapon: { id: "great-sword-varianza", decorations: [], artian: null } },
      getLoadoutCatalog(),
    );
    let calculatedCount = 0;
    fc.assert(
      fc.property(fc.dictionary(field, junk, { maxKeys: 3 }), (broken) => {
        const read = readDamageSetup({ ...setup, ...broken });
        const outcome = toScenario(read, weapon, data);
        expect(readDamageSetup(JSON.parse(JSON.stringify(read)))).toEqual(read);
        expect(read.rotation.every(({ count }) => count >= 1 && count <= maxCount)).toBe(true);
        if (!outcome.ok) {
          expect(outcome.missing).toBe("monster");
          return;
        }
        calculatedCount++;
        expect(explainRotation(outcome.scenario, skills, levels).total.value).toBeGreaterThan(0);
      }),
    );
    expect(calculatedCount).toBeGreaterThan(20);
  });

  test("of no shape at all is the empty one", () => {
    for (const stored of [undefined, null, 7, "hunt", [], [setup]])
      expect(readDamageSetup(stored)).toBe(emptyDamageSetup);
  });
});
