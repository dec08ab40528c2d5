import { beforeAll, describe, expect, test } from "vitest";
import { groupBy } from "@/lib/catalog/group-by";
import { siteConfig } from "@/lib/site/config";
import { type CrawledPage, crawlPage, mapWide } from "../../support/crawl";
import { testEnvironment } from "../../support/environment";
import { getRuns, takeTurns } from "../../support/test-size";

const { baseUrl } = testEnvironment();

/** Of so many pages of one kind each is made of the same parts, and to draw them all takes a minute. */
const fewPages = 24;
/** Every page of the small kinds, and of the others, told by the address above them, those whose turn it is. */
function choosePages(paths: readonly string[]): string[] {
  const kinds = groupBy(paths, (path) => path.slice(0, path.lastIndexOf("/")));
  return [...kinds.values()].flatMap((kind) => (kind.length <= fewPages ? kind : takeTurns(kind, 8)));
}

describe("pages of the sitemap", () => {
  let paths: string[] = [];
  let pages: CrawledPage[] = [];
  const byPath = new Map<string, CrawledPage>();

  beforeAll(async () => {
    const xml = await (await fetch(`${baseUrl}/sitemap.xml`)).text();
    paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => {
      expect(address?.startsWith(siteConfig.url)).toBe(true);
      return address?.slice(siteConfig.url.length) || "/";
    });
    expect(new Set(paths).size).toBe(paths.length);
    pages = await mapWide(choosePages(paths), 12, (path) => crawlPage(baseUrl, path));
    for (const page of pages) byPath.set(page.path, page);
  });

  test("are there, and there are as many as the catalog has entities", () => {
    expect(pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
    expect(paths.length).toBeGreaterThan(2500);
    expect(pages.length).toBeGreaterThan(getRuns({ small: 450, full: 2500 }));
  });

  test("name themselves once, apart from all others", () => {
    expect(pages.filter(({ headings }) => headings !== 1).map(({ path }) => path)).toEqual([]);
    const titles = new Map<string, string[]>();
    for (const { title, path } of pages) titles.set(title, [...(titles.get(title) ?? []), path]);
    expect([...titles].filter(([title, paths]) => paths.length > 1 || title.length < 8)).toEqual([]);
  });

  test("say in a sentence or two what they are, and where they live", () => {
    const poor = pages.filter(({ description }) => description.length < 40 || description.length > 320);
    expect(poor.map(({ path, description }) => [path, description])).toEqual([]);
    const astray = pages.filter(
      ({ canonical, path }) => canonical !== `${siteConfig.url}${path === "/" ? "" : path}`,
    );
    expect(astray.map(({ path, canonical }) => [path, canonical])).toEqual([]);
  });

  test("link only to pages and anchors that exist", async () => {
    const listed = new Set(paths);
    const others = new Set<string>();
    const lost: string[] = [];
    for (const page of pages) {
      for (const link of page.links) {
        const { pathname, hash } = new URL(link, baseUrl);
        const target = byPath.get(pathname);
        // Other tests act for accounts that never opened the site; those have no page.
        if (/^\/user\/(?!demo-)/.test(pathname)) continue;
        if (!target) {
          if (!listed.has(pathname)) others.add(pathname);
        } else if (hash && !target.ids.has(decodeURIComponent(hash.slice(1))))
          lost.push(`${page.path} → ${link}`);
      }
    }
    expect(lost).toEqual([]);
    const foreign = new Set(pages.flatMap(({ otherLinks }) => otherLinks));
    expect([...foreign].filter((link) => !/^(https:|mailto:)/.test(link))).toEqual([]);
    const answers = await mapWide([...others], 8, async (path) => {
      const { status } = await fetch(`${baseUrl}${path}`, { redirect: "manual" });
      return `${status} ${path}`;
    });
    expect(answers.filter((each) => !each.startsWith("200 "))).toEqual([]);
  });

  test("show a picture of our own that exists", async () => {
    const all = [...new Set(pages.map(({ picture }) => picture))];
    // To draw one takes a quarter of a second: a few of those that are made for one page will do.
    const drawn = all.filter((picture) => picture.includes("/api/"));
    const pictures = [...all.filter((picture) => !drawn.includes(picture)), ...drawn.slice(0, 4)];
    expect(drawn.length).toBeGreaterThan(4);
    expect(pictures.length).toBeGreaterThan(8);
    for (const picture of pictures) {
      const response = await fetch(`${baseUrl}${picture.slice(siteConfig.url.length)}`);
      expect([picture, response.status, response.headers.get("Content-Type")]).toEqual([
        picture,
        200,
        "image/png",
      ]);
    }
  });

  test("carry their breadcrumb for search engines below the wiki's overview page", () => {
    const deep = pages.filter(({ path }) => path.split("/").length > 3 && path.startsWith("/wiki/"));
    const without = deep.filter(
      ({ structured }) => !JSON.stringify(structured).includes('"@type":"BreadcrumbList"'),
    );
    expect(deep.length).toBeGreaterThan(getRuns({ small: 400, full: 2000 }));
    expect(without.map(({ path }) => path)).toEqual([]);
  });
});

describe("what the wiki does not have", () => {
  test.each([
    "/wiki/weapons/great-spoon",
    "/wiki/weapons/great-sword/spoon",
    "/wiki/armor/spoon-set",
    "/wiki/skills/spoon",
    "/wiki/decorations/spoon",
    "/wiki/charms/spoon",
    "/wiki/hitzones/spoon",
    "/wiki/items/spoon",
    "/wiki/quests/spoon",
    "/wiki/locales/spoon",
    "/wiki/food-skills/spoon",
    "/wiki/skills/%00",
    "/wiki/items/..%2F..%2Fetc",
  ])("%s is a real 404", async (path) => {
    expect((await fetch(`${baseUrl}${path}`, { redirect: "manual" })).status).toBe(404);
  });

  test("tells robots where the sitemap is", async () => {
    const response = await fetch(`${baseUrl}/robots.txt`);
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(await response.text()).toContain(`Sitemap: ${siteConfig.url}/sitemap.xml`);
  });
});
