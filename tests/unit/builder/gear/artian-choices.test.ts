import { describe, expect, test } from "vitest";
import { createArtian } from "@/lib/builder/editor/apply-opening";
import {
  countCategories,
  listElementOptions,
  listFocusOptions,
  listReinforcementOptions,
  withReinforcement,
} from "@/lib/builder/gear/artian-choices";
import { findArtianProblems } from "@/lib/builder/loadout/check-artian";
import type { LoadoutWeapon } from "@/lib/builder/loadout/loadout-catalog";
import type { ArtianChoices } from "@/lib/builder/loadout/model";
import { catalog } from "@/tests/support/builder/loadouts";

const artianWeapons = [...catalog.weapons.values()].filter(({ artian }) => artian !== null);

function weaponOf(id: string): LoadoutWeapon {
  const weapon = catalog.weapons.get(id);
  if (!weapon) throw new Error(`no weapon ${id}`);
  return weapon;
}

function fresh(weapon: LoadoutWeapon): ArtianChoices {
  const choices = createArtian(weapon, catalog);
  if (!choices) throw new Error(`${weapon.id} is not Artian`);
  return choices;
}

const nameOf = (_: string, id: string) => id;
const bow = weaponOf("bow-angelbein");
const gogma = weaponOf("great-sword-ostrak-oblivion-attack-focus");

describe("listReinforcementOptions", () => {
  test("leads every Artian weapon to five legal reinforcements, whichever open one is taken", () => {
    for (const weapon of artianWeapons) {
      let choices = fresh(weapon);
      for (let at = 0; at < 5; at++) {
        const open = listReinforcementOptions(weapon, choices, at, catalog, nameOf).filter(
          ({ why }) => why === null,
        );
        // The last one is the likeliest to find no place left.
        choices = withReinforcement(choices, at, open.at(-1)?.id ?? null);
      }
      expect(choices.reinforcements, weapon.id).toHaveLength(5);
      expect(findArtianProblems(weapon, choices, catalog.artian), weapon.id).toEqual([]);
    }
  });

  test("refuses one too many of a kind with a sentence", () => {
    const choices = {
      ...fresh(gogma),
      reinforcements: ["sharpness-ammo-boost-i", "sharpness-ammo-boost-ex"],
    };
    const third = listReinforcementOptions(gogma, choices, 2, catalog, nameOf);
    const refused = third.find(({ id }) => id === "sharpness-ammo-boost-ex");
    expect(refused?.why).toBe("A weapon can have at most 2 sharpness or ammo reinforcements, not 3.");
    expect(third.find(({ id }) => id === "attack-boost-ex")?.why).toBeNull();
  });

  test("lets one replace another of its kind", () => {
    const choices = { ...fresh(gogma), reinforcements: ["sharpness-ammo-boost-i", "sharpness-ammo-boost-i"] };
    const inPlace = listReinforcementOptions(gogma, choices, 1, catalog, nameOf);
    expect(inPlace.find(({ id }) => id === "sharpness-ammo-boost-ex")?.why).toBeNull();
  });

  test("offers no sharpness to a bow and says what each adds", () => {
    const offered = listReinforcementOptions(bow, fresh(bow), 0, catalog, nameOf);
    expect(offered.map(({ id }) => id)).not.toContain("sharpness-ammo-boost-i");
    expect(offered.find(({ id }) => id === "attack-boost-i")?.gainText).toBe("+5 raw");
  });
});

describe("countCategories", () => {
  test("counts each kind that the type can have", () => {
    const choices = {
      ...fresh(gogma),
      reinforcements: ["attack-boost-ex", "attack-boost-ii", "element-boost-ex"],
    };
    expect(countCategories(gogma, choices, catalog)).toEqual([
      { category: "attack", count: 2, max: 5 },
      { category: "affinity", count: 0, max: 5 },
      { category: "element", count: 1, max: 4 },
      { category: "sharpness-ammo", count: 0, max: 2 },
    ]);
    const categories = countCategories(bow, fresh(bow), catalog).map(({ category }) => category);
    expect(categories).not.toContain("sharpness-ammo");
  });
});

describe("listFocusOptions and listElementOptions", () => {
  test("finds the three focuses of a Gogma Artian weapon, none elsewhere", () => {
    expect(listFocusOptions(gogma, catalog).map(({ focus }) => focus)).toEqual([
      "attack",
      "affinity",
      "element",
    ]);
    expect(listFocusOptions(gogma, catalog)[0]?.id).toBe(gogma.id);
    expect(listFocusOptions(bow, catalog)).toEqual([]);
  });

  test("offers only elements that the checks take", () => {
    for (const weapon of artianWeapons) {
      const elements = listElementOptions(weapon, catalog);
      expect(elements.length, weapon.id).toBeGreaterThan(0);
      for (const element of elements) {
        const parts = Array.from({ length: 3 }, () => ({ element, infusion: "attack" as const }));
        expect(findArtianProblems(weapon, { ...fresh(weapon), parts }, catalog.artian)).toEqual([]);
      }
    }
  });
});
