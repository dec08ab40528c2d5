import type { Firestore } from "@/lib/firebase/admin.server";
import { getUserRef } from "./read-user-document.server";
import { type Author, profileResponseSchema } from "./schema";

/**
 * Name and photo of each of these people, in one round trip. Whoever has no profile any more, because the account
 * was deleted, is given as a former hunter.
 */
export async function readAuthors(db: Firestore, uids: readonly string[]): Promise<(uid: string) => Author> {
  const different = [...new Set(uids)];
  const fieldMask = ["displayName", "photoURL", "icon"];
  const snapshots =
    different.length === 0
      ? []
      : await db.getAll(...different.map((uid) => getUserRef(db, uid)), { fieldMask });
  const found = new Map(
    snapshots
      .filter((each) => each.exists)
      .map((each) => [each.id, { ...profileResponseSchema.parse(each.data()), uid: each.id }]),
  );
  return (uid) => found.get(uid) ?? { uid, displayName: "Former hunter", photoURL: null, icon: null };
}
