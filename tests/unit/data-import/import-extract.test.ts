import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { namesSchema } from "@/lib/catalog/schema";
import { extractPlan } from "@/scripts/data-import/extract-plan";
import { extractTables } from "@/scripts/data-import/extract-tables";
import { runImport } from "@/scripts/data-import/run-import";
import { copyData, extractFolder, extractImporters, makeFolder } from "@/tests/support/data-import/tables";

const recordsSchema = z.array(z.looseObject({ id: z.string() }));

/** Records that are drawn from rows which the extract has in part: sets of notes list what they can play. */
const partial = /^gogma-skill-pool$|^notes-/;

const dataFolder = copyData(afterAll);

function readRecords(text: string): z.infer<typeof recordsSchema> {
  return recordsSchema.parse(JSON.parse(text));
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
}

describe("an import of the extract", () => {
  const { files, missing } = runImport(extractFolder, dataFolder, extractImporters);

  test.each(extractImporters.map(({ file }) => file))("makes the records of %s that the site has", (file) => {
    const path = `catalog/${file}.json`;
    const records = readRecords(files.get(path) ?? "[]").filter(({ id }) => !partial.test(id));
    const known = new Map(
      readRecords(readFileSync(`data/${path}`, "utf8")).map((record) => [record.id, record]),
    );

    expect(records.length).toBeGreaterThan(1);
    // As text, since the order of fields counts too.
    expect(records.map((record) => JSON.stringify(record))).toEqual(
      records.map(({ id }) => JSON.stringify(known.get(id))),
    );
  });

  test("makes the names that the site has, in a language with its own script and in one read from the right", () => {
    for (const language of ["ja", "ar"]) {
      const path = `names/${language}.json`;
      const known = namesSchema.parse(JSON.parse(readFileSync(`data/${path}`, "utf8")));
      const names = namesSchema.parse(JSON.parse(files.get(path) ?? "{}"));
      const weapons = Object.entries(names.weapons ?? {});
      expect(weapons.length).toBe(14);
      for (const [id, name] of weapons) expect([id, name]).toEqual([id, known.weapons?.[id]]);
    }
  });

  test("keeps the names of what it does not import", () => {
    const known = namesSchema.parse(JSON.parse(readFileSync("data/names/de.json", "utf8")));
    const others = extractImporters.filter(({ file }) => file === "items" || file === "skills");
    const imported = runImport(extractFolder, dataFolder, others).files;
    const names = namesSchema.parse(JSON.parse(imported.get("names/de.json") ?? "{}"));
    expect(names.monsters).toEqual(known.monsters);
    expect(Object.keys(names)).toEqual(Object.keys(known));
  });

  test("is the same each time", () => {
    expect(runImport(extractFolder, dataFolder, extractImporters).files).toEqual(files);
  });

  test("finds every skill in the overlay", () => {
    expect(missing).toEqual([]);
  });
});

describe("the extract", () => {
  test("is what its plan makes of it, and small", () => {
    const folder = makeFolder();
    extractTables(extractFolder, folder, extractPlan);

    const paths = listFiles(folder);
    expect(paths.length).toBeGreaterThan(50);
    expect(paths).toEqual(listFiles(extractFolder).filter((path) => path !== "README.md"));
    for (const path of paths) {
      expect(readFileSync(join(folder, path), "utf8"), path).toBe(
        readFileSync(join(extractFolder, path), "utf8"),
      );
    }
    const bytes = paths.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
    expect(bytes).toBeLessThan(760_000);
  });
});
