import { toSlug } from "@/lib/catalog/to-slug";
import { getEntityPath } from "@/lib/names/get-entity-path";
import { findKind, type SearchKind, searchable } from "./search-kinds";

/** One document that can be found. */
export interface SearchDocument {
  readonly kind: SearchKind;
  readonly id: string;
  /** In English. */
  readonly name: string;
  readonly href: string;
  /** Its description in short parts: "Great Sword", "Fire", "Rarity 8". Searched like mentions. */
  readonly sub: readonly string[];
  /** Further words by which it is looked for: what it belongs to, has or gives. */
  readonly mentions: readonly string[];
}

/**
 * The index file. Names are stored in columns, one kind after the other; shared texts are stored
 * once in `texts`. Ids are made from names again, so only those that cannot be are written down.
 */
interface SearchIndexFile {
  readonly texts: readonly string[];
  readonly kinds: readonly KindColumns[];
}

/** First texts of all documents, then their second texts, and so on; `none` where a document has no more. */
type TextColumns = readonly (readonly number[])[];

const none = -1;

interface KindColumns {
  readonly kind: SearchKind;
  /** One line per document. */
  readonly names: string;
  readonly sub: TextColumns;
  readonly mentions: TextColumns;
  /** Beginnings of ids, or the sets that pieces of armor belong to, and how many documents each has. */
  readonly groups?: { readonly ids: readonly string[]; readonly sizes: readonly number[] };
  /** Ids that do not follow from the name, by place in the column. */
  readonly ids?: Readonly<Record<string, string>>;
  /** One line per document; only pages have one. */
  readonly hrefs?: string;
}

/** A document on its way into the file: `group` is the set of a piece of armor, or the type of a weapon. */
export interface PackableDocument extends Omit<SearchDocument, "href"> {
  readonly group?: string;
  /** Of pages. */
  readonly href?: string;
}

/** @param documents grouped by kind, and within a kind by group */
export function packIndex(documents: readonly PackableDocument[]): SearchIndexFile {
  const texts = new Map<string, number>();
  const indexOf = (text: string) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    texts.set(text, texts.size);
    return texts.size - 1;
  };
  const kinds = [...new Set(documents.map(({ kind }) => kind))].map((kind) =>
    packKind(
      kind,
      documents.filter((each) => each.kind === kind),
      indexOf,
    ),
  );
  return { texts: [...texts.keys()], kinds };
}

function packKind(
  kind: SearchKind,
  documents: readonly PackableDocument[],
  indexOf: (text: string) => number,
): KindColumns {
  const groups = [...new Set(documents.flatMap(({ group }) => group ?? []))];
  const sizes = groups.map((id) => documents.filter(({ group }) => group === id).length);
  const odd = documents.flatMap((each, index) =>
    each.id === getDocumentId(kind, each.name, each.group) ? [] : [[index, each.id]],
  );
  return {
    kind,
    names: documents.map(({ name }) => name).join("\n"),
    sub: toColumns(documents.map(({ sub }) => sub.map(indexOf))),
    mentions: toColumns(documents.map(({ mentions }) => mentions.map(indexOf))),
    ...(groups.length > 0 && { groups: { ids: groups, sizes } }),
    ...(odd.length > 0 && { ids: Object.fromEntries(odd) }),
    ...(kind === "page" && { hrefs: documents.map(({ href }) => href ?? "").join("\n") }),
  };
}

function toColumns(rows: readonly (readonly number[])[]): TextColumns {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? none));
}

/** @returns every document of the file, in its order */
export function unpackIndex({ texts, kinds }: SearchIndexFile): SearchDocument[] {
  return kinds.flatMap((columns) => {
    const { kind, sub, mentions, groups, ids } = columns;
    const hrefs = columns.hrefs?.split("\n");
    const groupByEntry = groups?.ids.flatMap((id, at) => new Array<string>(groups.sizes[at] ?? 0).fill(id));
    const textsAt = (columns: TextColumns, row: number) =>
      columns.flatMap((column) => texts[column[row] ?? none] ?? []);
    return columns.names.split("\n").map((name, index) => {
      const group = groupByEntry?.[index];
      const id = ids?.[index] ?? getDocumentId(kind, name, group);
      return {
        kind,
        id,
        name,
        href: hrefs?.[index] ?? getDocumentPath(kind, id, group),
        sub: textsAt(sub, index),
        mentions: textsAt(mentions, index),
      };
    });
  });
}

function getDocumentId(kind: SearchKind, name: string, group: string | undefined): string {
  return kind === "weapon" ? `${group}-${toSlug(name)}` : toSlug(name);
}

function getDocumentPath(kind: SearchKind, id: string, group: string | undefined): string {
  const { names: entity } = searchable[kind];
  return (entity && getEntityPath(entity, id, group)) || "/wiki";
}

/** Names of one other language, in the order of the documents; a line is empty where there is no name. */
export interface NameColumnFile {
  readonly names: string;
}

export function isSearchIndexFile(data: unknown): data is SearchIndexFile {
  if (typeof data !== "object" || data === null || !("texts" in data) || !("kinds" in data)) return false;
  return (
    Array.isArray(data.texts) &&
    Array.isArray(data.kinds) &&
    data.kinds.every((each) => typeof each?.names === "string" && findKind(each.kind) !== undefined)
  );
}

export function isNameColumnFile(data: unknown): data is NameColumnFile {
  return typeof data === "object" && data !== null && "names" in data && typeof data.names === "string";
}
