import { describe, expect, test } from "vitest";
import { getNamesIn } from "@/lib/catalog/get-names.server";
import { groupBy } from "@/lib/catalog/group-by";
import { languageCodes, translatedLanguages } from "@/lib/catalog/languages";
import { getLikelyLanguages } from "@/lib/wiki-search/get-likely-languages";
import { kindLabels } from "@/lib/wiki-search/search-kinds";
import { fullSearcher, loadedDocuments } from "@/tests/support/wiki-searcher";

const documents = loadedDocuments();
/** Names that are searched for in each language: some of every kind, spread over the catalog. */
const perKind = 3;

describe.each(translatedLanguages)("names in %s", (language) => {
  const names = getNamesIn(language);
  const nameOf = (at: number) => {
    const document = documents[at];
    return document ? (names[kindLabels[document.kind].entity ?? ""]?.[document.id] ?? "") : "";
  };
  const all = documents.map((_, at) => nameOf(at));
  const uses = groupBy(all, (name) => name);

  test("are found at rank 1, of every kind", () => {
    // As in the browser: the language of the script, or all that are written in Latin letters.
    const guessed = getLikelyLanguages(all.find(Boolean) ?? "", false);
    expect(guessed).toContain(language);
    const searcher = fullSearcher(...guessed);

    const tested = [...groupBy(documents.keys(), (at) => documents[at]?.kind).values()].flatMap((places) => {
      const own = places.filter((at) => all[at] && uses.get(all[at])?.length === 1);
      return own.filter((_, index) => index % Math.ceil(own.length / perKind) === 0);
    });
    expect(tested.length).toBeGreaterThanOrEqual(10);
    const wrong = tested.flatMap((at) => {
      const [first] = searcher.search(nameOf(at)).hits;
      // Another language, or another entity, may have the very same name.
      return first?.document.href === documents[at]?.href || first?.name === nameOf(at)
        ? []
        : [[nameOf(at), first?.name]];
    });
    expect(wrong).toEqual([]);
  });
});

describe("pinned names", () => {
  test.each([
    ["リオレウス", "/wiki/hitzones/rathalos"],
    ["りおれうす", "/wiki/hitzones/rathalos"],
    ["弱点特効", "/wiki/skills/weakness-exploit"],
    ["리오레우스", "/wiki/hitzones/rathalos"],
    ["Рататос", "/wiki/hitzones/rathalos"],
  ])("%s", (query, href) => {
    const searcher = fullSearcher(...getLikelyLanguages(query, false));
    const hrefs = searcher.search(query).hits.map(({ document }) => document.href);
    expect(hrefs[0]).toBe(href);
  });
});

describe("guessing the language of a query", () => {
  test.each([
    ["リオ", ["ja"]],
    ["雌火竜", ["ja", "zhHans", "zhHant"]],
    ["리오", ["ko"]],
    ["рат", ["ru"]],
    ["ريو", ["ar"]],
    ["ราธ", ["th"]],
    ["+1", []],
    ["ép", []],
  ])("%s", (query, expected) => {
    expect(getLikelyLanguages(query, false)).toEqual(expected);
  });

  test("tries no other Latin language while English has an answer", () => {
    expect(getLikelyLanguages("rathalos", true)).toEqual([]);
    expect(getLikelyLanguages("faiblesse", false)).toHaveLength(7);
  });

  test("begins with the languages of the browser", () => {
    expect(getLikelyLanguages("słabość", false, ["pl-PL", "en"])[0]).toBe("pl");
    expect(getLikelyLanguages("fraqueza", false, ["pt-BR"])[0]).toBe("ptBR");
  });

  test("reaches every language", () => {
    const reached = new Set(
      ["あ", "漢", "가", "я", "ع", "ก", "épée"].flatMap((text) => getLikelyLanguages(text, false)),
    );
    expect([...reached].toSorted()).toEqual(languageCodes.filter((code) => code !== "en").toSorted());
  });
});
