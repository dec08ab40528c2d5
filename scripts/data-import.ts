/**
 * Turns a checkout of the game's parameter tables into `data/catalog` and `data/names`, and reports what changes.
 * docs/after-a-patch.md says when and how.
 */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createReport } from "./data-import/create-report";
import { formatReport, type ImportReport } from "./data-import/format-report";
import { ImportError } from "./data-import/import-error";
import { importers } from "./data-import/importers";
import { toLastImport } from "./data-import/last-import";
import { runImport } from "./data-import/run-import";
import { writeFiles } from "./data-import/write-files";

const usage = `Usage: npm run data:import -- <folder of the tables> [--check] [--report <file>] [--accept-removed]

--check           compares and writes nothing; ends with 1 where a file would change
--report <file>   writes the whole report to a file
--accept-removed  writes even where records go that builds may hold`;

/** Lines of a list on the screen. The file has them all. */
const maxLines = 15;

const dataFolder = join(process.cwd(), "data");

process.exitCode = main();

/** @returns how the process ends: 0 done, 1 refused or different, 2 called with wrong arguments */
function main(): number {
  const { folder, options } = readArguments();
  if (folder === undefined) {
    console.error(usage);
    return 2;
  }
  try {
    return importTables(folder, options);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    console.error(`${error.message}\nNothing was written.`);
    return 1;
  }
}

interface Options {
  readonly check?: boolean;
  readonly report?: string;
  readonly "accept-removed"?: boolean;
}

function readArguments(): { folder: string | undefined; options: Options } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        check: { type: "boolean" },
        report: { type: "string" },
        "accept-removed": { type: "boolean" },
      },
    });
    return { folder: positionals.length === 1 ? positionals[0] : undefined, options: values };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return { folder: undefined, options: {} };
  }
}

function importTables(folder: string, options: Options): number {
  const outcome = runImport(folder, dataFolder, importers);
  const report = createReport(dataFolder, outcome);
  console.log(formatReport(report, maxLines).join("\n"));
  if (options.report !== undefined) {
    writeFileSync(options.report, `${formatReport(report, Number.POSITIVE_INFINITY).join("\n")}\n`);
  }
  if (options.check) return isEmpty(report) ? 0 : 1;
  if (report.builds.removed.length > 0 && !options["accept-removed"]) {
    console.error("\nBuilds may hold what is removed. Nothing was written; --accept-removed writes.");
    return 1;
  }
  const files = new Map(outcome.files);
  if (!isEmpty(report)) {
    const today = new Date().toISOString().slice(0, "2026-01-01".length);
    files.set("last-import.json", `${JSON.stringify(toLastImport(report, today), null, 2)}\n`);
  }
  writeFiles(dataFolder, files);
  console.log(`\n${files.size} files written.`);
  return 0;
}

function isEmpty({ catalog, names }: ImportReport): boolean {
  return [...catalog.values(), ...names.values()].every(
    ({ added, removed, changed }) => added.length + removed.length + changed.length === 0,
  );
}
