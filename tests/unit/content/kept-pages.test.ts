import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createKeptPages, isFresh, type KeptPage } from "@/lib/content/kept-pages";
import "@/tests/support/seeded-properties";

function createPage(bytes: number, version = "v"): KeptPage {
  return {
    version,
    headers: {},
    bodies: { identity: Buffer.alloc(bytes) },
    checked: { purges: 0, until: 1000 },
  };
}

describe("a kept page", () => {
  test("is fresh as long as its data is, and never after something was purged", () => {
    const page = createPage(1);
    expect(isFresh(page, 0, 999)).toBe(true);
    expect(isFresh(page, 0, 1000)).toBe(false);
    expect(isFresh(page, 1, 0)).toBe(false);
  });
});

describe("kept pages", () => {
  test("the one unused for longest goes when there is no room", () => {
    const pages = createKeptPages({ maxBytes: 30_000, maxVariants: 10 });
    for (const url of ["/a", "/b"]) pages.put(url, createPage(10_000));
    pages.find("/a");
    pages.put("/c", createPage(10_000));
    expect(["/a", "/b", "/c"].map((url) => pages.find(url) !== undefined)).toEqual([true, false, true]);
  });

  test("addresses of one path that differ in their query push out each other alone", () => {
    const pages = createKeptPages({ maxBytes: 1_000_000, maxVariants: 3 });
    pages.put("/wiki/builds/rook", createPage(10));
    for (let each = 0; each < 50; each += 1) pages.put(`/leaderboards/overview?x=${each}`, createPage(10));
    expect(pages.find("/wiki/builds/rook")).toBeDefined();
    expect(pages.find("/leaderboards/overview?x=46")).toBeUndefined();
    expect(pages.find("/leaderboards/overview?x=47")).toBeDefined();
  });

  test("what was compressed counts with what it takes then", () => {
    const pages = createKeptPages({ maxBytes: 1_000_000, maxVariants: 3 });
    const page = createPage(200_000);
    pages.put("/a", page);
    const before = pages.bytes();
    delete page.bodies.identity;
    Object.assign(page.bodies, { gzip: Buffer.alloc(30_000), br: Buffer.alloc(25_000) });
    pages.weigh("/a");
    expect(before - pages.bytes()).toBe(145_000);
    pages.forget("/a");
    expect(pages.bytes()).toBe(0);
  });

  test("whatever is kept and forgotten, there is never more than allowed", () => {
    const url = fc.tuple(fc.nat(5), fc.nat(20)).map(([path, query]) => `/p${path}?q=${query}`);
    const step = fc.record({ url, bytes: fc.nat(40_000), isForgotten: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const pages = createKeptPages({ maxBytes: 100_000, maxVariants: 4 });
        const known = new Set<string>();
        for (const { url, bytes, isForgotten } of steps) {
          if (isForgotten) pages.forget(url);
          else pages.put(url, createPage(bytes));
          known.add(url);
          expect(pages.bytes()).toBeLessThanOrEqual(100_000);
        }
        for (const each of known) pages.forget(each);
        expect(pages.bytes()).toBe(0);
      }),
    );
  });
});
