/**
 * Turns a checkout of the game's parameter tables into `data/catalog` and `data/names`.
 *
 *     npm run data:import -- <folder> [--check] [--only items,skills]
 *
 * `--check` compares and writes nothing; it ends with 1 where a file would change.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ImportError } from "./data-import/import-error";
import { importers } from "./data-import/importers";
import { type ImportedFiles, runImport } from "./data-import/run-import";
import { writeFiles } from "./data-import/write-files";

const dataFolder = join(process.cwd(), "data");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: "boolean" } },
});
const [folder] = positionals;

if (folder === undefined) {
  console.error("Usage: npm run data:import -- <folder of the tables> [--check]");
  process.exitCode = 2;
} else {
  try {
    importTables(folder);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    console.error(`${error.message}\nNothing was written.`);
    process.exitCode = 1;
  }
}

function importTables(from: string): void {
  const files = runImport(from, dataFolder, importers);
  const changed = listChanged(files);
  for (const path of changed) console.log(`differs: ${path}`);
  console.log(`${files.size} files, ${changed.length} differ.`);
  if (!values.check) writeFiles(dataFolder, files);
  else if (changed.length > 0) process.exitCode = 1;
}

function listChanged(files: ImportedFiles): string[] {
  return [...files].flatMap(([path, text]) =>
    readFileSync(join(dataFolder, path), "utf8") === text ? [] : [path],
  );
}
