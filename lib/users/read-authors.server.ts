import type { Firestore } from "@/lib/firebase/admin.server";
import { getUserRef } from "./read-user-document.server";
import { type Author, profileResponseSchema } from "./schema";
import { getStaffMarksRef, readStaffMarks } from "./staff-marks.server";

/**
 * Name and photo of each of these people, and who of them is staff, in one round trip. Whoever has no profile any more, because the account
 * was deleted, is given as a former hunter.
 */
export async function readAuthors(db: Firestore, uids: readonly string[]): Promise<(uid: string) => Author> {
  const different = [...new Set(uids)];
  const fieldMask = ["displayName", "photoURL", "icon", "uids"];
  const [marks, ...snapshots] =
    different.length === 0
      ? []
      : await db.getAll(getStaffMarksRef(db), ...different.map((uid) => getUserRef(db, uid)), { fieldMask });
  const staff = readStaffMarks(marks);
  const found = new Map(
    snapshots
      .filter((each) => each.exists)
      .map((each): [string, Author] => {
        const author = { ...profileResponseSchema.parse(each.data()), uid: each.id };
        return [each.id, staff.has(each.id) ? { ...author, isStaff: true } : author];
      }),
  );
  return (uid) => found.get(uid) ?? { uid, displayName: "Former hunter", photoURL: null, icon: null };
}

/** The same as the pages of boards and runs name somebody. */
export function toNamedAuthor({ uid, displayName, isStaff }: Author) {
  return { uid, name: displayName, ...(isStaff && { isStaff }) };
}
