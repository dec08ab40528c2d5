import type { Firestore, QueryDocumentSnapshot } from "./admin.server";
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
      return answer(await readAll(db, await listPaths()));
    case "write":
      await db.doc(request.path).set(decodeFields(request.data));
      return answer([]);
    case "delete":
      await db.recursiveDelete(db.doc(request.path));
      return answer([]);
  }
}

async function readAll(db: Firestore, paths: readonly string[]): Promise<Found[]> {
  const found: Found[] = [];
  for (let from = 0; from < paths.length; from += readTogether) {
    const references = paths.slice(from, from + readTogether).map((path) => db.doc(path));
    // A document that was deleted since its path was listed has no place in the answer.
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
  const documents = found.map((each) =>
    encode({ id: each.id, path: each.ref.path, data: each.data() ?? {} }),
  );
  return { message: "OK", documents };
}

interface FoundDocument {
  readonly id: string;
  readonly path: string;
  readonly data: Record<string, unknown>;
}

function encode({ data, ...document }: FoundDocument): FoundDocument {
  return { ...document, data: encodeFields(data) };
}

/** Subcollections that the product has: their documents are found also where the parent is gone. */
const subcollections = ["ledger", "quiz", "likes", "events", "parts", "notifications"];
/**
 * Collections of many documents whose subcollections are all named above: asking each of thousands of documents takes
 * half a minute.
 */
const known = new Set([...subcollections, "audit", "boards", "limits", "runners", "runs", "videoLocks"]);
/** Documents that are asked for their subcollections at the same time. */
const askedTogether = 200;

/** Every document of a store, at any depth. For tests and checks: it reads all there is. */
export async function listAllDocuments(db: Firestore): Promise<FoundDocument[]> {
  const names = new Set(subcollections);
  const found = new Map<string, FoundDocument>();
  const open = await db.listCollections();
  for (let collection = open.pop(); collection; collection = open.pop()) {
    names.add(collection.id);
    const { docs } = await collection.get();
    for (const document of docs) found.set(document.ref.path, toFound(document));
    if (known.has(collection.id)) continue;
    for (let from = 0; from < docs.length; from += askedTogether) {
      const asked = docs.slice(from, from + askedTogether);
      open.push(...(await Promise.all(asked.map(({ ref }) => ref.listCollections()))).flat());
    }
  }
  for (const name of names) {
    for (const document of (await db.collectionGroup(name).get()).docs) {
      found.set(document.ref.path, toFound(document));
    }
  }
  return [...found.values()];
}

function toFound(document: QueryDocumentSnapshot): FoundDocument {
  return { id: document.id, path: document.ref.path, data: document.data() };
}
