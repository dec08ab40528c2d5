import { describe, expect, test } from "vitest";
import { listUsableMoves } from "@/lib/builder/damage/moves";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { DerivedWeapon } from "@/lib/builder/loadout/derived";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import { adaptRotation } from "@/lib/builder/target/adapt-rotation";
import { listCombos, takeCombo } from "@/lib/builder/target/combos";

const data = gatherDamageData();
const catalog = getLoadoutCatalog();
const weapons = [...catalog.weapons.values()].flatMap(({ id }) => {
  const { weapon } = deriveLoadout(
    { ...emptyLoadout, weapon: { id, decorations: [], artian: null } },
    catalog,
  );
  return weapon ? [weapon] : [];
});

function find(is: (weapon: DerivedWeapon) => boolean): DerivedWeapon {
  const weapon = weapons.find(is);
  if (!weapon) throw new Error("The game has such a weapon.");
  return weapon;
}

function comboOf(weapon: DerivedWeapon, id: string) {
  const combo = listCombos(data, weapon).find((each) => each.id.includes(id));
  if (!combo) throw new Error(`${weapon.id} has such a combo.`);
  return takeCombo({ bonuses: {} }, combo, data);
}

const without = (move: string) => ({ rotation: [{ move, count: 7 }], bonuses: {} });

describe("a rotation, done by another weapon of the type", () => {
  test("is the same combo with the explosions of the other phial", () => {
    const impact = find(({ type, traits }) => type === "charge-blade" && traits.phial === "impact");
    const element = find(({ type, traits }) => type === "charge-blade" && traits.phial === "element");
    const adapted = adaptRotation(comboOf(impact, "5-phials"), impact, element, data);
    expect(adapted).toEqual(comboOf(element, "5-phials"));
    if (!adapted) throw new Error("Each charge blade does it.");
    expect(adapted.rotation.at(-1)?.move).toBe("charge-blade-element-phial-saed");
    expect(Object.keys(adapted.bonuses)).toContain("modifier:charge-blade-element-boost-element-phial");
    expect(adaptRotation(adapted, element, impact, data)).toEqual(comboOf(impact, "5-phials"));
  });

  test("has the weapon states that a person chose, where these are not the combo's", () => {
    const impact = find(({ type, traits }) => type === "charge-blade" && traits.phial === "impact");
    const element = find(({ type, traits }) => type === "charge-blade" && traits.phial === "element");
    const { rotation } = comboOf(impact, "5-phials");
    const bonuses = { "modifier:charge-blade-element-boost-axe": 40 };
    expect(adaptRotation({ rotation, bonuses }, impact, element, data)?.bonuses).toEqual(bonuses);
    const [sword, other] = weapons.filter(({ type }) => type === "long-sword");
    if (!sword || !other) throw new Error("The game has long swords.");
    const red = {
      ...comboOf(sword, "spirit-blades"),
      bonuses: { "modifier:long-sword-spirit-gauge-red": 100 },
    };
    expect(adaptRotation(red, sword, other, data)).toEqual(red);
  });

  test("is the same act with the shells of another gunlance", () => {
    const [wide, normal] = (["wide", "normal"] as const).map((shell) =>
      find(({ type, traits }) => type === "gunlance" && traits.shellType === shell),
    );
    if (!wide || !normal) throw new Error("The game has both.");
    const adapted = adaptRotation(comboOf(wide, "wyrmstake"), wide, normal, data);
    expect(adapted).toEqual(comboOf(normal, "wyrmstake"));
    expect(adapted).not.toEqual(comboOf(wide, "wyrmstake"));
  });

  test("is what it was where the other one can do every move, and nothing where it cannot", () => {
    const [wide, normal] = (["wide", "normal"] as const).map((shell) =>
      find(({ type, traits }) => type === "gunlance" && traits.shellType === shell),
    );
    if (!wide || !normal) throw new Error("The game has both.");
    const usable = (weapon: DerivedWeapon) => listUsableMoves(weapon, data.moves).map(({ id }) => id);
    const shared = usable(wide).find((id) => usable(normal).includes(id)) ?? "";
    const ownAlone = usable(wide).find((id) => !usable(normal).includes(id)) ?? "";
    const plain = without(shared);
    const both = { ...plain, rotation: [...plain.rotation, { move: ownAlone, count: 7 }] };
    expect(adaptRotation(plain, wide, normal, data)).toEqual(plain);
    expect(adaptRotation(both, wide, normal, data)).toBeNull();
    // Moves that the weapon in hand cannot do are in no figure of it.
    expect(adaptRotation(both, normal, wide, data)).toEqual(plain);
    const none = { rotation: [], bonuses: {} };
    expect(adaptRotation(none, wide, normal, data)).toEqual(none);
  });
});
