import { describe, expect, test } from "vitest";
import { calculatePartDamage } from "@/lib/builder/damage/monster-damage";
import { listUsableMoves } from "@/lib/builder/damage/moves";
import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import { gatherArmorData, gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { DerivedWeapon } from "@/lib/builder/loadout/derived";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import { listBonusOptions } from "@/lib/builder/target/bonus-options";
import { type DamageSetup, emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { listTargets } from "@/lib/builder/target/targets";
import { toScenario } from "@/lib/builder/target/to-scenario";
import { type WeaponType, weaponTypes } from "@/lib/catalog/codes";

const data = gatherDamageData();
const { skills } = gatherArmorData();
const catalog = getLoadoutCatalog();

function weaponOf(id: string): DerivedWeapon {
  const loadout = { ...emptyLoadout, weapon: { id, decorations: [], artian: null } };
  const { weapon } = deriveLoadout(loadout, catalog);
  if (!weapon) throw new Error(`${id} is a weapon of the game.`);
  return weapon;
}

function firstOf(type: WeaponType): DerivedWeapon {
  const found = [...catalog.weapons.values()].find((each) => each.type === type && each.artian === null);
  return weaponOf(found?.id ?? "");
}

const greatSword = weaponOf("great-sword-varianza");
const on = (setup: Partial<DamageSetup>): DamageSetup => ({
  ...emptyDamageSetup,
  monster: "rey-dau",
  ...setup,
});

function getOutcome(setup: DamageSetup, weapon = greatSword) {
  const outcome = toScenario(setup, weapon, data);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

describe("what prevents damage from being calculated", () => {
  test.each([
    ["a weapon", on({}), null, "weapon"],
    ["a monster", emptyDamageSetup, greatSword, "monster"],
    ["a monster that is known", on({ monster: "__proto__" }), greatSword, "monster"],
  ] as const)("is a lack of %s", (_, setup, weapon, missing) => {
    const outcome = toScenario(setup, weapon, data);
    expect(outcome).toMatchObject({ ok: false, missing });
    expect(outcome.ok ? "" : outcome.reason).toMatch(/^[A-Z].+\.$/);
  });

  test("is not a matter of the set: equipped Handicraft leaves the scenario as it was", () => {
    const decoration = [...catalog.decorations.values()].find(({ skills: own }) =>
      own.some(({ skill }) => skill === "handicraft"),
    );
    const equipped = { id: greatSword.id, decorations: [decoration?.id ?? null], artian: null };
    const { weapon } = deriveLoadout({ ...emptyLoadout, weapon: equipped }, catalog);
    expect(weapon?.sharpness?.bar).not.toEqual(greatSword.sharpness?.bar);
    expect(toScenario(on({}), weapon, data)).toEqual(toScenario(on({}), greatSword, data));
  });

  test("is nothing of the game: every type of weapon has its damage on every monster", () => {
    for (const type of weaponTypes) {
      const weapon = firstOf(type);
      for (const { id } of data.monsters) {
        const { scenario } = getOutcome({ ...emptyDamageSetup, monster: id }, weapon);
        expect(explainRotation(scenario, skills, {}).total.value, `${type} on ${id}`).toBeGreaterThan(0);
      }
    }
  });
});

describe("what is hit", () => {
  test("is the part that takes most of the rotation, where none is chosen", () => {
    for (const type of weaponTypes) {
      const weapon = firstOf(type);
      for (const monster of data.monsters.slice(0, 20)) {
        const { scenario, target } = getOutcome({ ...emptyDamageSetup, monster: monster.id }, weapon);
        const targets = listTargets(monster);
        const damage = calculatePartDamage(scenario, monster, skills, {});
        const normal = damage.filter((_, at) => targets[at]?.state === "normal" && !targets[at]?.hidden);
        const most = Math.max(...normal.map(({ total }) => total));
        const own = explainRotation(scenario, skills, {}).total.value;
        expect(target.state).toBe("normal");
        // Hits are rounded to tenths; the choice is made before.
        expect(own, `${type} on ${monster.id}`).toBeGreaterThan(most - 0.11);
      }
    }
  });

  test("is the chosen part, in another state where it does not have the chosen one", () => {
    expect(getOutcome(on({ part: "tail", state: "wound" })).target).toMatchObject({
      part: "tail",
      state: "wound",
    });
    expect(getOutcome(on({ part: "tail", state: "custom4" })).target).toMatchObject({
      part: "tail",
      state: "normal",
    });
    expect(getOutcome(on({ part: "no-such-part" })).target).toEqual(getOutcome(on({})).target);
  });

  test("has one target per answer of the engine, in its order, for every monster", () => {
    const { scenario } = getOutcome(on({}));
    for (const monster of data.monsters) {
      const targets = listTargets(monster);
      const damage = calculatePartDamage(scenario, monster, skills, {});
      expect(targets.map(({ state }) => state)).toEqual(damage.map(({ state }) => state));
      const part = (name: string) => name.replace(/^(weak-point)-\d$/, "$1");
      expect(targets.map((each) => part(each.part))).toEqual(damage.map((each) => each.part));
      expect(new Set(targets.map((each) => `${each.part}/${each.state}`)).size).toBe(targets.length);
    }
  });
});

describe("the rotation", () => {
  const tackle = { move: "great-sword-tackle-lv3", count: 2 };

  test("has the chosen moves that the weapon can do, and one basic hit where there is none", () => {
    const mixed = [{ move: "hammer-upswing", count: 3 }, tackle, { move: "gone", count: 1 }];
    expect(getOutcome(on({ rotation: mixed })).scenario.rotation).toMatchObject([
      { move: { id: tackle.move }, count: 2 },
    ]);
    expect(getOutcome(on({ rotation: mixed }), firstOf("lance")).scenario.rotation).toMatchObject([
      { move: { id: "plain-hit", motionValue: 100, damageType: "sever" }, count: 1 },
    ]);
  });

  test("may be any move of any weapon", () => {
    for (const type of weaponTypes) {
      const weapon = firstOf(type);
      const rotation = listUsableMoves(weapon, data.moves).map(({ id }) => ({ move: id, count: 1 }));
      const { scenario } = getOutcome(on({ rotation }), weapon);
      expect(scenario.rotation).toHaveLength(rotation.length);
      expect(explainRotation(scenario, skills, {}).total.value).toBeGreaterThan(0);
    }
  });
});

describe("bonuses", () => {
  test("count by what the damage setup names, for the uptime that it says", () => {
    const bonuses = { "meal:village-azuz": 100, "melody-again:attack-up-l": 50, "food:gone": 100 };
    expect(getOutcome(on({ bonuses })).scenario.bonuses).toMatchObject([
      { kind: "meal", attack: 5 },
      { kind: "melody", id: "attack-up-l", attackPct: 10, uptime: 50 },
    ]);
  });

  test("that exclude each other count once", () => {
    const melody = { "melody:attack-up-l": 100, "melody-again:attack-up-l": 100 };
    const meals = { "meal:village-azuz": 100, "meal:village-sild": 100 };
    expect(getOutcome(on({ bonuses: { ...melody, ...meals } })).scenario.bonuses).toHaveLength(2);
  });

  test("raise damage, every one that is offered with any weapon", () => {
    for (const type of weaponTypes) {
      const weapon = { ...firstOf(type), element: { type: "fire", value: 200 } as const };
      const moves = listUsableMoves(weapon, data.moves);
      const plain = moves.find(({ flags }) => !flags?.includes("noExtract"));
      // Of the charge blade, some raise axe moves or explosions alone.
      const marked = (["chargeBladeAxe", "chargeBladePhial"] as const).flatMap(
        (flag) => moves.find(({ flags }) => flags?.includes(flag)) ?? [],
      );
      const rotation = [plain, ...marked].map((move) => ({ move: move?.id ?? "", count: 1 }));
      const total = (bonuses: DamageSetup["bonuses"]) => {
        const { scenario } = getOutcome(on({ rotation, bonuses, monster: "nerscylla" }), weapon);
        const { effective, total: dealt } = explainRotation(scenario, skills, {});
        return effective.raw.value + effective.element.value + dealt.value;
      };
      const before = total({});
      const options = listBonusOptions(data, weapon);
      expect(options.length).toBeGreaterThan(10);
      for (const { key } of options) expect(total({ [key]: 100 }), `${type}, ${key}`).toBeGreaterThan(before);
    }
  });

  test("of a horn are those that it plays; Self-Improvement reaches nobody else", () => {
    const melodies = (weapon: DerivedWeapon) =>
      listBonusOptions(data, weapon).filter(
        ({ group, key }) => group === "melody" && key.includes("self-improvement"),
      );
    expect(melodies(greatSword)).toEqual([]);
    const horn = firstOf("hunting-horn");
    const played = data.noteSets.find(
      ({ notes }) => new Set([...notes, ...(horn.traits.notes ?? [])]).size === 3,
    );
    expect(melodies(horn)).toHaveLength(played?.melodies.includes("self-improvement") ? 1 : 0);
    expect(played).toBeDefined();
  });

  test("of a hunter's own figures count as they are given", () => {
    const own = { attack: 6, attackPct: 0, affinity: 5, rawDamagePct: 0 };
    expect(getOutcome(on({ own })).scenario.bonuses).toMatchObject([{ kind: "own", attack: 6, affinity: 5 }]);
  });
});
