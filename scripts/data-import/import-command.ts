import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { listNewMentions, type Mentions, mentionsSchema } from "./check-unknown";
import { hasChanges } from "./compare-records";
import { createImportReport } from "./create-report";
import { changesTables, formatReport, type ImportReport } from "./format-report";
import { ImportError } from "./import-error";
import type { Importer } from "./importer";
import { toLastImport } from "./last-import";
import { runImport } from "./run-import";
import { TableLog } from "./table-log";
import type { LoadTable } from "./tables";
import { writeFiles } from "./write-files";

const usage = `Usage: npm run data:import -- <folder of the tables> [--check] [--report <file>] [--accept-removed] [--accept-outliers]
                                   [--accept-mentions]

--check            compares and writes nothing; ends with 1 where a file would change
--report <file>    writes the whole report to a file
--accept-removed   writes even where records go that builds may hold
--accept-outliers  writes even where a number is far out of the range of its kind
--accept-mentions  writes even where a table or text mentions now what the site calls unknown`;

/** Lines of a list on the screen. The file has them all. */
const maxLines = 15;

interface Options {
  readonly check?: boolean;
  readonly report?: string;
  readonly "accept-removed"?: boolean;
  readonly "accept-outliers"?: boolean;
  readonly "accept-mentions"?: boolean;
}

/** Files of the command, and where it reports. */
interface ImportSetup {
  /** The project's `data`. */
  readonly dataFolder: string;
  readonly importers: readonly Importer[];
  /** Runs before the import, and refuses it. @throws ImportError */
  readonly checkWatched?: (folder: string, load: LoadTable) => void;
  /** Searches tables and texts for what the site calls unknown. */
  readonly findMentions?: (folder: string) => Mentions;
  readonly print: (text: string) => void;
  /** ISO date, written down with what changed. */
  readonly today: string;
}

/**
 * The command `data:import`.
 *
 * @param args as the command line has them
 * @returns how the process ends: 0 done, 1 refused or different, 2 called with wrong arguments
 */
export function runImportCommand(args: readonly string[], setup: ImportSetup): number {
  const { folder, options, problem } = readArguments(args);
  if (folder === undefined) {
    setup.print(problem === undefined ? usage : `${problem}\n\n${usage}`);
    return 2;
  }
  try {
    return importTables(folder, options, setup);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    setup.print(`${error.message}\nNothing was written.`);
    return 1;
  }
}

function readArguments(args: readonly string[]): {
  readonly folder?: string | undefined;
  readonly options: Options;
  readonly problem?: string;
} {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        check: { type: "boolean" },
        report: { type: "string" },
        "accept-removed": { type: "boolean" },
        "accept-outliers": { type: "boolean" },
        "accept-mentions": { type: "boolean" },
      },
    });
    return { folder: positionals.length === 1 ? positionals[0] : undefined, options: values };
  } catch (error) {
    return { options: {}, problem: error instanceof Error ? error.message : String(error) };
  }
}

function importTables(
  folder: string,
  options: Options,
  { dataFolder, importers, print, today, checkWatched, findMentions }: ImportSetup,
): number {
  const log = new TableLog();
  checkWatched?.(folder, log.load);
  const outcome = runImport(folder, dataFolder, importers, log.load);
  const tables = log.toRecord();
  const report = createImportReport(dataFolder, outcome, tables);
  print(formatReport(report, maxLines).join("\n"));
  if (options.report !== undefined) {
    writeFileSync(options.report, `${formatReport(report, Number.POSITIVE_INFINITY).join("\n")}\n`);
  }
  if (report.clashes.length > 0) {
    print("\nTwo ids would have one number in build codes. Nothing was written.");
    return 1;
  }
  const mentions = findMentions?.(folder);
  const before = readMentions(dataFolder);
  const mentioned = listNewMentions(before, mentions ?? {});
  for (const line of mentioned) print(`! ${line}`);
  if (options.check) {
    const isSame = mentions === undefined || JSON.stringify(mentions) === JSON.stringify(before);
    return changesFacts(report) || changesTables(report) || !isSame ? 1 : 0;
  }
  if (mentioned.length > 0 && !options["accept-mentions"]) {
    print("\nRead these, and say what they tell. Nothing was written; --accept-mentions writes.");
    return 1;
  }
  if (report.builds.removed.length > 0 && !options["accept-removed"]) {
    print("\nBuilds may hold what is removed. Nothing was written; --accept-removed writes.");
    return 1;
  }
  if (report.outliers.length > 0 && !options["accept-outliers"]) {
    print("\nNumbers are far out of the range of their kind. Nothing was written; --accept-outliers writes.");
    return 1;
  }
  const files = new Map(outcome.files);
  files.set("tables.json", `${JSON.stringify(tables, null, 1)}\n`);
  if (mentions) files.set("unknown.json", `${JSON.stringify(mentions, null, 1)}\n`);
  if (changesFacts(report)) {
    files.set("last-import.json", `${JSON.stringify(toLastImport(report, today), null, 2)}\n`);
  }
  writeFiles(dataFolder, files);
  print(`\n${files.size} files written.`);
  return 0;
}

function readMentions(dataFolder: string): Mentions {
  const path = join(dataFolder, "unknown.json");
  return existsSync(path) ? mentionsSchema.parse(JSON.parse(readFileSync(path, "utf8"))) : {};
}

function changesFacts({ catalog, names }: ImportReport): boolean {
  return [...catalog.values(), ...names.values()].some((change) => hasChanges(change));
}
