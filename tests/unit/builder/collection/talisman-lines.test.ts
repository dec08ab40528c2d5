import { describe, expect, test } from "vitest";
import { createNameIndex } from "@/lib/builder/collection/name-index";
import { readTalismanLines } from "@/lib/builder/collection/talisman-lines";
import { languages } from "@/lib/catalog/languages";
import { readNames } from "@/tests/support/builder/names";
import { createTestData } from "@/tests/support/builder-page";

const data = createTestData();
const { catalog, getName } = data;
const codes = languages.map(({ code }) => code).filter((code) => code !== "en");
const tables = codes.map(readNames);
const index = createNameIndex(data, tables);
let count = 0;
const reading = { index, catalog, getName, createId: () => `id-${++count}` };
const read = (text: string) => readTalismanLines(text, reading);

const golden = {
  name: "",
  talisman: "golden-age-charm",
  skills: [
    { skill: "ambush", level: 1 },
    { skill: "blast-resistance", level: 1 },
    { skill: "bludgeoner", level: 3 },
  ],
  slots: [{ kind: "weapon", slot: 1 }],
};

describe("a list without a header", () => {
  test.each([
    "Ambush,1,Blast Resistance,1,Bludgeoner,3,0,0,0,1,0,0",
    "Ambush Lv1, Blast Resistance Lv 1, Bludgeoner Lv. 3, W1",
    "Ambush 1 / Blast Resistance 1 / Bludgeoner 3 / slots W1".replaceAll(" / ", " | "),
    "Golden Age Charm;Ambush;1;Blast Resistance;1;Bludgeoner;3;W1",
    "Ambush\t1\tBlast Resistance\t1\tBludgeoner\t3\tW1",
  ])("is read: %s", (line) => {
    expect(read(line)).toMatchObject({ talismans: [golden], bad: [] });
  });

  test("is read in every language of the game", () => {
    for (const [at, code] of codes.entries()) {
      const nameOf = (id: string) => tables[at]?.skills?.[id] ?? "";
      const line = golden.skills.map(({ skill, level }) => `${nameOf(skill)},${level}`).join();
      const { talismans, bad } = read(`${line},W1`);
      expect(bad, code).toEqual([]);
      expect(talismans[0]?.skills, code).toEqual(golden.skills);
    }
  });

  test("takes good lines, and says why others were left out", () => {
    const { talismans, bad } = read(
      [
        "Ambush,1,Blast Resistance,1,Bludgeoner,3,W1",
        "",
        "Nothing,1,Blast Resistance,1",
        "Ambush,1,Blast Resistance,1,Bludgeoner,3,3,3,3",
        "Ambush,x",
        "Ambush,1,Blast Resistance,1,Bludgeoner,3,9",
        "W1",
        "Ambush,1,Blast Resistance,1,Bludgeoner,3,1,0,0",
      ].join("\n"),
    );
    expect(talismans).toHaveLength(1);
    expect(bad).toEqual([
      { line: 3, why: "Unknown skill: Nothing." },
      { line: 4, why: "Appraising gives no talisman with these skills and slots." },
      { line: 5, why: "Ambush needs a level from 1 to 9." },
      { line: 6, why: "Slots must have levels from 1 to 3." },
      { line: 7, why: "No skill is named." },
      {
        line: 8,
        why: "These slots can be of weapons or of armor: write W before those of weapons, as W1.",
      },
    ]);
  });

  test("of 6,000 lines is read up to 5,000, and says where it stopped", () => {
    const { talismans, bad } = read("Ambush,1,Blast Resistance,1,Bludgeoner,3,W1\n".repeat(6_000));
    expect(talismans).toHaveLength(5_000);
    expect(bad).toEqual([{ line: 5_001, why: "The list is too long. Nothing was read from here on." }]);
  });

  test.each(["\0\0\0", "<script>", "=1+1", '"', "{}", "__proto__,1", "🐲".repeat(500)])(
    "that is none is refused line by line: %j",
    (text) => {
      const { talismans, bad } = read(text);
      expect(talismans).toEqual([]);
      expect(bad).toHaveLength(1);
    },
  );
});
