import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { finderEntries, findPages } from "@/lib/site/finder";
import { footerLinks, navigation } from "@/lib/site/routes";

const names = (query: string) => findPages(query).map(({ label }) => label);

describe("findPages", () => {
  it("finds nothing for nothing", () => {
    expect(names("")).toEqual([]);
    expect(names("  … ")).toEqual([]);
  });

  it("fits words from their beginning, whatever the case", () => {
    expect(names("WEAP")[0]).toBe("Weapons");
    expect(names("eapons")).toEqual([]);
  });

  it("puts a page of that name before pages about it", () => {
    // Login and the builder know the word too, but only the rules page is called so.
    expect(names("rules")[0]).toBe("Rules");
    expect(names("build")[0]).toBe("Builds");
    expect(names("build")).toContain("Builder");
  });

  it("finds a page by what it is about", () => {
    expect(names("weakness")).toEqual(["Hitzones"]);
    expect(names("speedrun video")).toEqual(["Submit Run"]);
    expect(names("sign in")).toEqual(["Login"]);
  });

  it("wants every word to fit", () => {
    expect(names("rules potato")).toEqual([]);
    expect(names("user ran")).toEqual(["User Ranking"]);
  });
});

describe("the finder's entries", () => {
  it("know every page of the navigation and the footer", () => {
    const known = new Set(finderEntries.map(({ href }) => href));
    const linked = [...navigation.flatMap(({ href, links }) => [href, ...links.map((l) => l.href)])];
    for (const href of [...linked, ...footerLinks.map((link) => link.href), "/login"]) {
      expect(known, href).toContain(href);
    }
  });

  it("lead to pages that exist", () => {
    for (const { href } of finderEntries) {
      const path = href.split("#", 1)[0] === "/" ? "/index" : href;
      const candidates = [`pages${path}.tsx`, `pages${path}/index.tsx`];
      expect(
        candidates.some((each) => existsSync(each)),
        href,
      ).toBe(true);
    }
  });
});
