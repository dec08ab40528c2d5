import { describe, expect, test } from "vitest";
import { getNamesIn } from "@/lib/catalog/get-names.server";
import { groupBy } from "@/lib/catalog/group-by";
import { languageCodes, translatedLanguages } from "@/lib/catalog/languages";
import { getLikelyLanguages } from "@/lib/wiki-search/get-likely-languages";
import { searchable } from "@/lib/wiki-search/search-kinds";
import { toRomaji } from "@/lib/wiki-search/to-romaji";
import { fullSearcher, loadedDocuments } from "@/tests/support/wiki-searcher";

const documents = loadedDocuments();
/** Names that are searched for in each language: some of every kind, spread over the catalog. */
const perKind = 3;

describe.each(translatedLanguages)("names in %s", (language) => {
  const names = getNamesIn(language);
  const nameOf = (at: number) => {
    const document = documents[at];
    return document ? (names[searchable[document.kind].names ?? ""]?.[document.id] ?? "") : "";
  };
  const all = documents.map((_, at) => nameOf(at));
  const uses = groupBy(all, (name) => name);

  test("are found at rank 1, of every kind", () => {
    // As in the browser: the language of the script, or all that are written in Latin letters.
    const guessed = getLikelyLanguages(all.find(Boolean) ?? "", "none");
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
    const searcher = fullSearcher(...getLikelyLanguages(query, "none"));
    const hrefs = searcher.search(query).hits.map(({ document }) => document.href);
    expect(hrefs[0]).toBe(href);
  });
});

describe("names of Japanese as they sound", () => {
  const searcher = fullSearcher(...getLikelyLanguages("rioreusu", "none"));

  test.each([
    ["rioreusu", "/wiki/hitzones/rathalos"],
    ["rioreia", "/wiki/hitzones/rathian"],
    ["nerusukyura", "/wiki/hitzones/nerscylla"],
    ["goa magara", "/wiki/hitzones/gore-magala"],
    ["goamagara", "/wiki/hitzones/gore-magala"],
    ["ragiakurusu", "/wiki/hitzones/lagiacrus"],
    ["tamamitsune", "/wiki/hitzones/mizutsune"],
    ["gurabimosu", "/wiki/hitzones/gravios"],
  ])("%s", (query, href) => {
    const hrefs = searcher.search(query).hits.map(({ document }) => document.href);
    expect(hrefs[0]).toBe(href);
  });

  test.each([
    ["リオレウス", "rioreusu"],
    ["ジャグラス", "jagurasu"],
    ["チャタカブラ", "chatakabura"],
    ["ゲリョス", "geryosu"],
    ["ファーサ", "fasa"],
    ["護竜リオレウス", "rioreusu"],
    ["アッシュ", "asshu"],
    ["火竜", ""],
  ])("%s sounds like %j", (name, expected) => {
    expect(toRomaji(name)).toBe(expected);
  });
});

describe("typos", () => {
  test.each(["arkvled", "rathlos", "gore magla", "quematrise"])(
    "%s is corrected in the visitor's language before names of others are tried",
    (query) => {
      const { hits } = fullSearcher("de", "es", "esLA", "fr", "it", "pl", "ptBR").search(query);
      expect(hits.length).toBeGreaterThan(0);
      expect(new Set(hits.map(({ language }) => language))).toEqual(new Set(["en"]));
    },
  );

  test("are corrected in the chosen language too", () => {
    const searcher = fullSearcher("de", "es", "esLA", "fr", "it", "pl", "ptBR");
    const [first] = searcher.search("schwachevortiel", { language: "de" }).hits;
    expect(first?.language).toBe("de");
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
    expect(getLikelyLanguages(query, "none")).toEqual(expected);
  });

  test("tries no other Latin language while English has an answer", () => {
    expect(getLikelyLanguages("rathalos", "exact")).toEqual([]);
    expect(getLikelyLanguages("faiblesse", "none")).toHaveLength(8);
  });

  test("tries the languages of the browser alone where English has it but for typos", () => {
    expect(getLikelyLanguages("arkvled", "corrected", ["en-US"])).toEqual([]);
    expect(getLikelyLanguages("arkvled", "corrected", ["es-ES", "en"])).toEqual(["es", "esLA"]);
  });

  test("begins with the languages of the browser", () => {
    expect(getLikelyLanguages("słabość", "none", ["pl-PL", "en"])[0]).toBe("pl");
    expect(getLikelyLanguages("fraqueza", "none", ["pt-BR"])[0]).toBe("ptBR");
  });

  test("reaches every language", () => {
    const reached = new Set(
      ["あ", "漢", "가", "я", "ع", "ก", "épée"].flatMap((text) => getLikelyLanguages(text, "none")),
    );
    expect([...reached].toSorted()).toEqual(languageCodes.filter((code) => code !== "en").toSorted());
  });
});

describe("the same words have the same answer", () => {
  const alone = fullSearcher();
  const loaded = fullSearcher("ja", "fr", "es", "de");
  const find = (searcher: typeof alone, query: string, preferred: readonly string[] = ["en-US"]) =>
    searcher
      .search(query, { limit: 5, preferred })
      .hits.map(({ document, language }) => [document.href, language]);

  test.each([
    "rathlos",
    "best element for arkveld",
    "raw gs",
    "burst bow",
    "wekness explot",
    "gore magla",
    "rathalos",
  ])("%s, whatever was typed before", (query) => {
    const first = find(alone, query);
    expect(first.length).toBeGreaterThan(0);
    expect(find(loaded, query)).toEqual(first);
    expect(first.every(([, language]) => language === "en")).toBe(true);
  });

  test("a name of another language is found as it is typed", () => {
    expect(find(loaded, "リオレウス", [])[0]).toEqual(["/wiki/hitzones/rathalos", "ja"]);
    expect(find(loaded, "Schwächevorteil", ["de"])[0]).toEqual(["/wiki/skills/weakness-exploit", "de"]);
  });
});
