import { describe, expect, test } from "vitest";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { createArtian } from "@/lib/builder/editor/apply-opening";
import { createArtianGauge, withReinforcement } from "@/lib/builder/gear/artian-choices";
import { createDamageGauge } from "@/lib/builder/gear/damage-gauge";
import { getFillChange, sortFillTargets } from "@/lib/builder/gear/fill-targets";
import { getSkillWorth, listSkillPoints } from "@/lib/builder/gear/skill-points";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { emptyLoadout, type Loadout } from "@/lib/builder/loadout/model";
import { listBonusOptions } from "@/lib/builder/target/bonus-options";
import { getUsualCombo } from "@/lib/builder/target/combos";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { createTestData } from "@/tests/support/builder-page";

const builderData = createTestData();
const { catalog } = builderData;
const damageData = gatherDamageData();
const weapon = [...catalog.weapons.values()].find(
  ({ type, artian }) => type === "great-sword" && artian === "gogma",
);
if (!weapon) throw new Error("There are Gogma Artian great swords.");
const artian = createArtian(weapon, catalog);
if (!artian) throw new Error("It is made of parts.");
const loadout: Loadout = {
  ...emptyLoadout,
  weapon: { id: weapon.id, decorations: [], artian },
  armor: { ...emptyLoadout.armor, chest: { id: "gogmazios-mail-alpha", decorations: [] } },
};
const derived = deriveLoadout(loadout, catalog);
if (!derived.weapon) throw new Error("A weapon is equipped.");
const setup = {
  ...emptyDamageSetup,
  monster: "rathalos",
  rotation: getUsualCombo(damageData, derived.weapon)?.rotation ?? [],
};
const gauge = createDamageGauge({ setup, derived, builderData, damageData });
if (!gauge) throw new Error("All that a gauge needs is there.");
const { levels } = derived;

describe("the next best skill point", () => {
  const points = listSkillPoints(levels, gauge, catalog);

  test("is the next level of each skill that raises the damage, most first, with the slot it takes", () => {
    expect(points.length).toBeGreaterThan(5);
    const changes = points.map(({ change }) => change);
    expect(changes).toEqual(changes.toSorted((a, b) => b - a));
    expect(Math.min(...changes)).toBeGreaterThan(0);
    for (const { skill, level, change } of points) {
      expect(level).toBe((levels[skill] ?? 0) + 1);
      expect(gauge.ofLevels({ ...levels, [skill]: level })).toBe(change);
    }
    expect(points.find(({ skill }) => skill === "weakness-exploit")?.slot).toEqual({
      kind: "armor",
      slot: 3,
    });
    expect(points.find(({ skill }) => skill === "attack-boost")?.slot?.kind).toBe("weapon");
  });

  test("leaves comfort out, which is worth nothing", () => {
    expect(points.some(({ skill }) => skill === "earplugs")).toBe(false);
    expect(getSkillWorth("earplugs", { ...levels, earplugs: 2 }, gauge, catalog)).toEqual({
      next: 0,
      all: 0,
    });
  });

  test("tells what would be lost without a skill", () => {
    const boosted = { ...levels, "attack-boost": 3 };
    const { all } = getSkillWorth("attack-boost", boosted, gauge, catalog);
    expect(all).toBeCloseTo(-gauge.ofLevels({ ...levels, "attack-boost": 0 }), 10);
  });
});

describe("what else can be chosen", () => {
  test("are slots filled for damage first, with what adds none left out unless it is wanted", () => {
    const targets = [
      { skill: "earplugs", level: 3, on: true },
      { skill: "windproof", level: 1, on: true },
      { skill: "weakness-exploit", level: 5, on: true },
    ];
    const getChange = (target: (typeof targets)[number]) => getFillChange(target, levels, gauge);
    const sorted = sortFillTargets(targets, getChange, { earplugs: 3 });
    expect(sorted.map(({ skill, on }) => [skill, on])).toEqual([
      ["weakness-exploit", true],
      ["earplugs", true],
      ["windproof", false],
    ]);
    expect(getFillChange({ skill: "weakness-exploit", level: 5, on: true }, levels, gauge)).toBeCloseTo(
      gauge.ofLevels({ ...levels, "weakness-exploit": 5 }),
      10,
    );
    expect(getFillChange({ skill: "earplugs", level: 3, on: true }, levels, null)).toBeNull();
  });

  test("are rolls of an Artian weapon, against those that are chosen, each worked out once", () => {
    let measured = 0;
    const rolls = createArtianGauge((id, choices) => {
      measured += 1;
      return gauge.ofLoadout({ ...loadout, weapon: { id, decorations: [], artian: choices } });
    });
    const attack = [...catalog.artian.bonuses.values()].find(
      ({ id, kind }) => kind === "reinforcement" && id.includes("attack"),
    );
    if (!attack) throw new Error("Attack can be reinforced.");
    const one = withReinforcement(artian, 0, attack.id);
    const two = withReinforcement(one, 1, attack.id);
    const [first, both] = [rolls.of(weapon.id, one) ?? 0, rolls.of(weapon.id, two) ?? 0];
    expect(first).toBeGreaterThan(0);
    expect(rolls.compare(weapon.id, one, two)).toBeCloseTo((1 + both) / (1 + first) - 1, 10);
    expect(measured).toBe(2);
  });

  test("are food and buffs, by what each adds to the setup", () => {
    if (!derived.weapon) throw new Error("A weapon is equipped.");
    const options = listBonusOptions(damageData, derived.weapon).filter(({ group }) => group === "meal");
    const changes = options.map(({ key }) => gauge.ofSetup({ bonuses: { [key]: 100 } }) ?? 0);
    expect(Math.min(...changes)).toBeGreaterThan(0);
    expect(gauge.ofSetup({})).toBe(0);
    expect(gauge.ofSetup({ monster: null })).toBeNull();
  });
});
