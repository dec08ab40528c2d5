import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { finderEntries } from "@/lib/site/finder";
import { footerLinks, navigation } from "@/lib/site/routes";

/** Whether `pages/` has a file for the address, be it one with a parameter such as `[type]`. */
function hasPage(path: string, folder = "pages"): boolean {
  const [first = "", ...rest] = path.split("/").filter(Boolean);
  if (!first) return existsSync(`${folder}/index.tsx`);
  if (rest.length === 0 && existsSync(`${folder}/${first}.tsx`)) return true;
  const parameter = readdirSync(folder).find((name) => name.startsWith("["));
  if (rest.length === 0 && parameter?.endsWith(".tsx")) return true;
  const next = existsSync(`${folder}/${first}`) ? first : parameter;
  return next !== undefined && !next.endsWith(".tsx") && hasPage(rest.join("/"), `${folder}/${next}`);
}

describe("the pages that the search knows", () => {
  test("know every page of the navigation and the footer", () => {
    const known = new Set(finderEntries.map(({ href }) => href));
    const linked = [...navigation.flatMap(({ href, links }) => [href, ...links.map((l) => l.href)])];
    for (const href of [...linked, ...footerLinks.map((link) => link.href), "/login"]) {
      expect(known, href).toContain(href);
    }
  });

  test("lead to pages that exist", () => {
    for (const { href } of finderEntries) expect(hasPage(href.split(/[?#]/, 1)[0] ?? ""), href).toBe(true);
    expect(hasPage("/wiki/nowhere")).toBe(false);
  });

  test("have each a name of its own", () => {
    const names = finderEntries.map(({ label }) => label);
    expect(new Set(names).size).toBe(names.length);
  });
});
