import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const sheets = ["styles", "components"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => join(folder, name)),
);

/** Lines with a `:has()` that begins a selector: any element is tested for it. Within brackets others are named first. */
function listBare(css: string): string[] {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .split("\n")
    .filter((line) =>
      [...line.matchAll(/(?:^|[\s,>~+]):has\(/g)].some(({ index }) => {
        const before = line.slice(0, index);
        return before.split("(").length === before.split(")").length;
      }),
    );
}

test("elements that may have something are named before :has(), or each change of a page styles all of it anew", () => {
  expect(listBare(":root :has(.a) ~ * {\n:has(.b) {\nmain:has(.c) {\ntd:is(.d, :has(.e)) {")).toHaveLength(2);
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.flatMap((sheet) => listBare(readFileSync(sheet, "utf8")))).toEqual([]);
});
