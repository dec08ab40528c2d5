import { stored } from "@/tests/support/stored";

/** A record as it is in the file, read past the catalog. */
export interface RawRecord {
  readonly id: string;
  // biome-ignore lint/suspicious/noExplicitAny: raw facts, of whatever shape the file gives them
  readonly [field: string]: any;
}

const read = new Map<string, readonly RawRecord[]>();

/** Records of a file of `data/catalog`. */
export function rawFacts(file: string): readonly RawRecord[] {
  const known = read.get(file);
  if (known) return known;
  const records = stored<RawRecord>(file);
  read.set(file, records);
  return records;
}

/** Ids in alphabetical order, to compare lists whose order is not at issue. */
export function sortedIds(records: readonly { readonly id: string }[]): string[] {
  return records.map(({ id }) => id).sort();
}
