import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Names } from "@/lib/catalog/get-names.server";
import { type TranslatedLanguage, translatedLanguages } from "@/lib/catalog/languages";
import { namedEntities } from "@/lib/catalog/named-entities";
import { namesSchema } from "@/lib/catalog/schema";
import { formatNames, formatRecords } from "./format-files";
import { Ids } from "./ids";
import { ImportError } from "./import-error";
import type { ImportContext, ImportedNames, Importer } from "./importer";
import { Overlays } from "./overlays";
import { type LoadTable, Tables } from "./tables";
import { Texts } from "./texts";

/** The files that an import makes, by path below the data folder. */
export type ImportedFiles = ReadonlyMap<string, string>;

export interface ImportOutcome {
  readonly files: ImportedFiles;
  /** Tasks of a person, one sentence each. */
  readonly missing: readonly string[];
}

/** An id whose record does not hold what the tables call it. */
const idSchema = z.strictObject({ kind: z.string(), key: z.string(), id: z.string() });

/**
 * Runs importers over the tables of a checkout. Writes nothing.
 *
 * @param folder a checkout of the tables
 * @param dataFolder the project's `data`: what was imported before, and the overlays
 * @param importers in the order in which they need each other's ids
 * @param load reads a file of the tables; those of the checkout as they are without it
 * @throws ImportError with table, row and field of what cannot be imported
 */
export function runImport(
  folder: string,
  dataFolder: string,
  importers: readonly Importer[],
  load?: LoadTable,
): ImportOutcome {
  const tables = Tables.open(folder, load);
  const overlays = new Overlays(join(dataFolder, "sources"));
  const listed = overlays.get("ids", idSchema);
  const previous = importers.map(({ file, readKeys }) => {
    const keys = new Map(readKeys(readRecords(dataFolder, file)));
    for (const { kind, key, id } of listed) if (kind === file) keys.set(key, id);
    return [file, keys] as const;
  });
  const context: ImportContext = {
    tables,
    texts: new Texts(tables, new Set(importers.flatMap(({ texts }) => texts))),
    overlays,
    ids: new Ids(new Map(previous)),
  };
  const files = new Map<string, string>();
  const names: ImportedNames = {};
  const missing: string[] = [];
  for (const importer of importers) {
    const result = importer.run(context);
    checkRecords(importer, result.records);
    files.set(`catalog/${importer.file}.json`, formatRecords(result.records));
    for (const entity of namedEntities) {
      // Two importers may name missions of the story.
      const more = result.names?.[entity];
      if (more) names[entity] = new Map([...(names[entity] ?? []), ...more]);
    }
    missing.push(...(result.missing ?? []));
  }
  for (const language of translatedLanguages) {
    files.set(`names/${language}.json`, formatNames(names, language, readNames(dataFolder, language)));
  }
  return { files, missing };
}

/** The records of a file of the catalog, not yet checked; none where there is no such file. */
function readRecords(dataFolder: string, file: string): unknown[] {
  const path = join(dataFolder, "catalog", `${file}.json`);
  return existsSync(path) ? z.array(z.unknown()).parse(JSON.parse(readFileSync(path, "utf8"))) : [];
}

/** The names of a language as they are now; none where there is no such file. */
function readNames(dataFolder: string, language: TranslatedLanguage): Names {
  const path = join(dataFolder, "names", `${language}.json`);
  return existsSync(path) ? namesSchema.parse(JSON.parse(readFileSync(path, "utf8"))) : {};
}

/** @throws ImportError where a record is not what the site takes, or an id stands twice */
function checkRecords({ file, schema }: Importer, records: readonly object[]): void {
  const seen = new Set<string>();
  for (const [row, record] of records.entries()) {
    const place = { table: `catalog/${file}.json`, row };
    const result = schema.safeParse(record);
    const id = "id" in record ? String(record.id) : "";
    if (!result.success) throw new ImportError(place, id, z.prettifyError(result.error));
    if (seen.has(id)) throw new ImportError(place, id, "the id stands twice.");
    seen.add(id);
  }
}
