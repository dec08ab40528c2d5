import { describe, expect, test } from "vitest";
import { listUsableMoves } from "@/lib/builder/damage/moves";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { DerivedWeapon } from "@/lib/builder/loadout/derived";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import { adaptRotation } from "@/lib/builder/target/adapt-rotation";
import { listCombos } from "@/lib/builder/target/combos";

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
  return combo.rotation;
}

describe("a rotation, done by another weapon of the type", () => {
  test("is the same combo with the explosions of the other phial", () => {
    const impact = find(({ type, traits }) => type === "charge-blade" && traits.phial === "impact");
    const element = find(({ type, traits }) => type === "charge-blade" && traits.phial === "element");
    const adapted = adaptRotation(comboOf(impact, "5-phials"), impact, element, data);
    expect(adapted).toEqual(comboOf(element, "5-phials"));
    expect(adapted?.at(-1)?.move).toBe("charge-blade-element-phial-saed");
    expect(adaptRotation(adapted ?? [], element, impact, data)).toEqual(comboOf(impact, "5-phials"));
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
    const plain = [{ move: shared, count: 7 }];
    expect(adaptRotation(plain, wide, normal, data)).toEqual(plain);
    expect(adaptRotation([...plain, { move: ownAlone, count: 7 }], wide, normal, data)).toBeNull();
    // Moves that the weapon in hand cannot do are in no figure of it.
    expect(adaptRotation([...plain, { move: ownAlone, count: 7 }], normal, wide, data)).toEqual(plain);
    expect(adaptRotation([], wide, normal, data)).toEqual([]);
  });
});
