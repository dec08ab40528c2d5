import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getFoodRelations } from "@/lib/catalog/relations/get-food-relations.server";
import { getHornMusic, listHornsWithMelody } from "@/lib/catalog/relations/get-horn-music.server";
import { getItemRelations } from "@/lib/catalog/relations/get-item-relations.server";
import { getDropTables, getSoleDropper } from "@/lib/catalog/relations/get-monster-drops.server";
import { getMonsterGear } from "@/lib/catalog/relations/get-monster-gear.server";
import { getSetRelations } from "@/lib/catalog/relations/get-set-relations.server";
import { getSkillSources } from "@/lib/catalog/relations/get-skill-sources.server";
import { listUpgradeWays } from "@/lib/catalog/relations/get-weapon-tree.server";
import { listCharmFamilies } from "@/lib/catalog/relations/list-charm-families.server";
import {
  listMonstersInLocale,
  listQuestsInLocale,
  listQuestsOfMonster,
} from "@/lib/catalog/relations/list-quest-relations.server";
import { type RawRecord, rawFacts, sortedIds } from "@/tests/support/raw-facts";

interface RawMaterial {
  readonly item: string;
  readonly qty: number;
}

describe("items", () => {
  const items = rawFacts("items");
  const uses = (file: string, materialsOf: (record: RawRecord) => RawMaterial[]) => {
    const found = new Map<string, string[]>(items.map(({ id }) => [id, []]));
    for (const record of rawFacts(file)) {
      for (const { item, qty } of materialsOf(record)) found.get(item)?.push(`${record.id} ${qty}`);
    }
    return found;
  };

  test.each([
    ["weapons", (record: RawRecord) => record.craft?.materials ?? []],
    ["armor", (record: RawRecord) => record.materials],
    ["charms", (record: RawRecord) => record.materials],
    ["kinsects", (record: RawRecord) => record.materials ?? []],
  ] as const)("list every one of the %s that needs them", (file, materialsOf) => {
    for (const [id, expected] of uses(file, materialsOf)) {
      const found = getItemRelations(id)[file].map(({ product, qty }) => `${product.id} ${qty}`);
      expect(found, id).toEqual(expected);
    }
  });

  test("know every drop, the likeliest first", () => {
    const rows = rawFacts("monster-drops").flatMap(({ id, drops }) =>
      drops.map((drop: { item: string; chance: number }) => ({ monster: id, ...drop })),
    );
    let seen = 0;
    for (const { id } of items) {
      const found = getItemRelations(id).drops;
      const expected = rows.filter(({ item }) => item === id);
      seen += found.length;
      expect(found.map(({ monster, drop }) => ({ monster: monster.id, ...drop }))).toEqual(
        expect.arrayContaining(expected),
      );
      const chances = found.map(({ drop }) => drop.chance);
      expect(chances).toEqual([...chances].sort((left, right) => right - left));
    }
    expect(seen).toBe(rows.length);
  });

  test("know what they are made of and what they make", () => {
    const made = items.flatMap(({ id, recipes }) => recipes.map((recipe: object) => ({ id, recipe })));
    expect(items.flatMap(({ id }) => getItemRelations(id).madeBy)).toHaveLength(made.length);
    for (const { id } of items) {
      const expected = items
        .filter(({ recipes }) => recipes.some(({ inputs }: { inputs: string[] }) => inputs.includes(id)))
        .map((record) => record.id);
      expect([...new Set(getItemRelations(id).makes.map(({ output }) => output.id))], id).toEqual(expected);
    }
  });

  test("know the kitchen and the forge", () => {
    expect(getItemRelations("airy-egg").ingredient?.foodSkill).toBe("caprice-meal-hi");
    expect(getItemRelations("sild-meal-voucher").meals.map(({ id }) => id)).toEqual([
      "hub-fresh-sild-cuisine",
    ]);
    expect(getItemRelations("normal-ammo").ammo?.id).toBe("normal");
    expect(
      getItemRelations("oricalcite")
        .artianPoints.map(({ tier }) => tier)
        .sort(),
    ).toEqual(["artian", "gogma"]);
  });
});

describe("monsters", () => {
  test("hold every drop once, in tables whose chances add up", () => {
    for (const { id, drops } of rawFacts("monster-drops")) {
      const tables = getDropTables(id);
      const rows = tables.flatMap((table) => table.drops);
      expect(rows, id).toHaveLength(drops.length);
      expect(rows, id).toEqual(expect.arrayContaining(drops));
      for (const { drops: table } of tables) {
        expect([100, 200]).toContain(table.reduce((sum, { chance }) => sum + chance, 0));
      }
    }
  });

  test("know their quests, and locales their monsters", () => {
    const quests = rawFacts("quests");
    for (const { id } of rawFacts("monsters")) {
      const expected = quests.filter(({ targets }) =>
        targets.some(({ monster }: { monster: string }) => monster === id),
      );
      expect(sortedIds(listQuestsOfMonster(id)), id).toEqual(sortedIds(expected));
    }
    for (const { id } of rawFacts("locales")) {
      expect(sortedIds(listQuestsInLocale(id))).toEqual(
        sortedIds(quests.filter(({ locale }) => locale === id)),
      );
      expect(listMonstersInLocale(id).map((monster) => monster.id)).toEqual(
        rawFacts("monsters")
          .filter(({ locales }) => locales.includes(id))
          .map((monster) => monster.id),
      );
    }
    const stars = listQuestsInLocale("scarlet-forest").map((quest) => quest.stars);
    expect(stars).toEqual([...stars].sort((left, right) => left - right));
  });

  test("an item is a monster's own where no other drops it", () => {
    const droppers = new Map<string, Set<string>>();
    for (const { id, drops } of rawFacts("monster-drops")) {
      for (const { item } of drops) droppers.set(item, (droppers.get(item) ?? new Set()).add(id));
    }
    for (const { id } of rawFacts("items")) {
      const monsters = [...(droppers.get(id) ?? [])];
      expect(getSoleDropper(id), id).toBe(monsters.length === 1 ? monsters[0] : undefined);
    }
  });

  test.each<[string, string[], (string | null)[]]>([
    ["rathalos", ["mirror-visor-alpha", "rathalos-alpha", "rathalos-beta"], ["Rathalos Tree"]],
    [
      "guardian-rathalos",
      ["analytic-e-y-e-alpha", "guardian-rathalos", "guardian-rathalos-alpha", "guardian-rathalos-beta"],
      ["G. Rathalos Tree"],
    ],
    [
      "guardian-arkveld",
      ["guardian-arkveld", "guardian-arkveld-alpha", "guardian-arkveld-beta"],
      ["G. Arkveld Tree"],
    ],
    ["congalala", ["conga", "conga-alpha", "conga-beta"], ["Congalala Tree"]],
    ["conga", [], []],
    ["vespoid", ["vespoid", "vespoid-alpha", "vespoid-beta"], ["Vespoid Tree"]],
    ["gogmazios", ["gogmazios-alpha", "gogmazios-beta"], [null]],
  ])("%s has its own gear and no other's", (id, sets, series) => {
    const { armorSets, weapons } = getMonsterGear(id);
    expect(armorSets.map((set) => set.id)).toEqual(sets);
    expect([...new Set(weapons.map((weapon) => weapon.series))]).toEqual(series);
  });

  test("every large monster has armor or weapons of its own", () => {
    for (const { id, size } of rawFacts("monsters")) {
      const { armorSets, weapons } = getMonsterGear(id);
      if (size === "large") expect(armorSets.length, id).toBeGreaterThan(0);
      for (const list of [armorSets, weapons]) expect(new Set<unknown>(list).size).toBe(list.length);
    }
    expect(getMonsterGear("gogmazios").weapons).toHaveLength(42);
  });
});

describe("food", () => {
  test("skills know their ingredients and meals, and these their skills", () => {
    for (const { id, effects } of rawFacts("food-skills")) {
      const { ingredients, meals, raises } = getFoodRelations(id);
      expect(sortedIds(ingredients)).toEqual(
        sortedIds(rawFacts("food-ingredients").filter(({ foodSkill }) => foodSkill === id)),
      );
      expect(sortedIds(meals)).toEqual(
        sortedIds(rawFacts("meals").filter(({ foodSkills }) => foodSkills.includes(id))),
      );
      expect(raises?.id).toBe(effects.skill);
    }
  });
});

test("what is worked out once is frozen all the way down", () => {
  const thawed: string[] = [];
  const visit = (value: unknown, way: string) => {
    if (typeof value !== "object" || value === null) return;
    if (!Object.isFrozen(value)) thawed.push(way);
    for (const [key, child] of Object.entries(value)) visit(child, `${way}.${key}`);
  };
  visit(getItemRelations("rathalos-ruby"), "item");
  visit(getItemRelations("antidote-herb"), "item");
  visit(getDropTables("rathalos"), "drops");
  visit(getMonsterGear("rathalos"), "gear");
  visit(getFoodRelations("medic-meal"), "food");
  visit(listQuestsOfMonster("rathalos"), "quests");
  visit(getHornMusic(getCatalog().weapons.require("hunting-horn-balahara-horn-iii")), "music");
  visit(getSkillSources("burst"), "skill");
  visit(getSetRelations("gogmazios-alpha"), "set");
  visit(listCharmFamilies(), "charms");
  visit(listUpgradeWays(getCatalog().weapons.require("great-sword-dosha-grimslayer-ii")), "ways");
  expect(thawed).toEqual([]);
});

describe("hunting horns", () => {
  test("play the melodies of their record, with their own notes alone", () => {
    for (const weapon of getCatalog().weapons.all) {
      const music = getHornMusic(weapon);
      expect(music !== undefined).toBe(weapon.type === "hunting-horn");
      if (!music) continue;
      expect(music.melodies.map(({ melody }) => melody.name)).toEqual(weapon.extra?.melodies);
      for (const { melody, sequences } of music.melodies) {
        expect(sequences.length, `${weapon.id} ${melody.id}`).toBeGreaterThan(0);
        for (const note of sequences.flat()) expect(music.notes).toContain(note);
      }
      expect(music.echoWave?.code ?? "none").toBe(weapon.extra?.echoWave);
      expect(music.echoBubble?.code).toBe(weapon.extra?.echoBubble);
    }
  });

  test("are found by melody", () => {
    for (const record of getCatalog().melodies.all) {
      if (record.kind !== "melody") continue;
      const expected = rawFacts("weapons").filter(
        ({ extra, artian }) => artian !== "gogma" && extra?.melodies?.includes(record.name),
      );
      expect(sortedIds(listHornsWithMelody(record)), record.id).toEqual(sortedIds(expected));
    }
  });
});
