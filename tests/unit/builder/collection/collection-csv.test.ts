import { describe, expect, test } from "vitest";
import { formatBadLine } from "@/lib/builder/collection/csv-lines";
import {
  readDecorationCsv,
  readDecorationNames,
  writeDecorationCsv,
} from "@/lib/builder/collection/decoration-csv";
import { listNameLanguages } from "@/lib/builder/collection/load-name-index";
import { createNameIndex } from "@/lib/builder/collection/name-index";
import { readTalismanCsv, writeTalismanCsv } from "@/lib/builder/collection/talisman-csv";
import type { SavedTalisman } from "@/lib/builder/share/build-file";
import { readNames } from "@/tests/support/builder/names";
import { createTestData } from "@/tests/support/builder-page";

const data = createTestData();
const { catalog, getName } = data;
const index = createNameIndex(data, [readNames("ja"), readNames("fr")]);
let count = 0;
const reading = { index, catalog, getName, createId: () => `id-${++count}` };

const golden: SavedTalisman = {
  id: "mark-1",
  name: "=Best, one",
  talisman: "golden-age-charm",
  skills: [
    { skill: "ambush", level: 1 },
    { skill: "blast-resistance", level: 1 },
    { skill: "bludgeoner", level: 3 },
  ],
  slots: [{ kind: "weapon", slot: 1 }],
};

describe("names of the game", () => {
  test("are found in every form that people write, and as ids", () => {
    const attack = ["attack-jewel-1"];
    for (const name of [
      "Attack Jewel [1]",
      "attack jewel 1",
      "attack-jewel-1",
      "攻撃珠【１】",
      "攻撃珠[1]",
    ]) {
      expect(index.find("decoration", name)).toEqual(attack);
    }
    expect(index.find("armor", "Gogmazios Helm alpha")).toEqual(["gogmazios-helm-alpha"]);
    expect(index.find("decoration", "Attack Jewel [9]")).toEqual([]);
    expect(index.find("skill", "__proto__")).toEqual([]);
  });

  test("are looked up in the languages that a text may be in", () => {
    expect(listNameLanguages("Attack Jewel", null)).toEqual([]);
    expect(listNameLanguages("攻撃のデータ", "fr")).toEqual(["fr", "ja"]);
    expect(listNameLanguages("공격", null)).toEqual(["ko"]);
    expect(listNameLanguages("Œil", null)).toContain("fr");
  });
});

describe("talismans as CSV", () => {
  test("come back as they were, whatever the name", () => {
    const read = readTalismanCsv(writeTalismanCsv([golden], getName), reading);
    expect(read).toEqual({ talismans: [{ ...golden, id: expect.stringMatching(/^id-/) }], bad: [] });
  });

  test("keep the good lines, and say of each bad one why", () => {
    const text = [
      "Name;Kind;Skill 1;Level 1;Skill 2;Level 2;Skill 3;Level 3;Weapon slots;Armor slots",
      "ok;Golden Age Charm;Ambush;1;Blast Resistance;1;Bludgeoner;3;1;",
      "no skill;;;;;;;;;",
      "unknown;;Flying;1;;;;;;",
      "level;;Ambush;lots;;;;;;",
      "slots;;Ambush;1;;;;;7;",
      "illegal;Golden Age Charm;Ambush;1;;;;;;",
      "kind;Rusty Charm;Ambush;1;;;;;;",
      "free;;Ambush;1;Blast Resistance;1;Bludgeoner;3;1;",
    ].join("\n");
    const { talismans, bad } = readTalismanCsv(text, reading);
    expect(talismans.map(({ name }) => name)).toEqual(["ok", "free"]);
    expect(bad.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(bad.slice(0, 4).map(formatBadLine)).toEqual([
      "Line 3: No skill is named.",
      "Line 4: Unknown skill: Flying.",
      "Line 5: Ambush needs a level from 1 to 9.",
      "Line 6: Slots must have levels from 1 to 3.",
    ]);
    expect(bad[5]?.why).toBe("Unknown kind: Rusty Charm.");
  });

  // The table of WildsSim 2026-01-31 (additionalCharm.csv): an invented talisman.
  test("are read from the table of WildsSim, with and without its newer columns", () => {
    const skills = "奇襲,1,爆破属性やられ耐性,1,ＫＯ術,3"
      .replace("奇襲", name("ambush"))
      .replace("爆破属性やられ耐性", name("blast-resistance"))
      .replace("ＫＯ術", name("bludgeoner"));
    const head =
      "スキル系統1,スキル値1,スキル系統2,スキル値2,スキル系統3,スキル値3,(泣用防具スロ1),(泣用防具スロ2),(泣用防具スロ3),(泣用武器スロ1),(泣用武器スロ2),(泣用武器スロ3)";
    const old = readTalismanCsv(`${head}\n${skills},0,0,0,1,0,0`, reading);
    expect(old.bad).toEqual([]);
    expect(old.talismans[0]).toMatchObject({ skills: golden.skills, slots: golden.slots });
    const more =
      "スロット1,スロット2,スロット3,スロット1タイプ,スロット2タイプ,スロット3タイプ,内部管理ID,マイセット登録有無";
    const now = readTalismanCsv(`${head},${more}\n${skills},0,0,0,1,0,0,1,0,0,1,0,0,abc,`, reading);
    expect(now.talismans[0]).toMatchObject({ skills: golden.skills, slots: golden.slots });
  });

  test("ask for their header where it is missing", () => {
    expect(readTalismanCsv("hello", reading).bad[0]?.why).toMatch(
      /^The header must have the columns Name, Kind/,
    );
    expect(readTalismanCsv("", reading).talismans).toEqual([]);
  });
});

function name(id: string): string {
  return readNames("ja").skills?.[id] ?? id;
}

describe("counts of decorations as CSV", () => {
  test("come back as they were", () => {
    const counts = { "attack-jewel-1": 3, "ambush-jewel-2": 99 };
    const text = writeDecorationCsv(counts, catalog.decorations.keys(), getName);
    const read = readDecorationCsv(text, index);
    expect(read).toEqual({ counts, read: catalog.decorations.size, bad: [] });
  });

  // MHWildsAccessoryExporter: accessories.csv with every value in quotes.
  test("are read from other tables with a name and a count, good lines only", () => {
    const text = [
      '"accessoryIndex","name","slotLevel","accessoryType","rarity","points","max","owned"',
      '"1","Attack Jewel [1]","1","Weapon","4","10","99","7"',
      '"2","Unheard Jewel [1]","1","Weapon","4","10","99","7"',
      '"3","適応珠【１】","2","Weapon","4","10","99","many"',
      '"4","Ambush Jewel [2]","2","Weapon","4","10","99","120"',
    ].join("\n");
    const { counts, bad } = readDecorationCsv(text, index);
    expect(counts).toEqual({ "attack-jewel-1": 7, "ambush-jewel-2": 99 });
    expect(bad.map(formatBadLine)).toEqual([
      "Line 3: Unknown decoration: Unheard Jewel [1].",
      "Line 4: 適応珠【１】 needs a whole number from 0 to 99.",
    ]);
  });

  // WildsSim 2026-01-31: decocount.json.
  test("are read from counts by name, and nothing else that is JSON is", () => {
    expect(readDecorationNames('{"攻撃珠【１】":5,"なし":1}', index)).toMatchObject({
      counts: { "attack-jewel-1": 5 },
      bad: [{ line: 2 }],
    });
    for (const text of ['{"format":"quarry-decorations"}', "[]", "{}", "{", '{"a":"b"}'])
      expect(readDecorationNames(text, index)).toBeNull();
  });
});
