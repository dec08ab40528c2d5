import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { maxListed, readTitle, savedListMark, writeOfflinePage } from "@/lib/offline/offline-page";

const page = readFileSync(join(import.meta.dirname, "../../../public/offline.html"), "utf8");

describe("the page for what is not saved", () => {
  test("lists what is saved", () => {
    const written = writeOfflinePage(page, [
      { path: "/wiki/hitzones/rathalos", title: "Rathalos &amp; $& more" },
    ]);
    expect(written).toContain('<li><a href="/wiki/hitzones/rathalos">Rathalos &amp; $& more</a></li>');
    expect(written).not.toContain(savedListMark);
  });

  test("is the same where nothing is", () => {
    expect(writeOfflinePage(page, [])).toBe(page);
    expect(page).toContain(savedListMark);
  });

  test("takes no markup out of an address or a title", () => {
    const written = writeOfflinePage(page, [{ path: '/wiki/"><script>', title: "<script>" }]);
    expect(written).not.toContain("<script>");
  });

  test("is no longer than can be looked over", () => {
    const pages = Array.from({ length: 2 * maxListed }, (_, index) => ({
      path: `/wiki/${index}`,
      title: "A",
    }));
    expect(writeOfflinePage(page, pages).match(/<li>/g)).toHaveLength(maxListed);
  });

  test("needs no script and loads nothing, as there is no connection", () => {
    expect(page).not.toMatch(/<script|<link|<img|url\(/);
  });
});

describe("the title of a saved page", () => {
  test.each([
    ["<title>Rathalos · Quarry</title>", "Rathalos"],
    ['<title data-next-head="">Rathalos · Hitzones · Quarry</title>', "Rathalos · Hitzones"],
    ["<title>Quarry</title>", "Quarry"],
    ["<title></title>", null],
    ["<p>no title</p>", null],
  ])("of %s is %s", (html, title) => {
    expect(readTitle(html)).toBe(title);
  });
});
