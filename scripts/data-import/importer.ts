import type { z } from "zod";
import type { NamedEntity } from "@/lib/catalog/named-entities";
import type { Ids } from "./ids";
import type { Overlays } from "./overlays";
import type { Tables } from "./tables";
import type { Localized, Texts } from "./texts";

/** The sources of an importer. It reads nothing else and writes nothing. */
export interface ImportContext {
  readonly tables: Tables;
  readonly texts: Texts;
  readonly overlays: Overlays;
  /** Ids of importers that ran before, and where an importer gets its own. */
  readonly ids: Ids;
}

/** Names by what they belong to, then by id or other key. */
export type ImportedNames = Partial<Record<NamedEntity, ReadonlyMap<string, Localized>>>;

interface ImportResult<Item extends object> {
  /** In the order of the file. */
  readonly records: readonly Item[];
  readonly names?: ImportedNames;
  /** Records that a maintainer must add by hand, one line each. */
  readonly missing?: readonly string[];
}

interface ImporterOptions<Item extends object> {
  /** File of `data/catalog`, without ending; also the kind of its ids. */
  readonly file: string;
  /** Schema of a record. */
  readonly schema: z.ZodType<Item>;
  /** Files of texts that it needs, below `GameDesign/Text`. */
  readonly texts?: readonly string[];
  /** The tables' name of a record of the file, so that it keeps its id. `null` where its id is not assigned. */
  readonly getKey: (record: Item) => string | null;
  readonly run: (context: ImportContext) => ImportResult<Item>;
}

/** Makes one file of the catalog, and names of what is in it. */
export interface Importer {
  readonly file: string;
  readonly texts: readonly string[];
  readonly schema: z.ZodType<object>;
  /** Ids by key in the tables, of the records that the file has now. */
  readonly readKeys: (records: readonly unknown[]) => ReadonlyMap<string, string>;
  readonly run: (context: ImportContext) => ImportResult<object>;
}

/** An importer, as the run takes it. */
export function createImporter<Item extends { id: string }>(options: ImporterOptions<Item>): Importer {
  const { file, schema, texts = [], getKey, run } = options;
  return {
    file,
    schema,
    texts,
    run,
    readKeys: (records) => {
      const keys = new Map<string, string>();
      for (const record of records) {
        const result = schema.safeParse(record);
        const key = result.success ? getKey(result.data) : null;
        if (result.success && key !== null) keys.set(key, result.data.id);
      }
      return keys;
    },
  };
}

/** Order of ids in the files: that of their characters. */
export function compareIds(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
