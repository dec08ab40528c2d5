import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const pages = ["docs/threat-model.md", "docs/faults.md"];
const rows = pages.flatMap((page) =>
  readFileSync(join(root, page), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| **") && line.includes("tests/")),
);

/** The tests that one row names: a file in backticks, then its tests in quotes. */
function listNamedTests(row: string): { file: string; name: string }[] {
  const cell = row.split(" | ").at(-1) ?? "";
  return [...cell.matchAll(/`(tests\/[^`]+)`([^`]*)/g)].flatMap(([, file = "", rest = ""]) =>
    [...rest.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => ({ file, name })),
  );
}

const named = rows.flatMap(listNamedTests);

test.each(pages)("%s names a test for each attack or fault", (page) => {
  const table = readFileSync(join(root, page), "utf8").match(/^\| \*\*.*$/gm) ?? [];
  expect(table.length).toBeGreaterThan(10);
  for (const row of table) expect(listNamedTests(row).length, row.slice(0, 60)).toBeGreaterThan(0);
});

test.each(named)("$file has the test $name", ({ file, name }) => {
  expect(existsSync(join(root, file)), file).toBe(true);
  const source = readFileSync(join(root, file), "utf8");
  // As the name of a test, after the opening bracket of a call or of its table.
  const quoted = [`"${name}"`, `'${name}'`, `\`${name}\``];
  expect(
    quoted.some((each) => source.includes(each)),
    name,
  ).toBe(true);
});
