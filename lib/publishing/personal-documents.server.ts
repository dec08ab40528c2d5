import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Firestore, Query, QueryDocumentSnapshot } from "@/lib/firebase/admin.server";

/** Documents that are looked up at a time. */
const batchSize = 20;

/** Documents that name people: what becomes of them when an account is deleted, and what a person gets of them. */
export interface PersonalDocuments {
  /** Those that name a person. */
  listOf(db: Firestore, uid: string): Query;
  /**
   * Takes the person out of one, so that `listOf` does not find it again. Can be repeated.
   *
   * @returns whether it is gone with them
   */
  erase(dependencies: Dependencies, document: QueryDocumentSnapshot, uid: string): Promise<boolean>;
  /**
   * The person's export of a document, with its moments as texts; `null` for one that is not theirs. Default: all of
   * it.
   */
  toExported?(
    fields: ExportedFields,
    document: QueryDocumentSnapshot,
    uid: string,
  ): object | null | Promise<object | null>;
}

/** The fields of a document as JSON has them, with its ID. */
export type ExportedFields = Readonly<Record<string, unknown>> & { readonly id: string };

/**
 * Takes a person out of all documents that name them.
 *
 * @returns how many are gone
 */
export async function eraseDocuments(
  dependencies: Dependencies,
  { listOf, erase }: PersonalDocuments,
  uid: string,
): Promise<number> {
  let gone = 0;
  for (;;) {
    const { docs } = await listOf(dependencies.db, uid).limit(batchSize).get();
    if (docs.length === 0) return gone;
    for (const document of docs) if (await erase(dependencies, document, uid)) gone += 1;
  }
}

/** The documents of a person go with them. */
async function removeDocument(_: Dependencies, { ref }: QueryDocumentSnapshot): Promise<boolean> {
  await ref.delete();
  return true;
}

/** Documents that name a person in a field and belong to others, or to the site: they stay without the name. */
export function forgetIn(collection: string, field: string): PersonalDocuments {
  return {
    listOf: (db, uid) => db.collection(collection).where(field, "==", uid),
    async erase(_, { ref }) {
      await ref.update({ [field]: null });
      return false;
    },
  };
}

/** Documents of the person alone, which go with them. */
export function removeWith(listOf: PersonalDocuments["listOf"]): PersonalDocuments {
  return { listOf, erase: removeDocument };
}
