import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { translatedLanguages } from "@/lib/catalog/languages";
import { isAnswerFacts } from "@/lib/wiki-search/answers/answer-facts";
import { getSearchVersion } from "@/lib/wiki-search/get-search-files.server";
import wiki from "@/pages/api/wiki/[[...path]]";
import { serveHandler } from "@/tests/support/serve-handler";

let served: Awaited<ReturnType<typeof serveHandler>>;
const indexServer = "search-index";
const namesServer = "names";

beforeAll(async () => {
  served = await serveHandler(wiki);
});
afterAll(() => served.stop());

const load = (
  folder: typeof indexServer | typeof namesServer,
  file: string,
  version?: string,
  headers?: Record<string, string>,
) =>
  fetch(`${served.url}/api/wiki/${folder}/${file}${version === undefined ? "" : `?v=${version}`}`, {
    headers: headers ?? {},
  });

describe("the files of the search", () => {
  test("are cached forever under the version that pages carry, and not under another", async () => {
    for (const folder of [indexServer, namesServer] as const) {
      const current = await load(folder, "ja.json", getSearchVersion());
      expect(current.status).toBe(200);
      expect(current.headers.get("cache-control")).toContain("immutable");
      const other = await load(folder, "ja.json", "0000000000000000");
      expect(other.headers.get("cache-control")).not.toContain("immutable");
    }
  });

  test("are not sent again to a browser that has them", async () => {
    const first = await load(indexServer, "en.json");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await load(indexServer, "en.json", undefined, { "if-none-match": etag });
    expect(again.status).toBe(304);
  });

  test.each(translatedLanguages)("have a column and a table of names in %s", async (language) => {
    const english = await (await load(indexServer, "en.json")).json();
    const column = await (await load(indexServer, `${language}.json`)).json();
    const lines = english.kinds.flatMap(({ names }: { names: string }) => names.split("\n"));
    expect(column.names.split("\n")).toHaveLength(lines.length);
    const table = await (await load(namesServer, `${language}.json`)).json();
    expect(table.monsters.rathalos).toBeTruthy();
  });

  test("hold the short answers, under the same version", async () => {
    const reply = await load(indexServer, "answers.json", getSearchVersion());
    expect(reply.headers.get("cache-control")).toContain("immutable");
    const facts = await reply.json();
    expect(isAnswerFacts(facts)).toBe(true);
    expect(facts.monsters.rathalos.weakness).toMatch(/^Dragon 30/);
    expect((await load(namesServer, "answers.json")).status).toBe(404);
  });

  test.each(["xx.json", "en", "../en.json", "__proto__.json", "names"])("know no %s", async (file) => {
    expect((await load(indexServer, file)).status).toBe(404);
    expect((await load(namesServer, file)).status).toBe(404);
  });

  test("hold no names in English: those are in the pages", async () => {
    expect((await load(namesServer, "en.json")).status).toBe(404);
  });
});
