import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { MatchTexts } from "@/lib/text/fold-texts";
import { createTextTest, findMatches, matchRanks, rankMatches } from "@/lib/text/match-texts";

const names = [
  "Guardian Rathalos",
  "Rathalos",
  "Rathian",
  "Gore Magala",
  "Uth Duna",
  "Hunter's Knife",
  "Arkveld α",
  "ナナ・テスカトリ",
];
const asName = (name: string) => [name];
const find = (query: string) => findMatches(query, names, asName);

describe("names that fit what was typed", () => {
  test.each([
    ["rathalos", ["Rathalos", "Guardian Rathalos"]],
    ["rath", ["Rathalos", "Rathian", "Guardian Rathalos"]],
    ["  RATHIAN ", ["Rathian"]],
    ["MÁGALA gore", ["Gore Magala"]],
    ["gore-magala", ["Gore Magala"]],
    ["hunters", ["Hunter's Knife"]],
    ["uthduna", ["Uth Duna"]],
    ["arkveld alpha", ["Arkveld α"]],
    ["テスカ", ["ナナ・テスカトリ"]],
    ["なな", ["ナナ・テスカトリ"]],
    ["halo", ["Guardian Rathalos", "Rathalos"]],
    ["xyz", []],
    ["…", []],
  ])("%s", (query, found) => expect(find(query)).toEqual(found));

  test.each([
    ["rathlos", ["Rathalos", "Guardian Rathalos"]],
    ["rahtian", ["Rathian"]],
    ["gore magla", ["Gore Magala"]],
    ["guardain rathalos", ["Guardian Rathalos"]],
    ["uthdnua", ["Uth Duna"]],
    ["テスカタリ", ["ナナ・テスカトリ"]],
    ["hunters-knfe", ["Hunter's Knife"]],
  ])("%s, corrected as nothing is named so", (query, found) => expect(find(query)).toEqual(found));

  test("are all where nothing was typed, and no more than asked for", () => {
    expect(find(" ")).toEqual(names);
    expect(findMatches("rath", names, asName, 1)).toEqual(["Rathalos"]);
  });

  test("are never guessed in short words", () => {
    expect(findMatches("ire", ["Ice", "Ore"], asName)).toEqual([]);
    expect(findMatches("rathiana", ["Rathian", "Rathiana"], asName)).toEqual(["Rathiana"]);
    expect(findMatches("zosh", ["Zo Sha"], asName)).toEqual(["Zo Sha"]);
    expect(findMatches("zoxh", ["Zo Sh"], asName)).toEqual([]);
    expect(findMatches("zoxha", ["Zo Sha"], asName)).toEqual(["Zo Sha"]);
  });
});

interface Row {
  readonly is: keyof typeof matchRanks;
  readonly texts: MatchTexts;
}

const ladder: readonly Row[] = [
  { is: "inside", texts: ["Withdraw"] },
  { is: "mention", texts: { names: ["Peak"], mentions: ["raw"] } },
  { is: "alias", texts: { names: ["Might"], aliases: ["raw power"] } },
  { is: "word", texts: ["Very Raw Meat"] },
  { is: "prefix", texts: ["Raw Meat"] },
  { is: "called", texts: { names: ["Attack Boost"], aliases: ["raw"] } },
  { is: "exact", texts: ["Raw"] },
];

describe("the order of matches", () => {
  test("is exact, called so, prefix, word, alias, mention, inside a word", () => {
    const ranked = rankMatches("raw", ladder, ({ texts }) => texts);
    expect(ranked.map(({ row }) => row.is)).toEqual(ladder.map(({ is }) => is).toReversed());
    for (const { row, rank } of ranked) expect(rank, row.is).toBe(matchRanks[row.is]);
  });

  test("counts typos only where nothing is as typed, fewest first", () => {
    const rows = [["Agitation"], ["Agitator"], ["Agitated"]];
    const ranked = rankMatches("agitater", rows, (row) => row);
    expect(ranked[0]?.row).toEqual(["Agitator"]);
    for (const { rank } of ranked) expect(rank).toBeGreaterThan(matchRanks.typo);
  });

  test.each([
    ["defence boost", "Defense Boost"],
    ["def boost", "Defense Boost"],
    ["atk", "Attack Boost"],
    ["atack boost", "Attack Boost"],
    ["attack jewel 3", "Attack Jewel III"],
    ["jewels", "Attack Jewel III"],
    ["maximummight", "Maximum Might"],
  ])("takes %s for %s", (query, name) => {
    const rows = ["Boosted Offense", "Defense Boost", "Attack Boost", "Attack Jewel III", "Maximum Might"];
    expect(findMatches(query, rows, asName)[0]).toBe(name);
  });
});

test("stars belong to their number", () => {
  const quests = [{ stars: "8★" }, { stars: "5★" }, { stars: "10★" }];
  const query = (text: string) =>
    findMatches(text, quests, ({ stars }) => ({ names: ["Hunt 88"], mentions: [stars] }));
  expect(query("8★")).toEqual([{ stars: "8★" }]);
});

test("a row whose texts change is folded again", () => {
  const row = { name: "Rathalos" };
  const getTexts = ({ name }: typeof row) => [name];
  expect(findMatches("rathalos", [row], getTexts)).toEqual([row]);
  row.name = "Rathian";
  expect(findMatches("rathalos", [row], getTexts)).toEqual([]);
  expect(findMatches("rathian", [row], getTexts)).toEqual([row]);
});

describe("the test of a list", () => {
  test("passes what has the words, and guesses when asked to", () => {
    const isNamed = createTextTest<string>("fyre", (name) => [name, null]);
    expect(isNamed("Fire")).toBe(false);
    expect(isNamed.guess("Fire")).toBe(true);
    expect(createTextTest<string>(" ", asName)("Fire")).toBe(true);
    expect(createTextTest<string>("…", asName)("Fire")).toBe(false);
    expect(createTextTest<string>("fire hammer", () => ["Hammer", undefined, "Fire"])("")).toBe(true);
  });

  test("passes exactly the rows that are found without a guess", () => {
    const word = fc.constantFrom("fire", "ice", "rath", "alos", "boost", "attack", "fier", "α", "レウス");
    const texts = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 8 }), texts, (rows, query) => {
        const test = createTextTest(query, asName);
        const ranked = rankMatches(query, rows, asName);
        const sure = ranked.filter(({ rank }) => rank < matchRanks.typo).map(({ row }) => row);
        expect(sure.toSorted()).toEqual(rows.filter((row) => test(row)).toSorted());
        const guessed = rows.filter((row) => test.guess(row));
        expect(ranked.every(({ row }) => guessed.includes(row))).toBe(true);
      }),
    );
  });

  test("finds every name by itself first, whatever its case and spaces", () => {
    const name = fc
      .array(fc.string({ unit: fc.constantFrom(..."abcdeßéオア"), minLength: 1, maxLength: 6 }), {
        minLength: 1,
        maxLength: 3,
      })
      .map((words) => words.join(" "));
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 6 }), (all) => {
        for (const each of all) {
          const [first] = rankMatches(` ${each.toUpperCase()}  `, all, asName);
          expect(first?.rank).toBe(matchRanks.exact);
        }
      }),
    );
  });
});
