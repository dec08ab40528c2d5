import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { checkCatalog, loadCatalogData } from "@/lib/catalog/check-catalog.server";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { checkArmor } from "@/lib/catalog/integrity/armor-rules";
import type { CatalogData } from "@/lib/catalog/integrity/catalog-data";
import type { Check } from "@/lib/catalog/integrity/check";
import { checkCombos } from "@/lib/catalog/integrity/combo-rules";
import { checkFigures } from "@/lib/catalog/integrity/monster-rules";
import { checkMoves } from "@/lib/catalog/integrity/move-rules";
import { checkRecordNames } from "@/lib/catalog/integrity/name-rules";
import { checkReferences } from "@/lib/catalog/integrity/references";
import { checkTexts } from "@/lib/catalog/integrity/text-rules";
import { checkWeapons } from "@/lib/catalog/integrity/weapon-rules";
import type { CatalogEntity, CatalogRecord } from "@/lib/catalog/schema";

const data = loadCatalogData();

/** The data with one record changed, to what it must never be. */
function plant<Entity extends CatalogEntity>(
  entity: Entity,
  id: string,
  change: (record: CatalogRecord<Entity>) => object,
): CatalogData {
  const record: CatalogRecord<Entity> = getCatalog()[entity].require(id);
  const planted = { ...record, ...change(record) };
  expect(planted).not.toEqual(record);
  return { ...data, [entity]: data[entity].map((each) => (each.id === id ? planted : each)) };
}

/** Names of the checks that have something to say. */
function complaints(checks: readonly Check[]): string[] {
  return checks.filter(({ problems }) => problems.length > 0).map(({ name }) => name);
}

test("nothing is wrong with the facts, the names and the texts", () => {
  const checks = checkCatalog(data);
  expect(checks.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`))).toEqual(
    [],
  );
  expect(checks.length).toBeGreaterThanOrEqual(32);
  for (const { name, cases } of checks) expect(cases, name).toBeGreaterThan(0);
});

test("npm run data:check prints what it counted", () => {
  const output = execFileSync(process.execPath, ["--import", "tsx", "scripts/data-check.ts"], {
    encoding: "utf8",
  });
  expect(output).toMatch(/weapons\.json +1188 records/);
  expect(output).toMatch(/ok +upgrades/);
  expect(output).toMatch(/ok +ids have numbers of their own in build codes +[\d,]+/);
  expect(output).toMatch(/ 0 problems\n$/);
  expect(output).not.toContain("FAIL");
});

describe("a reference that leads nowhere is found", () => {
  test.each<[string, CatalogData]>([
    [
      "skills that gear gives, and their levels",
      plant("charms", "power-charm-i", () => ({ skills: [{ skill: "invisibility", level: 1 }] })),
    ],
    [
      "skills that gear gives, and their levels",
      plant("decorations", "critical-jewel-1", () => ({ skills: [{ skill: "critical-boost", level: 6 }] })),
    ],
    [
      "set bonuses and group skills",
      plant("armor", "gore-helm-alpha", () => ({ setBonuses: ["lords-soul"] })),
    ],
    [
      "items in costs, drops and recipes",
      plant("items", "mega-potion", () => ({ recipes: [{ inputs: ["moon-dust"], amount: 1 }] })),
    ],
    [
      "items in costs, drops and recipes",
      plant("monsterDrops", "rathalos", ({ drops }) => ({
        drops: drops.map((drop) => ({ ...drop, item: "plate" })),
      })),
    ],
    [
      "monsters in drops, locales and quests",
      plant("locales", "scarlet-forest", ({ monsters }) => ({ monsters: [...monsters, "fatalis"] })),
    ],
    ["locales of monsters and quests", plant("quests", "every-rose", () => ({ locale: "moon" }))],
    ["skills of ingredients and meals", plant("meals", "village-sild", () => ({ foodSkills: ["dessert"] }))],
    [
      "large monsters and locales name each other",
      plant("monsters", "rathalos", () => ({ locales: ["scarlet-forest"] })),
    ],
    ["upgrades", plant("weapons", "bow-hope-bow-ii", () => ({ upgradeFrom: "bow-of-nowhere" }))],
    ["upgrades", plant("weapons", "bow-hope-bow-i", () => ({ upgradeFrom: "bow-hope-bow-iii" }))],
    ["upgrades", plant("weapons", "bow-hope-bow-ii", () => ({ upgradeFrom: "hammer-rompo-wrecker-i" }))],
  ])("%s", (name, planted) => {
    expect(complaints(checkReferences(planted))).toEqual([name]);
  });
});

describe("a combo that breaks a rule is found", () => {
  type Combos = CatalogData["combos"];
  const change = (edit: (combo: Combos[number]) => Combos[number]) =>
    data.combos.map((combo, at) => (at === 0 ? edit(combo) : combo));
  const withMoves = (...moves: string[]) =>
    change((combo) => ({ ...combo, steps: [...combo.steps, { moves, count: 1 }] }));

  test.each<[string, Combos, RegExp]>([
    ["a move that does not exist", withMoves("great-sword-moonlight"), /has no move "great-sword-moonlight"/],
    ["a move of another weapon", withMoves("hammer-upswing"), /has no move "hammer-upswing"/],
    ["a move in two steps", withMoves("great-sword-charged-slash-lv3"), /has two steps/],
    [
      "choices in two modes",
      data.combos.map((combo) =>
        combo.weapon === "switch-axe"
          ? {
              ...combo,
              steps: [{ moves: ["switch-axe-axe-side-slash", "switch-axe-unbridled-slash"], count: 1 }],
            }
          : combo,
      ),
      /differ in mode or hits/,
    ],
    [
      "a name that another one has",
      change((combo) => ({ ...combo, name: data.combos[1]?.name ?? "" })),
      /name/,
    ],
    ["too few of a type", data.combos.filter(({ weapon }) => weapon !== "bow"), /0 of bow/],
  ])("%s", (_, combos, problem) => {
    expect(checkCombos({ ...data, combos }).problems.join("\n")).toMatch(problem);
  });
});

describe("armor that breaks a rule is found", () => {
  test.each<[string, CatalogData]>([
    ["armor belongs to exactly one set", plant("armor", "gore-helm-alpha", () => ({ piece: "legs" }))],
    [
      "armor belongs to exactly one set",
      plant("armorSets", "azuz-alpha", ({ pieces }) => ({ pieces: pieces.slice(1) })),
    ],
    [
      "bonuses of sets and of their pieces agree",
      plant("armor", "gore-helm-alpha", () => ({ groupSkills: [] })),
    ],
    [
      "defense at the level caps",
      plant("armor", "gore-helm-alpha", ({ defenseMax }) => ({ defenseMax: defenseMax + 1 })),
    ],
    [
      "slots of transcended armor",
      plant("armor", "gore-helm-alpha", () => ({ slotsTranscended: [3, 3, 3] })),
    ],
  ])("%s", (name, planted) => {
    expect(complaints(checkArmor(planted))).toEqual([name]);
  });
});

describe("a weapon that breaks a rule is found", () => {
  const sword = "great-sword-dosha-grimslayer-ii";
  const horn = "hunting-horn-balahara-horn-iii";
  test.each<[string, CatalogData]>([
    ["sharpness and Handicraft add up", plant("weapons", sword, () => ({ handicraft: [40] }))],
    ["attack and element as the menus show them", plant("weapons", sword, () => ({ attackDisplay: 1057 }))],
    ["weapons have what their type has", plant("weapons", sword, () => ({ extra: { kinsectLevel: 3 } }))],
    ["slots are sorted, largest first", plant("weapons", sword, () => ({ slots: [1, 2] }))],
    ["places in the upgrade trees", plant("weapons", sword, () => ({ series: null }))],
    ["places in the upgrade trees", plant("weapons", sword, () => ({ treePosition: { column: 0, row: 0 } }))],
    [
      "Artian weapons, recipes and parts agree",
      plant("weapons", "bow-angelbein", ({ attack }) => ({ affinity: attack })),
    ],
    [
      "music of hunting horns",
      plant("weapons", horn, ({ extra }) => ({ extra: { ...extra, melodies: ["Silence"] } })),
    ],
    [
      "music of hunting horns",
      plant("weapons", horn, ({ extra }) => ({ extra: { ...extra, echoWave: undefined } })),
    ],
  ])("%s", (name, planted) => {
    expect(complaints(checkWeapons(planted))).toEqual([name]);
  });
});

describe("a move, a modifier or a dependence that breaks a rule is found", () => {
  const rows = "moves and their rows in the tables";
  const modifiers = "player modifiers name their stage and moves that exist";
  const needs = "skills that need another skill";
  test.each<[string, CatalogData]>([
    [rows, plant("attackRows", "bow-charged-shot-lv1", () => ({ id: "bow-charged-shot-lv9" }))],
    [rows, plant("attackRows", "bow-charged-shot-lv1", () => ({ rows: undefined }))],
    [rows, plant("attacks", "lance-jumping-thrust", () => ({ source: "tables" }))],
    [rows, plant("attacks", "bow-charged-shot-lv1", () => ({ elementAttackFactor: 0.8 }))],
    [modifiers, plant("playerModifiers", "demondrug", () => ({ stage: undefined }))],
    [modifiers, plant("playerModifiers", "element-cap", () => ({ stage: "hit" }))],
    [modifiers, plant("playerModifiers", "demondrug", () => ({ appliesTo: ["flag:noExtract"] }))],
    [modifiers, plant("playerModifiers", "bow-power-coating", () => ({ notAppliesTo: ["attackAfterAll"] }))],
    [needs, plant("skills", "ebony-odogarons-power", () => ({ requires: "implosion" }))],
    [needs, plant("skills", "burst", () => ({ requires: "resentment" }))],
  ])("%s", (name, planted) => {
    expect(complaints(checkMoves(planted))).toEqual([name]);
  });
});

describe("a figure that breaks a rule is found", () => {
  test.each<[string, CatalogData]>([
    [
      "hitzones lie within 0 to 150, each state once",
      plant("monsters", "rathalos", ({ hitzones }) => ({
        hitzones: hitzones.map((zone) => ({
          ...zone,
          states: zone.states.map((row) => ({ ...row, sever: 151 })),
        })),
      })),
    ],
    [
      "chances of drops add up",
      plant("monsterDrops", "rathalos", ({ drops }) => ({ drops: drops.slice(1) })),
    ],
    [
      "parts of monsters are known",
      plant("monsters", "rathalos", () => ({ breakableParts: [{ part: "third-wing", severable: false }] })),
    ],
    [
      "crown sizes are in order",
      plant("monsters", "rathalos", () => ({
        sizes: { base: 10, smallGold: 12, largeSilver: 13, largeGold: 14 },
      })),
    ],
    ["levels of skills", plant("skills", "critical-boost", ({ effects }) => ({ effects: effects.slice(1) }))],
    ["charms rise level by level", plant("charms", "mighty-charm-ii", () => ({ level: 3 }))],
    [
      "food skills, ingredients and meals name each other",
      plant("foodIngredients", "airy-egg", () => ({ foodSkill: "medic-meal" })),
    ],
  ])("%s", (name, planted) => {
    expect(complaints(checkFigures(planted))).toContain(name);
  });
});

describe("a name that is wrong is found", () => {
  const withMonsters = (monsters: Record<string, string>): CatalogData => ({
    ...data,
    names: { ...data.names, de: { ...data.names.de, monsters: { ...data.names.de.monsters, ...monsters } } },
  });

  test.each<[string, CatalogData]>([
    ["every name has a record, and every record has a name", withMonsters({ fatalis: "Fatalis" })],
    [
      "every name has a record, and every record has a name",
      { ...data, names: { ...data.names, de: { ...data.names.de, monsters: { rathalos: "Rathalos" } } } },
    ],
    ["names are fit to be shown", withMonsters({ rathalos: "Rathalos <b>" })],
    ["names are fit to be shown", withMonsters({ rathalos: "R".repeat(81) })],
  ])("%s", (name, planted) => {
    expect(complaints(checkRecordNames(planted))).toEqual([name]);
  });
});

describe("a text that is wrong is found", () => {
  const withSkill = (texts: Record<string, string>): CatalogData => ({
    ...data,
    texts: { ...data.texts, skills: { ...data.texts.skills, ...texts } },
  });
  const plain = "Critical hits multiply damage by more, as long as there is affinity to make them.";

  test.each<[string, CatalogData]>([
    ["every record has its text, and every text its record", withSkill({ invisibility: plain })],
    [
      "every record has its text, and every text its record",
      { ...data, texts: { ...data.texts, locales: undefined } },
    ],
    ["texts are whole sentences of a sane length", withSkill({ "critical-boost": "Hits harder." })],
    ["texts are whole sentences of a sane length", withSkill({ "critical-boost": plain.slice(0, -1) })],
    ["numbers in texts match their records", withSkill({ "critical-boost": `${plain} It reaches 77%.` })],
  ])("%s", (name, planted) => {
    expect(complaints(checkTexts(planted))).toEqual([name]);
  });

  test("a figure that the record does hold is no problem", () => {
    expect(complaints(checkTexts(withSkill({ "critical-boost": `${plain} It reaches 1.4.` })))).toEqual([]);
  });
});
