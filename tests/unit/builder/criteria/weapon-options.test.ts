import { describe, expect, test } from "vitest";
import { getPairedWeapon, listOwnArtian, listWeaponOptions } from "@/lib/builder/criteria/weapon-options";
import { compileDamage } from "@/lib/builder/damage/compile-damage";
import { gatherArmorData, gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { findArtianProblems } from "@/lib/builder/loadout/check-artian";
import { deriveWeapon } from "@/lib/builder/loadout/derive-weapon";
import { getLoadoutCatalog } from "@/lib/builder/loadout/get-loadout-catalog.server";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { toScenario } from "@/lib/builder/target/to-scenario";
import { weaponTypes } from "@/lib/catalog/codes";

const catalog = getLoadoutCatalog();
const held = { setBonus: null, groupSkill: null };

describe("weapons to compare", () => {
  test.each(weaponTypes)("of the %s are legal, and far fewer than there are", (type) => {
    const { options, dominated } = listWeaponOptions(type, held, catalog);
    for (const { weapon } of options) {
      const record = catalog.weapons.get(weapon.id);
      if (!record) throw new Error("An option is a weapon.");
      expect(record.type).toBe(type);
      expect(findArtianProblems(record, weapon.artian, catalog.artian)).toEqual([]);
    }
    expect(options.some(({ weapon }) => weapon.artian)).toBe(true);
    expect(dominated).toBeGreaterThan(options.length);
    const plain = listWeaponOptions(type, null, catalog).options;
    expect(plain.every(({ weapon }) => weapon.artian === null)).toBe(true);
  });

  test("of Gogma Artian may have every pair of bonuses, and no roll of a bundle exceeds it", () => {
    const { options, bundles } = listWeaponOptions("charge-blade", "any", catalog);
    const gogma = options.filter(({ weapon }) => catalog.weapons.get(weapon.id)?.artian === "gogma");
    expect(gogma.length).toBeGreaterThan(100);
    for (const { pairs } of gogma) expect(pairs).toHaveLength(294);
    for (const option of options.slice(0, 20)) expect(getPairedWeapon(option, null)).toBe(option.weapon);
    for (const option of gogma) {
      const paired = getPairedWeapon(option, 293);
      const record = catalog.weapons.get(paired.id);
      if (!record) throw new Error("An option is a weapon.");
      expect(findArtianProblems(record, paired.artian, catalog.artian)).toEqual([]);
      const most = option.bundle === null ? undefined : bundles[option.bundle];
      if (!most) throw new Error("Rolls of one weapon are in a bundle.");
      expect(most.attack).toBeGreaterThanOrEqual(option.derived.attack);
      expect(most.affinity).toBeGreaterThanOrEqual(option.derived.affinity);
      expect(most.element?.value ?? 0).toBeGreaterThanOrEqual(option.derived.element?.value ?? 0);
      expect(most.traits).toEqual(option.derived.traits);
    }
  });

  test("may be a player's own Artian weapons, as they are, each once", () => {
    const { options } = listWeaponOptions("bow", held, catalog);
    const [first, second] = options.flatMap(({ weapon }) => (weapon.artian ? [weapon] : []));
    if (!first || !second) throw new Error("Artian bows were expected");
    const inUse = { ...first, decorations: ["attack-jewel-1"] };
    const own = listOwnArtian([
      { weapon: inUse },
      { weapon: first },
      null,
      { weapon: null },
      { weapon: second },
      { weapon: { id: "bow-none", decorations: [], artian: null } },
    ]);
    expect(own).toEqual([first, second]);
    const mine = listWeaponOptions("bow", { own }, catalog).options.map(({ weapon }) => weapon);
    const artian = mine.filter((weapon) => weapon.artian);
    expect(artian.length).toBeGreaterThan(0);
    for (const weapon of artian) expect(own).toContainEqual(weapon);
    expect(listWeaponOptions("hammer", { own }, catalog).options.every(({ weapon }) => !weapon.artian)).toBe(
      true,
    );
  });

  test("leave out no weapon that deals more than all that remain like it", () => {
    const { skills } = gatherArmorData();
    const data = gatherDamageData();
    const setup = { ...emptyDamageSetup, monster: "rey-dau" };
    const { options } = listWeaponOptions("great-sword", null, catalog);
    const score = (derived: NonNullable<ReturnType<typeof deriveWeapon>>) => {
      const outcome = toScenario(setup, derived, data);
      if (!outcome.ok) throw new Error(outcome.reason);
      const damage = compileDamage(outcome.scenario, skills);
      return damage.score(Int32Array.from(damage.skills, () => 0));
    };
    const best = Math.max(...options.map(({ derived }) => score(derived)));
    for (const { id, type, artian } of catalog.weapons.values()) {
      if (type !== "great-sword" || artian) continue;
      const derived = deriveWeapon({ id, decorations: [], artian: null }, 0, catalog);
      expect(derived && score(derived)).toBeLessThanOrEqual(best);
    }
  });
});
