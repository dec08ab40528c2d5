import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  hasTables,
  type Json,
  readFacts,
  readNumber,
  readRows,
  tablesFolder,
} from "@/tests/support/data-import/second-reader";

/** `[31] ChargeAxe_030`: the number, and the word. */
const word = (text: string) => text.replace(/^\[-?\d+\] /, "");
const digits = (text: string) => Number(/(\d+)$/.exec(word(text))?.[1] ?? 0);

const elements = ["", "fire", "water", "ice", "thunder", "dragon", "poison", "paralysis", "sleep", "blast"];
const types: readonly (readonly [ours: string, table: string, column: string])[] = [
  ["great-sword", "LongSword", "_LongSword"],
  ["long-sword", "Tachi", "_Tachi"],
  ["sword-and-shield", "ShortSword", "_ShortSword"],
  ["dual-blades", "TwinSword", "_TwinSword"],
  ["hammer", "Hammer", "_Hammer"],
  ["hunting-horn", "Whistle", "_Whistle"],
  ["lance", "Lance", "_Lance"],
  ["gunlance", "GunLance", "_GunLance"],
  ["switch-axe", "SlashAxe", "_SlashAxe"],
  ["charge-blade", "ChargeAxe", "_ChargeAxe"],
  ["insect-glaive", "Rod", "_Rod"],
  ["bow", "Bow", "_Bow"],
  ["heavy-bowgun", "HeavyBowgun", "_HeavyBowgun"],
  ["light-bowgun", "LightBowgun", "_LightBowgun"],
];

/** Places of the languages in the lists of a text. */
const languages: Readonly<Record<string, number>> = {
  ja: 0,
  fr: 2,
  it: 3,
  de: 4,
  es: 5,
  ru: 6,
  pl: 7,
  ptBR: 10,
  ko: 11,
  zhHant: 12,
  zhHans: 13,
  ar: 21,
  th: 26,
  esLA: 32,
};
const pieces: Readonly<Record<string, string>> = {
  HELM: "head",
  BODY: "chest",
  ARM: "arms",
  WAIST: "waist",
  LEG: "legs",
};

function readSkills(row: Json, skillIds: ReadonlyMap<string, string>): Json[] {
  return row._Skill.flatMap((text: string, at: number) =>
    row._SkillLevel[at] > 0 ? [{ skill: skillIds.get(word(text)), level: row._SkillLevel[at] }] : [],
  );
}

function readSlots(row: Json): number[] {
  return row._SlotLevel.map((text: string) => digits(text)).filter((size: number) => size > 0);
}

function readCost(ids: string[], counts: number[], items: ReadonlyMap<number, string>): Json[] {
  return ids.flatMap((text, at) => {
    const item = items.get(readNumber(text));
    return counts[at] && item ? [{ item, qty: counts[at] }] : [];
  });
}

const bySkill = (list: Json[]) => list.toSorted((a, b) => (a.skill < b.skill ? -1 : 1));

describe.skipIf(!hasTables)("a second reader of the tables", () => {
  const items = new Map<number, string>(readFacts("items").map(({ id, gameId }) => [gameId, id]));
  const skillIds = new Map<string, string>(readFacts("skills").map(({ id, gameId }) => [gameId, id]));

  test("finds the same figures and recipes of every weapon", () => {
    let compared = 0;
    for (const [type, table, column] of types) {
      const recipes = new Map(readRows(`Common/Weapon/${table}Recipe`).map((row) => [row[column], row]));
      const ours = new Map(
        readFacts("weapons").flatMap((each) => (each.type === type ? [[each.gameId, each]] : [])),
      );
      for (const row of readRows(`Common/Weapon/${table}`)) {
        const own = ours.get(readNumber(row[column]));
        if (!own) continue;
        compared += 1;
        const element = row._Attribute.reduce((sum: number, text: string) => sum + readNumber(text), 0);
        const isArtian = own.artian !== null;
        const recipe = recipes.get(row[column]);
        expect(
          {
            rarity: own.rarity,
            attack: own.attack,
            affinity: own.affinity,
            defense: own.defense,
            element: own.element,
            slots: own.slots,
            skills: bySkill(own.skills),
            sharpness: own.sharpness ?? null,
            materials: isArtian ? [] : own.craft.materials,
          },
          own.id,
        ).toEqual({
          rarity: digits(row._Rare) + 1,
          attack: row._Attack,
          affinity: row._Critical,
          defense: row._Defense,
          element: element > 0 ? { type: elements[element], value: row._AttributeValue * 10 } : null,
          slots: readSlots(row),
          skills: bySkill(readSkills(row, skillIds)),
          sharpness: /bow/.test(type) ? null : row._SharpnessValList,
          materials: !isArtian && recipe ? readCost(recipe._Item, recipe._ItemNum, items) : [],
        });
      }
    }
    expect(compared).toBe(readFacts("weapons").length);
  });

  test("finds the same figures and recipes of every armor piece", () => {
    const sets = new Map(readFacts("armor-sets").map((set) => [set.id, set.gameId]));
    const table = new Map(
      readRows("Common/Equip/ArmorData").map((row) => [
        `${readNumber(row._Series)} ${pieces[word(row._PartsType)]}`,
        row,
      ]),
    );
    const recipes = new Map(
      readRows("Common/Equip/ArmorRecipeData").map((row) => [
        `${readNumber(row._SeriesId)} ${pieces[word(row._PartsType)]}`,
        row,
      ]),
    );
    const series = new Map(
      readRows("Common/Equip/ArmorSeriesData").map((row) => [readNumber(row._Series), row]),
    );
    const kinds = new Map(readFacts("skills").map(({ id, kind }) => [id, kind]));
    for (const own of readFacts("armor")) {
      const set = sets.get(own.set);
      const key = `${set} ${own.piece}`;
      const row = table.get(key);
      const [fire, water, thunder, ice, dragon] = row._Resistance;
      const skills = readSkills(row, skillIds);
      const ofKind = (kind: string) => skills.filter(({ skill }) => kinds.get(skill) === kind);
      const recipe = recipes.get(key);
      expect(
        {
          rarity: own.rarity,
          defense: own.defense,
          slots: own.slots,
          resistances: own.resistances,
          skills: bySkill(own.skills),
          setBonuses: own.setBonuses.toSorted(),
          groupSkills: own.groupSkills.toSorted(),
          zenny: own.zenny,
          materials: own.materials,
        },
        own.id,
      ).toEqual({
        rarity: digits(series.get(set)._Rare) + 1,
        defense: row._Defense,
        slots: readSlots(row),
        resistances: { fire, water, thunder, ice, dragon },
        skills: bySkill(skills.filter(({ skill }) => !["set-bonus", "group"].includes(kinds.get(skill)))),
        setBonuses: ofKind("set-bonus")
          .map(({ skill }) => skill)
          .toSorted(),
        groupSkills: ofKind("group")
          .map(({ skill }) => skill)
          .toSorted(),
        zenny: series.get(set)._Price,
        materials: recipe ? readCost(recipe._Item, recipe._ItemNum, items) : [],
      });
    }
  });

  test("finds the same decorations, charms and items", () => {
    const decorations = new Map(
      readRows("Common/Equip/AccessoryData").map((row) => [readNumber(row._AccessoryId), row]),
    );
    for (const own of readFacts("decorations")) {
      const row = decorations.get(own.gameId);
      expect([own.slot, own.rarity, bySkill(own.skills)], own.id).toEqual([
        digits(row._SlotLevelAcc),
        digits(row._Rare) + 1,
        bySkill(readSkills(row, skillIds)),
      ]);
    }
    expect(decorations.size).toBe(readFacts("decorations").length);

    const amulets = readRows("Common/Equip/AmuletData");
    const recipes = readRows("Common/Equip/AmuletRecipeData");
    for (const own of readFacts("charms")) {
      const row = amulets.find(
        (each) => readNumber(each._AmuletType) === own.gameId && each._Lv === own.level,
      );
      const recipe = recipes.find((each) => each._AmuletType === row._AmuletType && each._Lv === row._Lv);
      expect([own.rarity, own.zenny, bySkill(own.skills), own.materials], own.id).toEqual([
        digits(row._Rare) + 1,
        row._Price,
        bySkill(readSkills(row, skillIds)),
        recipe ? readCost(recipe._ItemId, recipe._ItemNum, items) : [],
      ]);
    }

    const table = new Map(readRows("Common/Item/itemData").map((row) => [readNumber(row._ItemId), row]));
    for (const own of readFacts("items")) {
      const row = table.get(own.gameId);
      expect([own.rarity, own.maxCarry, own.sellPrice, own.buyPrice, own.sortId], own.id).toEqual([
        digits(row._Rare) + 1,
        row._MaxCount,
        row._SellPrice,
        row._BuyPrice,
        row._SortId,
      ]);
    }
  });

  test("finds the same names in every language", () => {
    const texts = new Map<string, string[]>();
    for (const path of readdirSync(join(tablesFolder, "Text"), { recursive: true }) as string[]) {
      if (!/^Excel_(Equip|Data)[^/]*\/.*\.msg\.23\.json$/.test(path)) continue;
      for (const { guid, content } of JSON.parse(readFileSync(join(tablesFolder, "Text", path), "utf8"))
        .entries) {
        texts.set(guid, content);
      }
    }
    const sets = new Map(readFacts("armor-sets").map((set) => [set.gameId, set.id]));
    const piecesOf = (row: Json) =>
      readFacts("armor").find(
        (each) =>
          each.set === sets.get(readNumber(row._Series)) && each.piece === pieces[word(row._PartsType)],
      );
    const byGameId = (file: string) => new Map(readFacts(file).map((each) => [each.gameId, each]));
    const decorations = byGameId("decorations");
    const itemFacts = byGameId("items");
    const weapons = new Map(readFacts("weapons").map((each) => [`${each.type} ${each.gameId}`, each]));
    const named: readonly (readonly [kind: string, own: Json, guid: string])[] = [
      ...types.flatMap(([type, table, column]) =>
        readRows(`Common/Weapon/${table}`).map(
          (row) => ["weapons", weapons.get(`${type} ${readNumber(row[column])}`), row._Name] as const,
        ),
      ),
      ...readRows("Common/Equip/ArmorData").map((row) => ["armor", piecesOf(row), row._Name] as const),
      ...readRows("Common/Equip/AccessoryData").map(
        (row) => ["decorations", decorations.get(readNumber(row._AccessoryId)), row._Name] as const,
      ),
      ...readRows("Common/Item/itemData").map(
        (row) => ["items", itemFacts.get(readNumber(row._ItemId)), row._RawName] as const,
      ),
    ];
    let compared = 0;
    for (const [language, at] of Object.entries(languages)) {
      const names = JSON.parse(readFileSync(`data/names/${language}.json`, "utf8"));
      for (const [kind, own, guid] of named) {
        // Marks of the game's writing direction and second spaces are not part of a name.
        const text =
          own &&
          texts
            .get(guid)
            ?.[at]?.replace(/<[^>]*>/g, "")
            .replace(/\s+/g, " ")
            .trim();
        const name = own && names[kind][own.id];
        // Where a name is that of the English one it is not stored twice.
        if (!text || name === undefined) continue;
        compared += 1;
        if (name !== text) expect(name, `${language} ${own.id}`).toBe(text);
      }
    }
    expect(compared).toBeGreaterThan(30_000);
  });
});
