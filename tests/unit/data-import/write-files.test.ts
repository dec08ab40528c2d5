import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeFiles } from "@/scripts/data-import/write-files";
import { makeFolder } from "@/tests/support/data-import/tables";

test("all files are written, and nothing else is left", () => {
  const folder = makeFolder();
  writeFiles(
    folder,
    new Map([
      ["catalog/items.json", "[1]"],
      ["names/de.json", "{}"],
    ]),
  );
  expect(readFileSync(join(folder, "catalog/items.json"), "utf8")).toBe("[1]");
  expect(readdirSync(join(folder, "catalog"))).toEqual(["items.json"]);
  expect(readdirSync(join(folder, "names"))).toEqual(["de.json"]);
});

test("none is written where one cannot be", () => {
  const folder = makeFolder();
  mkdirSync(join(folder, "catalog"));
  writeFileSync(join(folder, "catalog/items.json"), "[0]");
  // A file in the place of a folder.
  writeFileSync(join(folder, "names"), "");
  const files = new Map([
    ["catalog/items.json", "[1]"],
    ["names/de.json", "{}"],
  ]);
  expect(() => writeFiles(folder, files)).toThrow();
  expect(readFileSync(join(folder, "catalog/items.json"), "utf8")).toBe("[0]");
  expect(readdirSync(join(folder, "catalog"))).toEqual(["items.json"]);
});
