import { getFingerprints } from "@/lib/content/get-fingerprint.server";
import type { ContentState } from "@/lib/content/schema";
import type { Firestore } from "@/lib/firebase/admin.server";
import type { PublishedKind } from "./content-kind.server";

/** Copies that are read at a time, and how many times: whoever posts many must not hide one behind the others. */
const pageSize = 50;
const maxPages = 10;

/** Fields for a search for copies. */
export type CopyState = Pick<ContentState, "visibility" | "takenDown">;

/** Other content that says the same. */
interface ContentCopy {
  /** As its kind takes it. */
  readonly id: string;
  /** Accounts that wrote it. */
  readonly makers: readonly (string | null)[];
}

const isPublished = ({ visibility }: CopyState) => visibility === "published";

/**
 * Content of anybody that says the same as the original, as a whole or in one of its longer texts. Reads at most 500
 * documents of each kind, and those alone that say the same.
 *
 * @param among The kinds that a copy can be of: the text of a request is found in an answer too.
 * @param isWanted Which copies are asked for. Default: those that are published.
 */
export async function findCopies<Stored extends ContentState>(
  db: Firestore,
  kind: PublishedKind<Stored>,
  { id, stored }: { readonly id: string; readonly stored: Stored },
  among: readonly PublishedKind<ContentState>[],
  isWanted: (copy: CopyState) => boolean = isPublished,
): Promise<ContentCopy[]> {
  const prints = getFingerprints((kind.toCopied ?? kind.toFingerprinted)(stored));
  const original = kind.getRef(db, id).path;
  const found = among.map(async (each): Promise<ContentCopy[]> => {
    const query = each.listAll(db).where("prints", "array-contains-any", prints).limit(pageSize);
    const copies: ContentCopy[] = [];
    let next = query;
    for (let page = 0; page < maxPages; page += 1) {
      const { docs } = await next.get();
      for (const document of docs) {
        const copy = each.read(document);
        if (!copy || !isWanted(copy) || document.ref.path === original) continue;
        copies.push({ id: joinIds(document.ref.path), makers: each.getMakers(copy) });
      }
      const last = docs.at(-1);
      if (!last || docs.length < pageSize) break;
      next = query.startAfter(last);
    }
    return copies;
  });
  return (await Promise.all(found)).flat();
}

/** The ID of content as its kind takes it, from its path: every other segment is a collection. */
export function joinIds(path: string): string {
  return path
    .split("/")
    .filter((_, index) => index % 2 === 1)
    .join("/");
}
