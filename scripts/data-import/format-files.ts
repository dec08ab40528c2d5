import type { Names } from "@/lib/catalog/get-names.server";
import type { TranslatedLanguage } from "@/lib/catalog/languages";
import { namedEntities } from "@/lib/catalog/named-entities";
import type { ImportedNames } from "./importer";

/** A file of the catalog: one array, one record per line. */
export function formatRecords(records: readonly object[]): string {
  return `[\n${records.map((record) => JSON.stringify(record)).join(",\n")}\n]\n`;
}

/**
 * A file of names: one name per line, sorted by key.
 *
 * @param previous the names of the language as they are: those that nothing imports stay
 */
export function formatNames(names: ImportedNames, language: TranslatedLanguage, previous: Names): string {
  const groups = namedEntities.flatMap((entity) => {
    const imported = names[entity];
    const entries = imported
      ? [...imported].map(([key, name]) => [key, name[language]] as const)
      : Object.entries(previous[entity] ?? {});
    return entries.length === 0 ? [] : [formatGroup(entity, entries)];
  });
  return `{\n${groups.join(",\n")}\n}\n`;
}

function formatGroup(entity: string, names: readonly (readonly [string, string])[]): string {
  const lines = names
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, name]) => `${JSON.stringify(key)}:${JSON.stringify(name)}`);
  return `${JSON.stringify(entity)}:{\n${lines.join(",\n")}\n}`;
}
