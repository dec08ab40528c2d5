import { describe, expect, test } from "vitest";
import { listUsableMoves } from "@/lib/builder/damage/moves";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { DerivedWeapon } from "@/lib/builder/loadout/derived";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import { chooseRotation, isComboChosen, listCombos, takeCombo } from "@/lib/builder/target/combos";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { toScenario } from "@/lib/builder/target/to-scenario";
import { weaponTypes } from "@/lib/catalog/codes";

const data = gatherDamageData();
const catalog = getLoadoutCatalog();

function deriveWeapon(id: string): DerivedWeapon {
  const loadout = { ...emptyLoadout, weapon: { id, decorations: [], artian: null } };
  const { weapon } = deriveLoadout(loadout, catalog);
  if (!weapon) throw new Error(`${id} is a weapon of the game.`);
  return weapon;
}

const weapons = [...catalog.weapons.values()].map(({ id }) => deriveWeapon(id));

describe("combos", () => {
  test.each(weaponTypes)("of the %s are three or more for every weapon, of moves that it can do", (type) => {
    for (const weapon of weapons.filter((each) => each.type === type)) {
      const combos = listCombos(data, weapon);
      expect(combos.length, weapon.id).toBeGreaterThanOrEqual(3);
      for (const { rotation } of combos) {
        const usable = new Set(listUsableMoves(weapon, data.moves).map(({ id }) => id));
        expect(rotation.filter(({ move }) => !usable.has(move))).toEqual([]);
        expect(rotation.length).toBeGreaterThan(0);
      }
    }
  });

  test("have the explosions of the weapon's own phial", () => {
    const phials = new Map(
      weapons
        .filter(({ type }) => type === "charge-blade")
        .map((weapon) => [
          weapon.traits.phial,
          listCombos(data, weapon)
            .find(({ id }) => id.includes("5-phials"))
            ?.rotation.at(-1)?.move,
        ]),
    );
    expect(phials.get("impact")).toBe("charge-blade-impact-phial-saed");
    expect(phials.get("element")).toBe("charge-blade-element-phial-saed");
  });

  test("of gunlances are those of the weapon's shells", () => {
    const weapon = weapons.find(({ traits }) => traits.shellType === "wide" && traits.shellLevel === 2);
    if (!weapon) throw new Error("The game has gunlances with wide shells.");
    const moves = listCombos(data, weapon).flatMap(({ rotation }) => rotation.map(({ move }) => move));
    expect(moves).toContain("gunlance-wide-lv2-full-burst-shell");
    expect(moves.some((move) => /normal|long|lv[134]/.test(move))).toBe(false);
  });

  test("are the ones chosen while the rotation is just theirs", () => {
    const [combo] = listCombos(data, deriveWeapon("great-sword-varianza"));
    if (!combo) throw new Error("Great swords have combos.");
    expect(isComboChosen(combo, combo.rotation)).toBe(true);
    expect(isComboChosen(combo, combo.rotation.toReversed())).toBe(true);
    expect(isComboChosen(combo, combo.rotation.slice(1))).toBe(false);
    expect(isComboChosen(combo, [...combo.rotation, { move: "great-sword-kick", count: 1 }])).toBe(false);
  });
});

describe("the weapon states of a combo", () => {
  const red = "modifier:long-sword-spirit-gauge-red";
  const white = "modifier:long-sword-spirit-gauge-white";
  const sword = weapons.find(({ type }) => type === "long-sword");
  if (!sword) throw new Error("The game has long swords.");
  const find = (id: string) => listCombos(data, sword).find((each) => each.id.includes(id)) ?? null;
  const [crimson, blades] = [find("crimson-slash"), find("spirit-blades")];

  test("are there with it, and in the damage", () => {
    const begun = chooseRotation({ rotation: [], bonuses: {} }, sword, data);
    expect(begun).toEqual({ rotation: crimson?.rotation, bonuses: { [red]: 100 } });
    const outcome = toScenario({ ...emptyDamageSetup, monster: "rathalos", ...begun }, sword, data);
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.scenario.bonuses).toMatchObject([{ id: "long-sword-spirit-gauge-red", attackPct: 10 }]);
  });

  test("take the place of what they exclude, and end with the next combo or without moves", () => {
    const chosen = takeCombo({ bonuses: { [white]: 60, "meal:attack": 100 } }, crimson, data);
    expect(chosen.bonuses).toEqual({ "meal:attack": 100, [red]: 100 });
    expect(takeCombo(chosen, blades, data).bonuses).toEqual({ "meal:attack": 100 });
    expect(takeCombo(chosen, null, data)).toEqual({ rotation: [], bonuses: { "meal:attack": 100 } });
  });

  test("stay where a person gave them another share of the time, or chose the moves", () => {
    expect(takeCombo({ bonuses: { [red]: 70 } }, blades, data).bonuses).toEqual({ [red]: 70 });
    const own = { rotation: [{ move: "long-sword-thrust", count: 1 }], bonuses: {} };
    expect(chooseRotation(own, sword, data)).toEqual(own);
  });

  test.each(weaponTypes)("of the %s are those of the weapon in hand alone", (type) => {
    for (const weapon of weapons.filter((each) => each.type === type)) {
      for (const combo of listCombos(data, weapon)) {
        const { bonuses } = takeCombo({ bonuses: {} }, combo, data);
        const setup = { ...emptyDamageSetup, monster: "rathalos", rotation: combo.rotation, bonuses };
        const outcome = toScenario(setup, weapon, data);
        if (!outcome.ok) throw new Error(outcome.reason);
        expect(outcome.scenario.bonuses, `${weapon.id}: ${combo.id}`).toHaveLength(combo.states.length);
      }
    }
  });
});
