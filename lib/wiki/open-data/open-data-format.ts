/** A field of a record: its name, what it holds, and what it means. */
export type FieldNote = readonly [name: string, type: string, meaning: string];

/** One file of the open data. */
export interface OpenEntity {
  /** Name in the address: `/api/wiki/<id>.json`. */
  readonly id: string;
  readonly label: string;
  /** One sentence: what a record is. */
  readonly about: string;
  readonly fields: readonly FieldNote[];
}

/** Raised when a field is renamed, removed or changes its meaning. New fields do not raise it. */
export const openDataFormat = 1;

/** The file that lists all others. */
export const openIndexId = "index";

/** Address of an entity's file, or of the index. */
export function getOpenFilePath(entity: string): string {
  return `/api/wiki/${entity}.json`;
}
