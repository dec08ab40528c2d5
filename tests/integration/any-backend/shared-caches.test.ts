import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { testEnvironment } from "../../support/environment";

const { baseUrl } = testEnvironment();
const root = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const distDir = process.env.QUARRY_DIST_DIR || ".next";
const builtPage = "public, max-age=0, s-maxage=60, must-revalidate";

/** Every page of `pages/`, with the way in which it is made. */
const pages = readdirSync(join(root, "pages"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !/^(api|_|404|500)/.test(file))
  .map((file) => ({
    route: `/${file.replace(/\.tsx$/, "").replace(/(^|\/)index$/, "")}`,
    isMadePerRequest: read(`pages/${file}`).includes("getServerSideProps"),
    hasData: read(`pages/${file}`).includes("getStaticProps"),
  }));
const fixedPages = pages.filter(({ route, isMadePerRequest }) => !isMadePerRequest && !route.includes("["));

const cacheOf = async (path: string) => {
  const reply = await fetch(`${baseUrl}${path}`, { redirect: "manual" });
  return { status: reply.status, cache: reply.headers.get("Cache-Control"), etag: reply.headers.get("ETag") };
};

describe("a page that was made at build time", () => {
  const buildId = read(join(distDir, "BUILD_ID"));
  let listed: string[] = [];

  beforeAll(async () => {
    const xml = await (await fetch(`${baseUrl}/sitemap.xml`)).text();
    listed = [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  });

  test.each(fixedPages)(
    "$route is kept by a shared cache for a minute, then asked about",
    async ({ route, hasData }) => {
      expect(await cacheOf(route)).toMatchObject({ status: 200, cache: builtPage, etag: expect.any(String) });
      const data = `/_next/data/${buildId}${route === "/" ? "/index" : route}.json`;
      if (hasData) expect(await cacheOf(data)).toMatchObject({ status: 200, cache: builtPage });
    },
  );

  test("of one thing of the wiki too, each kind of them", async () => {
    const kinds = pages.filter(({ route, isMadePerRequest }) => !isMadePerRequest && /\[/.test(route));
    let tried = 0;
    for (const { route } of kinds) {
      const pattern = new RegExp(`^${route.replace(/\[\w+\]/g, "[^/]+")}$`);
      const path = listed.find(
        (each) => pattern.test(each) && !fixedPages.some((page) => page.route === each),
      );
      if (!path) continue;
      tried += 1;
      expect(await cacheOf(path), path).toMatchObject({ status: 200, cache: builtPage });
      expect(await cacheOf(`/_next/data/${buildId}${path}.json`), path).toMatchObject({ cache: builtPage });
    }
    expect(tried).toBeGreaterThan(8);
  });

  test("is asked about by its tag, and not sent twice", async () => {
    const { etag } = await cacheOf("/wiki/items");
    const again = await fetch(`${baseUrl}/wiki/items`, { headers: { "If-None-Match": etag ?? "" } });
    expect(again.status).toBe(304);
    expect(again.headers.get("Cache-Control")).toBe(builtPage);
  });

  test("that is not there is kept by nobody", async () => {
    for (const path of ["/wiki/items/no-such-item", "/no-such-page"]) {
      const { status, cache } = await cacheOf(path);
      expect(status, path).toBe(404);
      expect(cache, path).toMatch(/no-store/);
    }
  });

  test("has scripts and styles that are kept for good", async () => {
    const html = await (await fetch(`${baseUrl}/wiki/items`)).text();
    const assets = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(
      ([, path = ""]) => path,
    );
    expect(assets.length).toBeGreaterThan(5);
    for (const path of assets)
      expect((await cacheOf(path)).cache).toBe("public, max-age=31536000, immutable");
  });
});

test.each(pages.filter(({ isMadePerRequest }) => isMadePerRequest))(
  "$route, which is made per request, is not kept for a minute",
  async ({ route }) => {
    const { cache } = await cacheOf(route.replace(/\[\w+\]/g, "nobody"));
    expect(cache).not.toBe(builtPage);
    expect(cache).not.toBeNull();
  },
);
