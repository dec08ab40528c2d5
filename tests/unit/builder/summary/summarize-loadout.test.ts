import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPlainHit } from "@/lib/builder/damage/plain-hit";
import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import { getSkillRole } from "@/lib/builder/damage/skill-roles";
import { gatherArmorData, gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { Loadout } from "@/lib/builder/loadout/model";
import { type LoadoutSummary, summarizeLoadout } from "@/lib/builder/summary/summarize-loadout";
import { type DamageSetup, emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { toScenario } from "@/lib/builder/target/to-scenario";
import { elements } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { makeScenario } from "@/tests/support/builder/damage-cases";
import { catalog, equip, gogmaziosLoadout, loadoutWith } from "@/tests/support/builder/loadouts";
import { anyLoadout, anyWeapon } from "@/tests/support/builder/random-loadouts";

const { skills } = gatherArmorData();
const damageData = gatherDamageData();

function summarize(loadout: Loadout, setup: Partial<DamageSetup> | null = null): LoadoutSummary {
  const derived = deriveLoadout(loadout, catalog);
  if (setup === null) return summarizeLoadout(derived, skills);
  const outcome = toScenario({ ...emptyDamageSetup, ...setup }, derived.weapon, damageData);
  if (!outcome.ok) throw new Error(outcome.reason);
  return summarizeLoadout(derived, skills, outcome.scenario);
}

function weaponOf(loadout: Loadout, setup: Partial<DamageSetup> | null = null) {
  const { weapon } = summarize(loadout, setup);
  if (weapon === null) throw new Error("The loadout has a weapon.");
  return weapon;
}

/** A weapon with these decorations in it, whatever its slots. */
const slotted = (id: string, ...decorations: readonly string[]): Loadout =>
  loadoutWith({ weapon: { id, decorations, artian: null } });

function isAlwaysOn(skill: string): boolean {
  const role = getSkillRole(skill);
  return role.kind === "counted" && role.when === "always";
}

function decorationOf(skill: string, level: number): string {
  const found = getCatalog().decorations.all.find(
    ({ skills: own }) => own.length === 1 && own[0]?.skill === skill && own[0].level === level,
  );
  if (!found) throw new Error(`No decoration of ${skill} ${level}.`);
  return found.id;
}

function weaponWith(test: (weapon: ReturnType<typeof getCatalog>["weapons"]["all"][number]) => boolean) {
  const found = getCatalog().weapons.all.find(
    (each) => each.artian === null && each.skills.every(({ skill }) => !isAlwaysOn(skill)) && test(each),
  );
  if (!found) throw new Error("No such weapon.");
  return found;
}

/** Legal loadouts with a weapon. */
const anyArmed = fc.tuple(anyLoadout, anyWeapon).map(([loadout, weapon]) => ({ ...loadout, weapon }));

const counted = skills.filter(({ id }) => getSkillRole(id).kind === "counted");

/** Levels of skills besides those that are equipped, half of them skills that always work. */
const anyLevels = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...counted.filter(({ id }) => isAlwaysOn(id))), fc.constantFrom(...counted)),
      fc.integer({ min: 1, max: 7 }),
    ),
    { minLength: 6, maxLength: 12 },
  )
  .map((list) =>
    Object.fromEntries(list.map(([{ id, maxLevel }, level]) => [id, Math.min(level, maxLevel)])),
  );

const elementCapOf = (base: number, type: string) =>
  type.endsWith("bowgun") ? base * 2.3 : Math.max(base + 400, base * 2.3);

describe("what is always on", () => {
  test("is what damage calculates with when only skills without a condition are equipped, for 500 loadouts", () => {
    let raised = 0;
    fc.assert(
      fc.property(anyArmed, anyLevels, fc.integer({ min: 0, max: 120 }), (loadout, extra, hitzone) => {
        const equipped = deriveLoadout(loadout, catalog);
        const derived = { ...equipped, levels: { ...equipped.levels, ...extra } };
        const { weapon: found, defense, resistances } = summarizeLoadout(derived, skills);
        const { weapon, levels } = derived;
        if (weapon === null) throw new Error("Every loadout has a weapon.");
        const steady = Object.fromEntries(Object.entries(levels).filter(([id]) => isAlwaysOn(id)));
        const scenario = {
          ...makeScenario({ hitzone: { sever: hitzone, blunt: hitzone, ammo: hitzone } }),
          weapon,
          rotation: [{ move: createPlainHit(weapon.type), count: 1 }],
        };
        const damage = explainRotation(scenario, skills, steady);
        const hit = damage.steps[0]?.perHit;
        expect(found?.always.attack).toBe(hit?.attack.value);
        expect(found?.always.affinity).toBe(hit?.affinity.value);
        expect(found?.always.color).toBe(damage.sharpness.color);
        const [element] = found?.always.elements ?? [];
        if (elements.some((each) => each === element?.type) && weapon.traits.phial !== "dragon") {
          expect(element?.value).toBe(hit?.element.value);
          expect(element?.cap).toBe(elementCapOf(weapon.element?.value ?? 0, weapon.type));
        }
        expect(found?.base).toMatchObject({ attack: weapon.attack, affinity: weapon.affinity });
        expect(found?.base.elements[0]?.value).toBe(weapon.element?.value);
        expect(defense).toEqual({ base: derived.defense.base, always: derived.defense.withSkills });
        expect(resistances.ice.always).toBe(derived.resistances.ice.withSkills);
        if (JSON.stringify(found?.always) !== JSON.stringify(found?.base)) raised++;
      }),
      { numRuns: 500 },
    );
    expect(raised).toBeGreaterThan(250);
  });

  test("has Critical Eye: three levels add 12 points of affinity", () => {
    const weapon = weaponWith(({ type, affinity }) => type === "great-sword" && affinity === -10);
    const jewel = decorationOf("critical-eye", 3);
    const { base, always } = weaponOf(slotted(weapon.id, jewel));
    expect(base.affinity).toBe(-10);
    expect(always.affinity).toBe(2);
  });

  test("has Attack Boost, percentages before what is added", () => {
    const weapon = weaponWith(({ type, attack }) => type === "great-sword" && attack === 200);
    const { effects } = getCatalog().skills.require("attack-boost");
    const level = effects.findIndex(({ attackPct }) => attackPct !== undefined) + 1;
    const jewels = Array.from({ length: level }, () => decorationOf("attack-boost", 1));
    const { attackPct = 0, attack = 0 } = effects[level - 1] ?? {};
    const { always } = weaponOf(slotted(weapon.id, ...jewels));
    expect(always.attack).toBe(Math.round(10 * (200 * (1 + attackPct / 100) + attack)) / 10);
    expect(attackPct).toBeGreaterThan(0);
  });

  test("has the attack skill of the weapon's element, and of no other", () => {
    const weapon = weaponWith(({ type, element }) => type === "long-sword" && element?.type === "fire");
    const { effects } = getCatalog().skills.require("fire-attack");
    const { elementPct = 0, element = 0 } = effects[0] ?? {};
    const base = weapon.element?.value ?? 0;
    const [fire] = weaponOf(slotted(weapon.id, decorationOf("fire-attack", 1))).always.elements;
    expect(fire?.value).toBeCloseTo(base * (1 + elementPct / 100) + element, 9);
    const [other] = weaponOf(slotted(weapon.id, decorationOf("ice-attack", 1))).always.elements;
    expect(other?.value).toBe(base);
  });

  test("has the skills of an ailment, which has no cap that is known", () => {
    const weapon = weaponWith(({ type, element }) => type === "dual-blades" && element?.type === "poison");
    const base = weapon.element?.value ?? 0;
    const jewels = Array.from({ length: 3 }, () => decorationOf("poison-attack", 1));
    const { always } = weaponOf(slotted(weapon.id, ...jewels));
    expect(always.elements).toEqual([{ type: "poison", value: base * 1.2 + 50, cap: null }]);
    expect(weaponOf(slotted(weapon.id, decorationOf("sleep-attack", 1))).always.elements[0]?.value).toBe(
      base,
    );
  });

  test("has Handicraft, which the base has not", () => {
    const weapon = weaponWith(
      ({ sharpness = [], handicraft = [] }) =>
        sharpness.at(-2) === 0 &&
        (sharpness.at(-3) ?? 0) > 0 &&
        handicraft[0] === 0 &&
        (handicraft[1] ?? 0) > 0,
    );
    const found = weaponOf(slotted(weapon.id, decorationOf("handicraft", 1)));
    expect([found.base.color, found.always.color]).toEqual(["blue", "white"]);
    expect(found.sharpness?.color).toBe("white");
  });
});

describe("what waits for a condition", () => {
  test("is named with its level and is in no figure that is always on", () => {
    const { weapon, conditional } = summarize(gogmaziosLoadout);
    expect(conditional).toContainEqual({
      skill: "agitator",
      level: 5,
      condition: "enragedMonster",
      uptime: null,
    });
    const bare = { ...gogmaziosLoadout, charm: null };
    expect(weapon?.always.affinity).toBe(weaponOf(bare).always.affinity);
  });

  test("counts against a target for its uptime", () => {
    const { conditional } = summarize(gogmaziosLoadout, {
      monster: "rathalos",
      conditions: { enragedMonster: 40 },
    });
    expect(conditional).toContainEqual(expect.objectContaining({ skill: "agitator", uptime: 40 }));
  });
});

describe("against a target", () => {
  test("the figures are those of the damage, with uptimes and hitzones", () => {
    const loadout = loadoutWith({
      weapon: { id: "great-sword-varianza", decorations: [], artian: null },
      armor: equip(["gogmazios-helm-alpha", decorationOf("weakness-exploit", 1)]),
    });
    const setup = { monster: "rathalos", conditions: { enragedMonster: 50 } };
    const derived = deriveLoadout(loadout, catalog);
    const outcome = toScenario({ ...emptyDamageSetup, ...setup }, derived.weapon, damageData);
    if (!outcome.ok) throw new Error(outcome.reason);
    const damage = explainRotation(outcome.scenario, skills, derived.levels);
    const { target, always } = weaponOf(loadout, setup);
    expect(target?.least).toEqual(target?.most);
    expect(target?.most.affinity).toBe(damage.steps[0]?.perHit.affinity.value);
    expect(target?.most.attack).toBe(damage.steps[0]?.perHit.attack.value);
    expect(target?.most.affinity).toBeGreaterThan(always.affinity);
  });

  test("the lowest and the highest figure of all moves are told, those that are never critical aside", () => {
    const loadout = slotted("great-sword-varianza", decorationOf("charge-master", 3));
    const move = (id: string) => ({ move: id, count: 1 });
    const { target } = weaponOf(loadout, {
      monster: "rathalos",
      rotation: [move("great-sword-charged-slash-lv3"), move("great-sword-kick")],
    });
    expect(target?.least.affinity).toBe(target?.most.affinity);
  });

  test("nothing is told without a scenario", () => {
    expect(weaponOf(gogmaziosLoadout).target).toBeNull();
  });
});
