import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { navigation } from "@/lib/site/routes";
import { getListPath, wikiKindIds, wikiKinds, wikiLinks } from "@/lib/site/wiki-kinds";
import { searchable, searchKinds } from "@/lib/wiki-search/search-kinds";

describe("the kinds of the wiki", () => {
  test.each(wikiKindIds)("%s has a list, pages and a picture for link previews", (kind) => {
    const folder = `pages${getListPath(kind)}`;
    const files = readdirSync(folder);
    expect(files).toContain("index.tsx");
    expect(files.some((file) => file.startsWith("["))).toBe(true);
    expect(existsSync(`public/og/${wikiKinds[kind].picture}.png`)).toBe(true);
  });

  test("are each in the menu once", () => {
    const hrefs = navigation.flatMap(({ links }) => links.map(({ href }) => href));
    for (const { href } of wikiLinks)
      expect(
        hrefs.filter((each) => each === href),
        href,
      ).toHaveLength(1);
  });

  test("have each a place of its own among equally good results", () => {
    const places = searchKinds.map((kind) => searchable[kind].searchOrder);
    expect(places).toEqual(places.map((_, index) => index + 1));
  });
});
