import { createHash } from "node:crypto";
import { z } from "zod";
import { type LoadTable, loadTable } from "./tables";

/** The tables of an import, as `data/tables.json` keeps them. */
export const tableRecordSchema = z.strictObject({
  /** Newest version of the game that a row names, such as `1.041.00.00`; `null` where no row names one. */
  version: z.string().nullable(),
  /** Hash of each table and file of texts, by path below `GameDesign`. */
  tables: z.record(z.string(), z.string()),
});

export type TableRecord = z.infer<typeof tableRecordSchema>;

/** Differences of the tables since an import read them, by path below `GameDesign`. */
export interface TableChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

/** Versions as rows name them (`VER_1041_00_00`). 9999 stands for none. */
const versionPattern = /VER_(?!9999)(\d)(\d{3})_(\d{2})_(\d{2})/g;
const hashLength = 12;

interface Note {
  readonly hash: string;
  readonly version: string | null;
}

/** Notes of tables that stay in memory, which a mutation run reads hundreds of times. */
const notes = new WeakMap<object, Note>();

/** Notes each table that is read: a hash of what is in it, however it is written, and the versions that it names. */
export class TableLog {
  private readonly notes = new Map<string, Note>();

  constructor(private readonly loadOne: LoadTable = loadTable) {}

  readonly load: LoadTable = (path, name) => {
    const table = this.loadOne(path, name);
    if (!this.notes.has(name)) this.notes.set(name, getNote(table));
    return table;
  };

  /** The tables read until now, sorted by path. */
  toRecord(): TableRecord {
    const read = [...this.notes].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      version: getNewest(read.map(([, { version }]) => version)),
      tables: Object.fromEntries(read.map(([name, { hash }]) => [name, hash])),
    };
  }
}

function getNote(table: unknown): Note {
  const known = typeof table === "object" && table !== null ? notes.get(table) : undefined;
  if (known !== undefined) return known;
  const text = JSON.stringify(table);
  const versions = [...text.matchAll(versionPattern)].map(([, ...numbers]) => numbers.join("."));
  const hash = createHash("sha256").update(text).digest("hex").slice(0, hashLength);
  const note = { hash, version: getNewest(versions) };
  if (typeof table === "object" && table !== null) notes.set(table, note);
  return note;
}

function getNewest(versions: readonly (string | null)[]): string | null {
  return versions.reduce((a, b) => (a === null || (b !== null && b > a) ? b : a), null);
}

/** Compares the tables of two imports. */
export function compareTables(before: TableRecord, after: TableRecord): TableChanges {
  const known = new Map(Object.entries(before.tables));
  const now = new Map(Object.entries(after.tables));
  return {
    added: [...now.keys()].filter((name) => !known.has(name)),
    removed: [...known.keys()].filter((name) => !now.has(name)),
    changed: [...now].flatMap(([name, hash]) => (known.has(name) && known.get(name) !== hash ? [name] : [])),
  };
}
