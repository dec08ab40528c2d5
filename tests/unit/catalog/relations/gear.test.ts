import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getSetRelations } from "@/lib/catalog/relations/get-set-relations.server";
import { getSkillSources } from "@/lib/catalog/relations/get-skill-sources.server";
import { getWeaponForest, listUpgradeWays } from "@/lib/catalog/relations/get-weapon-tree.server";
import { getCharmFamily, listCharmFamilies } from "@/lib/catalog/relations/list-charm-families.server";
import { type RawRecord, rawFacts, sortedIds } from "@/tests/support/raw-facts";

interface RawLevel {
  readonly skill: string;
  readonly level: number;
}

const pairs = (list: readonly { source: { id: string }; level: number }[]) =>
  list.map(({ source, level }) => `${source.id} ${level}`).sort();

/** Records that give the skill, with the level, by reading every one of them. */
function rawGivers(file: string, skill: string): string[] {
  return rawFacts(file)
    .flatMap(({ id, skills }) =>
      skills
        .filter((given: RawLevel) => given.skill === skill)
        .map(({ level }: RawLevel) => `${id} ${level}`),
    )
    .sort();
}

describe("what gives a skill", () => {
  const kinds = new Map(rawFacts("skills").map(({ id, kind }) => [id, kind]));

  test.each(["weapons", "decorations", "charms"] as const)("%s, for every skill", (file) => {
    for (const id of kinds.keys()) expect(pairs(getSkillSources(id)[file]), id).toEqual(rawGivers(file, id));
  });

  test("armor, for every skill that a piece gives by itself", () => {
    for (const [id, kind] of kinds) {
      if (kind === "armor" || kind === "weapon") {
        expect(pairs(getSkillSources(id).armor), id).toEqual(rawGivers("armor", id));
      }
    }
  });

  test("pieces and sets, for every set bonus and group skill", () => {
    for (const [id, kind] of kinds) {
      if (kind !== "set-bonus" && kind !== "group") continue;
      const field = kind === "group" ? "groupSkills" : "setBonuses";
      const pieces = rawFacts("armor").filter((piece) => piece[field].includes(id));
      const sources = getSkillSources(id);
      expect(sortedIds(sources.armor.map(({ source }) => source)), id).toEqual(sortedIds(pieces));
      for (const { set, carriers, thresholds } of sources.armorSets) {
        expect(carriers, `${id} in ${set.id}`).toBe(pieces.filter((piece) => piece.set === set.id).length);
        expect(thresholds.length).toBeGreaterThan(0);
      }
      expect(sources.armorSets.map(({ set }) => set.id).sort()).toEqual(
        [...new Set(pieces.map(({ set }) => set))].sort(),
      );
    }
  });

  test("talismans, meals, Gogma Artian weapons and other skills", () => {
    expect(getSkillSources("evade-window").foodSkills.map(({ source, level }) => [source.id, level])).toEqual(
      [
        ["tumbler-meal-hi", 3],
        ["tumbler-meal-lo", 2],
      ],
    );
    expect(getSkillSources("evade-window").raisedBy.map(({ source, level }) => [source.id, level])).toEqual([
      ["mizutsunes-prowess", 3],
    ]);
    const entries = rawFacts("random-talismans").flatMap(({ entries: list = [] }) => list);
    const listed = [...kinds.keys()].flatMap((id) => getSkillSources(id).talismanGroups);
    expect(listed).toHaveLength(entries.length);
    expect([...kinds.keys()].filter((id) => getSkillSources(id).gogmaArtian)).toHaveLength(21 + 14);
  });

  test("an unknown skill is refused", () => {
    expect(() => getSkillSources("invisibility")).toThrow('No skill "invisibility"');
  });
});

describe("sets", () => {
  test("are listed from head to legs with the cost of every piece", () => {
    const order = ["head", "chest", "arms", "waist", "legs"];
    for (const { id } of rawFacts("armor-sets")) {
      const { pieces, cost } = getSetRelations(id);
      const raw = rawFacts("armor").filter(({ set }) => set === id);
      expect(sortedIds(pieces)).toEqual(sortedIds(raw));
      const places = pieces.map(({ piece }) => order.indexOf(piece));
      expect(places).toEqual([...places].sort());
      expect(cost.zenny).toBe(raw.reduce((sum, { zenny }) => sum + zenny, 0));
      const qty = raw.flatMap(({ materials }) => materials).reduce((sum, material) => sum + material.qty, 0);
      expect(cost.materials.reduce((sum, material) => sum + material.qty, 0)).toBe(qty);
    }
  });

  test("count mixed bonuses piece by piece", () => {
    const { set, setBonuses } = getSetRelations("gogmazios-alpha");
    expect(set.mixedBonuses).toBe(true);
    for (const { skill, carriers } of setBonuses) {
      const raw = rawFacts("armor").filter(
        (piece) => piece.set === "gogmazios-alpha" && piece.setBonuses.includes(skill.id),
      );
      expect(sortedIds(carriers), skill.id).toEqual(sortedIds(raw));
    }
    expect(setBonuses.some(({ carriers }) => carriers.length < 5)).toBe(true);
  });
});

describe("weapon trees", () => {
  const weapons = rawFacts("weapons");
  const byId = new Map(weapons.map((weapon) => [weapon.id, weapon]));
  const climb = (id: string | null): RawRecord[] => {
    const weapon = id === null ? undefined : byId.get(id);
    return weapon ? [...climb(weapon.upgradeFrom), weapon] : [];
  };

  test("lead to every weapon by its own parents", () => {
    for (const weapon of getCatalog().weapons.all) {
      if (weapon.artian) {
        expect(listUpgradeWays(weapon)).toEqual([]);
        continue;
      }
      const path = climb(weapon.id).map(({ id }) => id);
      const forest = getWeaponForest(weapon.type);
      expect(forest.pathTo(weapon.id).map(({ id }) => id)).toEqual(path);
      const children = weapons.filter(({ upgradeFrom }) => upgradeFrom === weapon.id);
      expect(sortedIds(forest.getChildren(weapon.id))).toEqual(sortedIds(children));
    }
  });

  test("cost what every step costs, and double where a weapon is forged on the way", () => {
    for (const weapon of getCatalog().weapons.all) {
      if (weapon.artian) continue;
      const path = climb(weapon.id);
      const starts = path.filter(({ craft }, index) => index === 0 || craft.forgeable);
      const expected = starts.map((start) => {
        const steps = path.slice(path.indexOf(start));
        const factor = start === path[0] ? 1 : 2;
        const cost = (of: (craft: RawRecord["craft"]) => number) =>
          steps.reduce((sum, { craft }, index) => sum + of(craft) * (index === 0 ? factor : 1), 0);
        const pieces = (craft: RawRecord["craft"]): number =>
          craft.materials.reduce((sum: number, { qty }: { qty: number }) => sum + qty, 0);
        return { start: start.id, zenny: cost(({ zenny }) => zenny), pieces: cost(pieces) };
      });
      const ways = listUpgradeWays(weapon).map(({ start, cost }) => ({
        start: start.id,
        zenny: cost.zenny,
        pieces: cost.materials.reduce((sum, { qty }) => sum + qty, 0),
      }));
      expect(ways, weapon.id).toHaveLength(expected.length);
      expect(ways, weapon.id).toEqual(expect.arrayContaining(expected));
      expect(ways.map(({ zenny }) => zenny)).toEqual(ways.map(({ zenny }) => zenny).sort((a, b) => a - b));
    }
  });

  test("a worked case: Dosha Grimslayer II", () => {
    const weapon = getCatalog().weapons.require("great-sword-dosha-grimslayer-ii");
    const [upgraded, forged] = listUpgradeWays(weapon);
    expect(upgraded?.path.map(({ name }) => name)).toEqual([
      "Bone Blade I",
      "Dosha Fellslayer I",
      "Dosha Grimslayer I",
      "Dosha Grimslayer II",
    ]);
    expect(upgraded?.cost.zenny).toBe(13_900);
    expect(upgraded?.shortcut).toBe(false);
    expect(forged?.cost).toEqual({
      zenny: 20_000,
      materials: [
        { item: "g-doshaguma-certificate-s", qty: 4 },
        { item: "guardian-doshaguma-claw-plus", qty: 12 },
        { item: "guardian-doshaguma-fang-plus", qty: 8 },
        { item: "guardian-blood-plus", qty: 2 },
      ],
    });
    expect(forged?.shortcut).toBe(true);
  });
});

describe("charm families", () => {
  test("hold every charm once, level by level", () => {
    const charms = listCharmFamilies().flatMap((family) => family.charms);
    expect(sortedIds(charms)).toEqual(sortedIds(rawFacts("charms")));
    for (const { charms: family } of listCharmFamilies()) {
      expect(family.map(({ level }) => level)).toEqual(family.map((_, index) => index + 1));
    }
    expect(getCharmFamily("mighty-charm-ii").name).toBe("Mighty Charm");
    expect(getCharmFamily("mighty-charm-ii")).toBe(getCharmFamily("mighty-charm-i"));
  });
});
