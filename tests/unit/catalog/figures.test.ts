import { describe, expect, test } from "vitest";
import { getArmorLevelCap, getDefenseAtLevel, getTranscendedLevelCap } from "@/lib/catalog/defense";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getNamesByLanguage, getNamesIn } from "@/lib/catalog/get-names.server";
import { findLanguage, languages, translatedLanguages } from "@/lib/catalog/languages";
import { addCosts, multiplyCost } from "@/lib/catalog/materials";
import { toSlug } from "@/lib/catalog/to-slug";
import { growForest } from "@/lib/catalog/upgrade-forest";
import { toDisplayAttack } from "@/lib/catalog/weapon-figures";

describe("display attack", () => {
  test.each([
    ["great-sword", 220, 1056],
    ["light-bowgun", 170, 221],
    ["hunting-horn", 160, 672],
    ["charge-blade", 210, 756],
    ["lance", 150, 345],
  ] as const)("%s of raw %i shows %i", (type, raw, shown) => {
    expect(toDisplayAttack(type, raw)).toBe(shown);
  });

  test("agrees with every weapon", () => {
    const wrong = getCatalog().weapons.all.filter(
      ({ type, attack, attackDisplay }) => toDisplayAttack(type, attack) !== attackDisplay,
    );
    expect(wrong).toEqual([]);
  });
});

describe("defense", () => {
  const piece = { defense: 48, rarity: 7 };

  test("grows by 2 a level up to the cap of the rarity", () => {
    expect(getDefenseAtLevel(piece, 1)).toBe(48);
    expect(getDefenseAtLevel(piece, 2)).toBe(50);
    expect(getDefenseAtLevel(piece, getArmorLevelCap(7))).toBe(68);
    expect(getDefenseAtLevel(piece, 99)).toBe(68);
    expect(getDefenseAtLevel(piece, -3)).toBe(48);
  });

  test("transcending lifts the cap from rarity 5 on", () => {
    expect(getDefenseAtLevel(piece, 16, true)).toBe(78);
    expect(getTranscendedLevelCap(4)).toBeUndefined();
    expect(getDefenseAtLevel({ defense: 26, rarity: 4 }, 99, true)).toBe(40);
  });

  test("refuses a rarity that no armor has", () => {
    expect(() => getArmorLevelCap(9)).toThrow(RangeError);
  });

  test("agrees with every piece at its cap", () => {
    for (const armor of getCatalog().armor.all) {
      expect(getDefenseAtLevel(armor, 99), armor.id).toBe(armor.defenseMax);
      if (armor.defenseMaxTranscended !== undefined) {
        expect(getDefenseAtLevel(armor, 99, true), armor.id).toBe(armor.defenseMaxTranscended);
      }
    }
  });
});

describe("costs", () => {
  const small = { zenny: 100, materials: [{ item: "ore", qty: 2 }] };
  const large = {
    zenny: 400,
    materials: [
      { item: "bone", qty: 1 },
      { item: "ore", qty: 3 },
    ],
  };

  test("add up, each material once", () => {
    expect(addCosts([small, large])).toEqual({
      zenny: 500,
      materials: [
        { item: "ore", qty: 5 },
        { item: "bone", qty: 1 },
      ],
    });
    expect(addCosts([])).toEqual({ zenny: 0, materials: [] });
  });

  test("are taken several times", () => {
    expect(multiplyCost(small, 2)).toEqual({ zenny: 200, materials: [{ item: "ore", qty: 4 }] });
  });
});

describe("upgrade forest", () => {
  const record = (id: string, upgradeFrom: string | null) => ({ id, upgradeFrom });

  test("is walked up and down", () => {
    const forest = growForest([record("a", null), record("b", "a"), record("c", "b"), record("d", "b")]);
    expect(forest.roots.map(({ id }) => id)).toEqual(["a"]);
    expect(forest.getChildren("b").map(({ id }) => id)).toEqual(["c", "d"]);
    expect(forest.pathTo("d").map(({ id }) => id)).toEqual(["a", "b", "d"]);
    expect(forest.descendants("b").map(({ id }) => id)).toEqual(["b", "c", "d"]);
    expect(forest.pathTo("x")).toEqual([]);
  });

  test("refuses a circle and a parent that is not there", () => {
    expect(() => growForest([record("a", "b"), record("b", "a")])).toThrow("No path");
    expect(() => growForest([record("a", "lost")])).toThrow('"lost"');
  });
});

describe("names", () => {
  test("come in 14 languages besides English, Arabic from right to left", () => {
    expect(languages).toHaveLength(15);
    expect(translatedLanguages).toHaveLength(14);
    expect(languages.filter(({ direction }) => direction === "rtl").map(({ code }) => code)).toEqual(["ar"]);
    expect(findLanguage("esLA")?.tag).toBe("es-419");
    expect(findLanguage("ptBR")?.tag).toBe("pt-BR");
    expect(findLanguage("zhHans")?.tag).toBe("zh-Hans");
    expect(findLanguage("tlh")).toBeUndefined();
    for (const { tag } of languages) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  });

  test("are found by entity and id", () => {
    expect(getNamesByLanguage("monsters", "rathalos").ja).toBe("リオレウス");
    expect(getNamesByLanguage("armor-pieces", "head").de).toBe(getNamesIn("de")["armor-pieces"]?.head);
    expect(Object.keys(getNamesByLanguage("weapons", "bow-hope-bow-i"))).toHaveLength(14);
  });

  test("may be missing, as for quests that players wrote down", () => {
    expect(getNamesByLanguage("quests", "freedom-from-solitude")).toEqual({});
    expect(getNamesByLanguage("monsters", "fatalis")).toEqual({});
  });
});

describe("slugs", () => {
  test("names make the ids of their records", () => {
    const { armor, items, skills, monsters } = getCatalog();
    for (const { id, name } of [...armor.all, ...items.all, ...skills.all, ...monsters.all]) {
      if (toSlug(name) !== id)
        expect(id.startsWith(toSlug(name)), `${name} makes ${toSlug(name)}, not ${id}`).toBe(true);
    }
    expect(toSlug("Rathalos Scale+")).toBe("rathalos-scale-plus");
    expect(toSlug("Gore Helm α")).toBe("gore-helm-alpha");
    expect(toSlug("Doshaguma's Might")).toBe("doshagumas-might");
  });
});
