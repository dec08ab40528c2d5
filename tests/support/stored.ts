import { readFileSync } from "node:fs";

/**
 * Records of a file of `data/catalog`, read past the catalog: what is shown is held against what is stored.
 *
 * @param file such as `armor-sets`
 */
export function stored<T>(file: string): T[] {
  return JSON.parse(readFileSync(`data/catalog/${file}.json`, "utf8"));
}

/** Texts of a file of `data/texts`, by id. */
export function storedTexts(file: string): Record<string, string> {
  return JSON.parse(readFileSync(`data/texts/${file}.json`, "utf8"));
}

/** English names of the records of some files, by id. */
export function storedNames(...files: readonly string[]): Map<string, string> {
  const records = files.flatMap((file) => stored<{ id: string; name: string }>(file));
  return new Map(records.map(({ id, name }): [string, string] => [id, name]));
}
