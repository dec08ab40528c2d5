import type { DocumentReference, DocumentSnapshot, Query } from "@/lib/firebase/admin.server";
import { type FingerprintedContent, getFingerprints } from "./get-fingerprint.server";
import type { ContentState } from "./schema";

/** Copies that are read at a time, and how many times: whoever posts many must not hide one behind the others. */
const pageSize = 50;
const maxPages = 10;

/** What a search for copies looks at. */
export type CopyState = Pick<ContentState, "visibility" | "takenDown">;

/** Other published content that says the same. */
export interface ContentCopy {
  /** The IDs along its path, joined by a slash: those of an answer are `{request}/{answer}`. */
  readonly id: string;
  /** Accounts that wrote it. */
  readonly makers: readonly string[];
}

interface CopySearch<T> {
  /** Where to look; the documents have their fingerprints in `prints`. */
  readonly source: Query;
  /** What the copies are copies of. */
  readonly original: DocumentReference;
  readonly content: FingerprintedContent;
  readonly read: (document: DocumentSnapshot) => T | null;
  readonly getMakers: (stored: T) => readonly (string | null)[];
  /** Which copies are asked for. */
  readonly isWanted?: ((copy: CopyState) => boolean) | undefined;
}

const isPublished = ({ visibility }: CopyState) => visibility === "published";

/**
 * Content of anybody that says the same as the original, as a whole or in one of its longer texts; what is published,
 * unless something else is asked for. Reads at most 500 documents, and those alone that say the same.
 */
export async function findCopies<T extends CopyState>({
  source,
  original,
  content,
  read,
  getMakers,
  isWanted = isPublished,
}: CopySearch<T>): Promise<ContentCopy[]> {
  const query = source.where("prints", "array-contains-any", getFingerprints(content)).limit(pageSize);
  const copies: ContentCopy[] = [];
  let next = query;
  for (let page = 0; page < maxPages; page += 1) {
    const { docs } = await next.get();
    for (const document of docs) {
      const copy = read(document);
      if (!copy || !isWanted(copy) || document.ref.path === original.path) continue;
      copies.push({ id: joinIds(document.ref.path), makers: getMakers(copy).filter((uid) => uid !== null) });
    }
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) break;
    next = query.startAfter(last);
  }
  return copies;
}

/** Every other segment of a path is a collection. */
function joinIds(path: string): string {
  return path
    .split("/")
    .filter((_, index) => index % 2 === 1)
    .join("/");
}
