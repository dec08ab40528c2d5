import { describe, expect, test } from "vitest";
import { listConditionSwitches } from "@/lib/builder/damage/list-condition-switches";
import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { emptyLoadout, type Loadout } from "@/lib/builder/loadout/model";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { findMove, makeScenario } from "@/tests/support/builder/damage-cases";

const { skills, weapons, decorations } = getCatalog();

const wielding = (id: string, slotted: readonly string[] = []): Loadout => ({
  ...emptyLoadout,
  weapon: { id, decorations: slotted, artian: null },
});

describe("a derived loadout", () => {
  test("is what damage is computed from, unchanged", () => {
    const jewel = decorations.all.find(
      ({ skills: brought }) => brought[0]?.skill === "attack-boost" && brought.length === 1,
    );
    const record = weapons.all.find(
      ({ type, slots, skills: innate, sharpness }) =>
        type === "great-sword" && slots.length === 3 && innate.length === 0 && sharpness?.[5] !== 0,
    );
    if (jewel === undefined || record === undefined) throw new Error("The facts have both.");
    const { weapon, levels } = deriveLoadout(wielding(record.id, [jewel.id]), getLoadoutCatalog());
    if (weapon === null) throw new Error("A weapon is wielded.");
    const rotation = [{ move: findMove("great-sword-charged-slash-lv3"), count: 1 }];
    const found = explainRotation({ ...makeScenario({}), weapon, rotation }, skills.all, levels);
    const level = jewel.skills[0]?.level ?? 0;
    expect(found.steps[0]?.perHit.attack.terms).toContainEqual(
      expect.objectContaining({ source: { kind: "skill", id: "attack-boost", level } }),
    );
    expect(found.sharpness.color).toBe(weapon.sharpness?.color);
  });

  test("has the color of sharpness that damage finds, for every bar and every level of Handicraft", () => {
    let compared = 0;
    const sharp = weapons.all.filter(({ sharpness, artian }) => sharpness !== undefined && artian === null);
    // Nothing else of a weapon has a say in it.
    const bars = new Map(
      sharp.map((record) => [JSON.stringify([record.type, record.sharpness, record.handicraft]), record]),
    );
    for (const record of bars.values()) {
      const { weapon } = deriveLoadout(wielding(record.id), getLoadoutCatalog());
      if (weapon === null) throw new Error("A weapon is wielded.");
      for (let level = 0; level <= 5; level++) {
        const scenario = { ...makeScenario({}), weapon, rotation: [] };
        const { color } = explainRotation(scenario, skills.all, { handicraft: level }).sharpness;
        const units = level * 10;
        expect(color, `${record.id} with ${units}`).toBe(keenestBySteps(record, units));
        compared++;
      }
      const plain = explainRotation({ ...makeScenario({}), weapon, rotation: [] }, skills.all, {});
      expect(plain.sharpness.color).toBe(weapon.sharpness?.color);
    }
    expect(compared).toBeGreaterThan(500);
  });
});

/** Adds one unit after the other, which is slow and plain. */
function keenestBySteps(record: (typeof weapons.all)[number], units: number): string | undefined {
  const colors = ["red", "orange", "yellow", "green", "blue", "white", "purple"];
  const bar = [...(record.sharpness ?? [])];
  const rest = [...(record.handicraft ?? [])];
  const last = bar.findLastIndex((length) => length > 0);
  for (let unit = 0; unit < units; unit++) {
    const step = rest.findIndex((length) => length > 0);
    if (step < 0) break;
    rest[step] = (rest[step] ?? 0) - 1;
    bar[last + step] = (bar[last + step] ?? 0) + 1;
  }
  return colors[bar.findLastIndex((length) => length > 0)];
}

describe("the switches of a loadout", () => {
  test("are the conditions that its skills wait for, each once", () => {
    const levels = {
      agitator: 5,
      gogmapocalypse: 1,
      "slicked-blade": 1,
      "protective-polish": 1,
      "attack-boost": 5,
      "weakness-exploit": 5,
      resentment: 0,
      "gravioss-protection": 2,
    };
    expect(listConditionSwitches(skills.all, levels)).toEqual([
      { condition: "enragedMonster", defaultUptime: 100, skills: ["agitator", "gogmapocalypse"] },
      { condition: "afterSharpening", defaultUptime: 0, skills: ["protective-polish"] },
      { condition: "wet", defaultUptime: 0, skills: ["slicked-blade"] },
      { condition: "bubbleblight", defaultUptime: 0, skills: ["slicked-blade"] },
    ]);
  });
});
