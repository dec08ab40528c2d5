import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold, getStem, splitWords } from "@/lib/text/fold";
import { collectDocuments } from "@/lib/wiki-search/collect-documents.server";
import { getSearchFile } from "@/lib/wiki-search/get-search-files.server";
import { readLostPath } from "@/lib/wiki-search/read-lost-path";
import { addRecent, parseRecent } from "@/lib/wiki-search/recent-searches";
import { isSearchIndexFile, packIndex } from "@/lib/wiki-search/search-index-file";
import { getRuns } from "@/tests/support/test-size";
import { fullSearcher, loadedDocuments } from "@/tests/support/wiki-searcher";

const documents = loadedDocuments();

describe("the index", () => {
  test.each([
    ["weapons", "weapon"],
    ["armor", "armor"],
    ["armor-sets", "armor-set"],
    ["skills", "skill"],
    ["monsters", "monster"],
    ["items", "item"],
    ["decorations", "decoration"],
    ["charms", "charm"],
    ["palico-gear", "palico-gear"],
    ["side-quests", "side-quest"],
    ["quests", "quest"],
    ["locales", "locale"],
    ["food-skills", "food-skill"],
  ])("holds every record of %s under its id and name", (file, kind) => {
    const records: { id: string; name: string }[] = JSON.parse(
      readFileSync(`data/catalog/${file}.json`, "utf8"),
    );
    const packed = documents.filter((each) => each.kind === kind);
    const byId = (a: string[], b: string[]) => String(a[0]).localeCompare(String(b[0]));
    expect(packed.map(({ id, name }) => [id, name]).toSorted(byId)).toEqual(
      records.map(({ id, name }) => [id, name]).toSorted(byId),
    );
  });

  test("brings back what was packed", () => {
    const collected = collectDocuments();
    expect(documents.map(({ kind, id, name, sub, mentions }) => ({ kind, id, name, sub, mentions }))).toEqual(
      collected.map(({ kind, id, name, sub, mentions }) => ({ kind, id, name, sub, mentions })),
    );
  });

  test("gives every document an address of its own", () => {
    const hrefs = documents.filter(({ kind }) => kind !== "page").map(({ href }) => href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    for (const href of hrefs) expect(href).toMatch(/^\/wiki\/[\w/-]+(#[\w-]+)?$/);
  });

  test("stays small: the size is a promise to a hunter on a phone", () => {
    const text = getSearchFile("en.json")?.file().text ?? "";
    expect(brotliCompressSync(text).byteLength).toBeLessThan(33_500);
  });

  test("is told from anything else", () => {
    expect(isSearchIndexFile(packIndex(collectDocuments()))).toBe(true);
    for (const other of [
      null,
      1,
      "x",
      [],
      {},
      { texts: [], kinds: [{}] },
      { texts: [], kinds: [{ kind: "dragon", names: "" }] },
    ]) {
      expect(isSearchIndexFile(other)).toBe(false);
    }
  });
});

const toWords = (text: string) => splitWords(text).map(({ word }) => word);

describe("any query", () => {
  const searcher = fullSearcher();

  test("is answered without throwing, each document once, best kinds counted", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (query) => {
        const { hits, total, counts } = searcher.search(query, { limit: 5000 });
        expect(new Set(hits.map(({ document }) => document)).size).toBe(hits.length);
        expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(total);
        expect(hits.length).toBe(total);
      }),
      { numRuns: getRuns({ small: 60, full: 200 }) },
    );
  });

  test("finds every name by the whole of it, among the first with that name", () => {
    const sample = documents.filter((_, index) => index % 7 === 0);
    const lost = sample.filter(({ name }) => {
      const [first] = searcher.search(name).hits;
      // A monster counts as named in full by some whole words of its name: armor of Guardian Ebony comes after it.
      const isPartOfMonster =
        first?.document.kind === "monster" &&
        toWords(name).every((word) => toWords(first.document.name).includes(word));
      return first?.document.name !== name && !isPartOfMonster;
    });
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  test("finds a long word in spite of one slip anywhere in it", () => {
    const all = [
      ...new Set(
        documents.flatMap(({ name, sub, mentions }) => [name, ...sub, ...mentions].flatMap(toWords)),
      ),
    ];
    const named = documents.flatMap(({ name }) => toWords(name));
    const words = [...new Set(named)].filter((word) => word.length >= 7);
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.nat(), (word, seed) => {
        const at = seed % word.length;
        const slip = word.slice(0, at) + word.slice(at + 1);
        // `rounds` is a word of its own, and no slip in `grounds`.
        fc.pre(!all.some((each) => each.startsWith(slip) || getStem(each) === getStem(slip)));
        const { hits } = searcher.search(slip, { limit: 4000 });
        expect(hits.some(({ document }) => fold(document.name).includes(word))).toBe(true);
      }),
      { numRuns: getRuns({ small: 80, full: 300 }) },
    );
  });

  test("gives the same answer for one kind as for all, narrowed", () => {
    const all = searcher
      .search("rathalos", { limit: 5000 })
      .hits.filter(({ document }) => document.kind === "item");
    expect(searcher.search("rathalos", { kind: "item", limit: 5000 }).hits).toEqual(all);
  });
});

describe("an address that leads nowhere", () => {
  test.each([
    ["/wiki/skills/weaknes-exploit", { query: "weaknes exploit", kind: "skill" }],
    ["/wiki/weapons/great-sword/great-sword-siegelinde", { query: "siegelinde", kind: "weapon" }],
    ["/wiki/monsters/rathalos?tab=1#x", { query: "rathalos", kind: "monster" }],
    ["/wiki/hitzone", { query: "hitzone" }],
    ["/rathalos.html", { query: "rathalos" }],
    ["/wiki/items/%E0%A4%A", { query: "%E0%A4%A", kind: "item" }],
    ["/", { query: "" }],
  ])("%s is read as a question", (address, expected) => {
    expect(readLostPath(address)).toEqual(expected);
  });
});

describe("recent searches", () => {
  const opened = { name: "Herb", href: "/wiki/items/herb", kind: "item", id: "herb" } as const;

  test("list the newest first, each once, eight at most", () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ ...opened, href: `/wiki/items/${index}` }));
    const list = many.reduce(addRecent, [] as ReturnType<typeof addRecent>);
    expect(list).toHaveLength(8);
    expect(list[0]?.href).toBe("/wiki/items/8");
    expect(
      addRecent(list, { ...opened, href: "/wiki/items/5" })
        .map(({ href }) => href)
        .slice(0, 2),
    ).toEqual(["/wiki/items/5", "/wiki/items/8"]);
  });

  test("leave out what is not theirs", () => {
    const stored = [
      opened,
      { ...opened, href: "//evil.example" },
      { ...opened, kind: "dragon" },
      null,
      7,
      { name: 1 },
    ];
    expect(parseRecent(JSON.stringify(stored))).toEqual([opened]);
    for (const junk of [null, "", "{", "7", "{}"]) expect(parseRecent(junk)).toEqual([]);
  });
});
