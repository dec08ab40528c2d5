import type { Firestore } from "./admin.server";
import {
  decodeFields,
  type EmbeddedDocumentsBody,
  type EmbeddedDocumentsResponse,
  encodeFields,
} from "./embedded-schema";

/** The in-process store as a program outside the server may use it. */
interface EmbeddedStore {
  readonly db: Firestore;
  /** Paths of all documents. */
  readonly listPaths: () => Promise<readonly string[]>;
}

/** Documents that are read in one call. */
const readTogether = 500;

/** Reads or writes documents of the in-process store for a program outside the server. */
export async function accessDocuments(
  { db, listPaths }: EmbeddedStore,
  request: EmbeddedDocumentsBody,
): Promise<EmbeddedDocumentsResponse> {
  switch (request.op) {
    case "read": {
      const snapshot = await db.doc(request.path).get();
      return answer(snapshot.exists ? [snapshot] : []);
    }
    case "list":
      return answer((await db.collection(request.path).get()).docs);
    case "list-all":
      return answer(await readDocuments(db, await listPaths()));
    case "write":
      await db.doc(request.path).set(decodeFields(request.data));
      return answer([]);
    case "delete":
      await db.recursiveDelete(db.doc(request.path));
      return answer([]);
  }
}

/** Documents by their paths, without those that are gone. For tests and checks of a whole store. */
export async function readDocuments(db: Firestore, paths: readonly string[]): Promise<Found[]> {
  const found: Found[] = [];
  for (let from = 0; from < paths.length; from += readTogether) {
    const references = paths.slice(from, from + readTogether).map((path) => db.doc(path));
    found.push(...(await db.getAll(...references)).filter(({ exists }) => exists));
  }
  return found;
}

interface Found {
  readonly id: string;
  readonly ref: { readonly path: string };
  data(): Record<string, unknown> | undefined;
}

function answer(found: readonly Found[]): EmbeddedDocumentsResponse {
  const documents = found.map((each) => ({
    id: each.id,
    path: each.ref.path,
    data: encodeFields(each.data() ?? {}),
  }));
  return { message: "OK", documents };
}
