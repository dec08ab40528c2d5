import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { textFiles } from "@/lib/catalog/get-texts.server";
import { namesSchema, textsSchema } from "@/lib/catalog/schema";
import { findCodeClashes, getBuildImpact } from "./build-impact";
import { compareRecords, type FileChange, type IdentifiedRecord } from "./compare-records";
import { findMissingEmblems } from "./find-missing-emblems";
import { findOutliers } from "./find-outliers";
import type { ImportReport } from "./format-report";
import type { ImportOutcome } from "./run-import";
import { compareTables, type TableRecord, tableRecordSchema } from "./table-log";

const recordsSchema = z.array(z.looseObject({ id: z.string() }));

/**
 * Compares what an import makes with what is in the project's `data`.
 *
 * @throws where a file of `data` is not what it should be
 */
export function createImportReport(
  dataFolder: string,
  { files, missing }: ImportOutcome,
  tables: TableRecord,
): ImportReport {
  const catalog = new Map<string, FileChange>();
  const names = new Map<string, FileChange>();
  const idsByFile = new Map<string, readonly string[]>();
  const outliers: string[] = [];
  for (const [path, text] of files) {
    const before = readText(dataFolder, path);
    const name = basename(path, ".json");
    if (path.startsWith("names/")) {
      names.set(name, compareRecords(readNames(before ?? "{}"), readNames(text)));
    } else {
      const after = readRecords(text);
      const known = readRecords(before ?? "[]");
      catalog.set(name, compareRecords(known, after));
      outliers.push(...findOutliers(name, known, after));
      idsByFile.set(
        name,
        after.map(({ id }) => id),
      );
    }
  }
  const known = readText(dataFolder, "tables.json") ?? '{ "version": null, "tables": {} }';
  return {
    version: tables.version,
    tables: compareTables(tableRecordSchema.parse(JSON.parse(known)), tables),
    catalog,
    names,
    missing: [...missing, ...findMissingTexts(dataFolder, idsByFile), ...findMissingEmblems(files)],
    outliers,
    clashes: findCodeClashes(idsByFile),
    builds: getBuildImpact(catalog),
  };
}

function readText(dataFolder: string, path: string): string | undefined {
  const full = join(dataFolder, path);
  return existsSync(full) ? readFileSync(full, "utf8") : undefined;
}

function readRecords(text: string): IdentifiedRecord[] {
  return recordsSchema.parse(JSON.parse(text));
}

/** Names as records, so that they compare like facts: one per entity and id, with one field. */
function readNames(text: string): IdentifiedRecord[] {
  return Object.entries(namesSchema.parse(JSON.parse(text))).flatMap(([entity, names]) =>
    Object.entries(names).map(([id, name]) => ({ id: `${entity}/${id}`, name })),
  );
}

/** Records that the site describes in a text of its own and that have none yet. */
function findMissingTexts(dataFolder: string, idsByFile: ReadonlyMap<string, readonly string[]>): string[] {
  return textFiles.flatMap((file) => {
    const ids = idsByFile.get(file);
    const text = readText(dataFolder, `texts/${file}.json`);
    if (!ids || text === undefined) return [];
    const texts = textsSchema.parse(JSON.parse(text));
    return ids.flatMap((id) => (id in texts ? [] : [`${id}: no text in data/texts/${file}.json`]));
  });
}
