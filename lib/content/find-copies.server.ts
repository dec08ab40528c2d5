import type { DocumentReference, DocumentSnapshot, Query } from "@/lib/firebase/admin.server";
import { type FingerprintedContent, getFingerprints } from "./get-fingerprint.server";
import type { ContentState } from "./schema";

/** Copies that are looked at. */
const maxCopies = 50;

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
}

/**
 * Published content of anybody that says the same as the original, as a whole or in one of its longer texts. Reads at
 * most 50 documents.
 */
export async function findCopies<T extends Pick<ContentState, "visibility">>({
  source,
  original,
  content,
  read,
  getMakers,
}: CopySearch<T>): Promise<ContentCopy[]> {
  const { docs } = await source
    .where("prints", "array-contains-any", getFingerprints(content))
    .limit(maxCopies)
    .get();
  return docs.flatMap((document) => {
    const copy = read(document);
    if (copy?.visibility !== "published" || document.ref.path === original.path) return [];
    return [{ id: joinIds(document.ref.path), makers: getMakers(copy).filter((uid) => uid !== null) }];
  });
}

/** Every other segment of a path is a collection. */
function joinIds(path: string): string {
  return path
    .split("/")
    .filter((_, index) => index % 2 === 1)
    .join("/");
}
