import type { Firestore } from "./admin.server";
import {
  decodeFields,
  type EmbeddedDocumentsBody,
  type EmbeddedDocumentsResponse,
  encodeFields,
} from "./embedded-schema";

/** Reads or writes documents of the in-process store for a program outside the server. */
export async function accessDocuments(
  db: Firestore,
  request: EmbeddedDocumentsBody,
): Promise<EmbeddedDocumentsResponse> {
  switch (request.op) {
    case "read": {
      const snapshot = await db.doc(request.path).get();
      return answer(snapshot.exists ? [snapshot] : []);
    }
    case "list":
      return answer((await db.collection(request.path).get()).docs);
    case "write":
      await db.doc(request.path).set(decodeFields(request.data));
      return answer([]);
    case "delete":
      await db.recursiveDelete(db.doc(request.path));
      return answer([]);
  }
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
