import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createCollection, isOfKind } from "@/lib/catalog/collection";
import { catalogEntities, getCatalog, getCatalogFile } from "@/lib/catalog/get-catalog.server";
import { catalogSchemas } from "@/lib/catalog/schema";

const counts = {
  weapons: 1188,
  armor: 714,
  armorSets: 183,
  layeredArmor: 162,
  skills: 179,
  decorations: 361,
  charms: 183,
  palicoGear: 89,
  pendants: 168,
  randomTalismans: 24,
  artianBonuses: 17,
  artianParts: 137,
  monsters: 54,
  monsterDrops: 54,
  monsterCombat: 54,
  monsterAttacks: 54,
  rewardDraws: 6,
  fieldMaps: 5,
  decorationOrbs: 6,
  items: 773,
  itemSources: 485,
  itemEffects: 36,
  hunterAilments: 27,
  locales: 16,
  foodSkills: 37,
  foodIngredients: 16,
  meals: 17,
  quests: 152,
  sideQuests: 55,
  attacks: 878,
  attackRows: 878,
  attackEffects: 1251,
  playerModifiers: 39,
  kinsects: 22,
  melodies: 90,
  ammo: 17,
  bowgunMods: 53,
  specialAmmo: 7,
};

test("holds every record of every file", () => {
  const found = Object.fromEntries(
    catalogEntities.map((entity) => [entity, getCatalog()[entity].all.length]),
  );
  expect(found).toEqual(counts);
});

test.each(catalogEntities)("%s are the records of their file, field by field", (entity) => {
  const raw: unknown = JSON.parse(readFileSync(`data/catalog/${getCatalogFile(entity)}`, "utf8"));
  expect(getCatalog()[entity].all).toEqual(raw);
});

test.each(catalogEntities)("%s are frozen all the way down", (entity) => {
  const thawed: string[] = [];
  const visit = (value: unknown, way: string) => {
    if (typeof value !== "object" || value === null) return;
    if (!Object.isFrozen(value)) thawed.push(way);
    for (const [key, child] of Object.entries(value)) visit(child, `${way}.${key}`);
  };
  visit(getCatalog()[entity], entity);
  visit(getCatalog()[entity].all, entity);
  expect(thawed).toEqual([]);
});

test("reads a file once: a second call gives the same records", () => {
  expect(getCatalog().weapons).toBe(getCatalog().weapons);
  expect(getCatalog().weapons.get("bow-hope-bow-i")).toBe(
    getCatalog().weapons.all.find(({ id }) => id === "bow-hope-bow-i"),
  );
});

test("finds a record by id, and says what is missing", () => {
  const { monsters } = getCatalog();
  expect(monsters.get("rathalos")?.name).toBe("Rathalos");
  expect(monsters.get("fatalis")).toBeUndefined();
  expect(monsters.get("constructor")).toBeUndefined();
  expect(() => monsters.require("fatalis")).toThrow('monsters: no record "fatalis"');
});

test("refuses two records with one id", () => {
  expect(() => createCollection("things", [{ id: "a" }, { id: "b" }, { id: "a" }])).toThrow("share an id");
});

test("refuses a field that no schema knows, at any depth", () => {
  const [weapon] = getCatalog().weapons.all;
  const [monster] = getCatalog().monsters.all;
  expect(catalogSchemas.weapons.safeParse(weapon).success).toBe(true);
  expect(catalogSchemas.weapons.safeParse({ ...weapon, price: 1 }).success).toBe(false);
  expect(catalogSchemas.weapons.safeParse({ ...weapon, craft: { ...weapon?.craft, price: 1 } }).success).toBe(
    false,
  );
  expect(catalogSchemas.monsters.safeParse({ ...monster, baseHealth: "many" }).success).toBe(false);
  const [skill] = getCatalog().skills.all;
  expect(catalogSchemas.skills.safeParse({ ...skill, effects: [{ luckPct: 5 }] }).success).toBe(false);
});

test("picks the records of one kind out of a mixed file", () => {
  const { melodies, kinsects } = getCatalog();
  expect(isOfKind(melodies.all, "note-set")).toHaveLength(24);
  expect(isOfKind(melodies.all, "melody")).toHaveLength(48);
  expect(isOfKind(kinsects.all, "kinsect")).toHaveLength(21);
});
