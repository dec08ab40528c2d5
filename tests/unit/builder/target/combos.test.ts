import { describe, expect, test } from "vitest";
import { listUsableMoves } from "@/lib/builder/damage/moves";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { DerivedWeapon } from "@/lib/builder/loadout/derived";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import { isComboChosen, listCombos } from "@/lib/builder/target/combos";
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
