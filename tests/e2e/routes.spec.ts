import { footerLinks, navigation } from "@/lib/site/routes";
import { expect, test } from "./fixtures";
import { expectAccessible } from "./support/axe";
import { horizontalOverflow } from "./support/layout";
import { documentedPaths } from "./support/site-table";

test.use({ cookieChoice: "open" });

/** Pages that the table does not name. */
const furtherPaths = ["/about/credits"];

for (const path of [...documentedPaths, ...furtherPaths]) {
  test(`${path} stands, reads well and fits the screen`, async ({ page, narrow }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);

    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toHaveCount(1);

    const header = page.getByRole("banner");
    expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, height: 50 });
    await page.mouse.wheel(0, 2000);
    expect(await header.boundingBox(), "the header stays while the page scrolls").toMatchObject({ y: 0 });

    expect(await horizontalOverflow(page), "pixels beyond the right edge").toBe(0);
    // Colours are the same at every width: one narrow pass for the layout, both schemes on the wide one.
    await expectAccessible(page, narrow ? ["dark"] : ["light", "dark"]);
  });
}

test("every page has a title, a heading, a description and an address of its own", { tag: "@once" }, async ({
  request,
}) => {
  const seen = { title: new Map<string, string>(), h1: new Map<string, string>() };
  for (const path of [...documentedPaths, ...furtherPaths]) {
    const html = await (await request.get(path)).text();
    const title = text(html, /<title[^>]*>(.*?)<\/title>/s);
    const h1 = text(html, /<h1[^>]*>(.*?)<\/h1>/s);
    expect.soft(title, `title of ${path}`).toMatch(/\S/);
    expect.soft(h1, `h1 of ${path}, without JavaScript`).toMatch(/\S/);
    expect.soft(seen.title.get(title), `title of ${path} "${title}" is also that of`).toBeUndefined();
    expect.soft(seen.h1.get(h1), `h1 of ${path} "${h1}" is also that of`).toBeUndefined();
    expect
      .soft(html, `description of ${path}`)
      .toMatch(/<meta[^>]+name="description"[^>]+content="[^"]{20,}"/);
    expect.soft(html, `language of ${path}`).toMatch(/<html[^>]+lang="en"/);
    seen.title.set(title, path);
    seen.h1.set(h1, path);
  }
});

test("the navigation and the footer lead to every documented address", { tag: "@once" }, () => {
  const linked = new Set([
    "/",
    "/login",
    ...navigation.flatMap(({ href, links }) => [href, ...links.map((link) => link.href)]),
    ...footerLinks.map((link) => link.href),
  ]);
  expect([...linked].sort()).toEqual([...documentedPaths].sort());
});

test("no link of the site leads nowhere", { tag: "@once" }, async ({ request, baseURL }) => {
  const origin = new URL(baseURL ?? "").origin;
  const targets = new Map<string, string>();
  for (const path of [...documentedPaths, ...furtherPaths]) {
    const html = await (await request.get(path)).text();
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      expect.soft(href, `empty link on ${path}`).toMatch(/^(\/|#.|https:|mailto:)/);
      const target = new URL(href.replaceAll("&amp;", "&"), new URL(path, origin));
      // The wiki's thousands of pages are walked by the integration tests, links, anchors and all.
      const single = /^\/wiki\/[^/]+\/./.test(target.pathname);
      if (target.origin === origin && !single) targets.set(target.pathname + target.search, path);
      if (target.origin === origin && target.hash && target.pathname === path) {
        expect.soft(html, `${href} on ${path}`).toContain(`id="${target.hash.slice(1)}"`);
      }
    }
  }
  expect(targets.size).toBeGreaterThanOrEqual(documentedPaths.length);
  for (const [target, from] of targets) {
    expect.soft((await request.get(target)).status(), `${target}, linked from ${from}`).toBe(200);
  }
});

test("what the pages name in their head is there: icon, preview picture, manifest", { tag: "@once" }, async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get("/")).text();
  const files = [
    ...html.matchAll(/<link[^>]+rel="(?:icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"/g),
    ...html.matchAll(/<meta[^>]+property="og:image"[^>]+content="([^"]+)"/g),
  ].map(([, address = ""]) => new URL(address, baseURL).pathname);
  expect(files.length).toBeGreaterThanOrEqual(2);
  for (const file of files) {
    expect.soft((await request.get(file)).status(), file).toBe(200);
  }
});

test("an unknown address answers 404 with a page that helps on", async ({ page, guard, narrow }) => {
  guard.expectFailure(/\/wiki\/no-such-thing$/, 404);
  const response = await page.goto("/wiki/no-such-thing");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  await expectAccessible(page, narrow ? ["dark"] : ["light", "dark"]);
});

function text(html: string, pattern: RegExp): string {
  return (pattern.exec(html)?.[1] ?? "").replace(/<[^>]*>/g, "").trim();
}
