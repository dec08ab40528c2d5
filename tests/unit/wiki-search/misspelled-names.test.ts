import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getNamesIn } from "@/lib/catalog/get-names.server";
import { type LanguageCode, translatedLanguages } from "@/lib/catalog/languages";
import { getLikelyLanguages } from "@/lib/wiki-search/get-likely-languages";
import { misspell } from "@/tests/support/misspell";
import { fullSearcher } from "@/tests/support/wiki-searcher";

const monsters = getCatalog().monsters.all;
const latin = ["fr", "it", "de", "es", "esLA", "ptBR", "pl"] as const;
/** Queries for each family: that of the Latin letters shares them out among its languages. */
const perFamily = 210;

type Case = readonly [query: string, name: string];

/** Monsters whose names in a language are typed with one slip. */
function listCases(language: LanguageCode): readonly Case[] {
  const names = language === "en" ? undefined : (getNamesIn(language).monsters ?? {});
  return monsters.flatMap(({ id, name }) => {
    const shown = names ? names[id] : name;
    return shown ? misspell(shown).map((query) => [query, shown] as const) : [];
  });
}

function sample(cases: readonly Case[], count: number): readonly Case[] {
  const step = Math.max(1, cases.length / count);
  return cases.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/** The cases whose monster is not among the first three answers, with what came first. */
function listMissed(language: LanguageCode, cases: readonly Case[]): string[] {
  return cases.flatMap(([query, name]) => {
    const loaded = language === "en" ? latin : getLikelyLanguages(query, "none");
    const { hits } = fullSearcher(...loaded).search(query, { language, limit: 3 });
    return hits.some((hit) => hit.name === name) ? [] : [`${query}: ${hits[0]?.name ?? "nothing"}`];
  });
}

describe("names of monsters with one typo", () => {
  test("are found in English, whatever other languages are loaded", () => {
    const cases = listCases("en");
    expect(cases.length).toBeGreaterThan(300);
    // What is left is a word, or the beginning of one, in the name of something else.
    const ambiguous = /^(Doshagua|Lagiaacrus|Rama|Rafa): /;
    expect(listMissed("en", cases).filter((each) => !ambiguous.test(each))).toEqual([]);
  });

  test("are not answered in another language, other than by a word that was typed in full", () => {
    const answers = sample(listCases("en"), perFamily).flatMap(([query]) => {
      const [first] = fullSearcher(...latin).search(query).hits;
      return first && first.language !== "en" ? [query] : [];
    });
    expect(answers.filter((query) => !["Rama", "Rafa"].includes(query))).toEqual([]);
  });

  test.each(translatedLanguages)("are found in %s", (language) => {
    const isLatin = latin.some((each) => each === language);
    const cases = sample(listCases(language), isLatin ? perFamily / latin.length : perFamily);
    // Chinese names are so short that a slip makes most of them another word.
    expect(cases.length).toBeGreaterThan(10);
    const missed = listMissed(language, cases);
    expect(missed.length / cases.length, missed.join("\n")).toBeLessThanOrEqual(0.05);
  });
});

describe("partial names of monsters", () => {
  test.each(translatedLanguages)("are found in %s", (language) => {
    const names = Object.values(getNamesIn(language).monsters ?? {});
    const cases = names.flatMap((name): Case[] => {
      const letters = [...name];
      return letters.length < 3 ? [] : [[letters.slice(0, Math.ceil(letters.length * 0.7)).join(""), name]];
    });
    expect(cases.length).toBeGreaterThan(30);
    const isFound = ([query, name]: Case) =>
      fullSearcher(...getLikelyLanguages(query, "none"))
        .search(query, { language, limit: 5, kind: "monster" })
        .hits.some((hit) => hit.name === name);
    const missed = cases.filter((each) => !isFound(each));
    expect(missed.length / cases.length, missed.join("\n")).toBeLessThanOrEqual(0.08);
  });
});
