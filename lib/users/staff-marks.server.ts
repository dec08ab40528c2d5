import { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from "@/lib/firebase/admin.server";

/**
 * Document `staff/marks`: whose name is shown with the mark of staff, wherever it is shown. Rights come from the claims
 * of the ID token alone, which no page of others can read. One document, as a board has 400 names.
 */
const staffMarksSchema = z.object({ uids: z.array(z.string().min(1)) });

/** `staff/marks` */
export function getStaffMarksRef(db: Firestore): DocumentReference {
  return db.collection("staff").doc("marks");
}

/** The uids of a snapshot of `staff/marks`. */
export function readStaffMarks(snapshot: DocumentSnapshot | undefined): ReadonlySet<string> {
  return new Set(snapshot?.exists ? staffMarksSchema.parse(snapshot.data()).uids : []);
}

/** Marks a name, or takes the mark away, in a transaction that has read what is marked. Writes nothing where it is so. */
export function writeStaffMark(
  transaction: Transaction,
  marks: DocumentSnapshot,
  uid: string,
  isStaff: boolean,
): boolean {
  if (readStaffMarks(marks).has(uid) === isStaff) return false;
  const uids = isStaff ? FieldValue.arrayUnion(uid) : FieldValue.arrayRemove(uid);
  transaction.set(marks.ref, { uids }, { merge: true });
  return true;
}

/** The same by itself: after a role was given or taken, and for an account that is deleted. */
export async function setStaffMark(
  { db }: Pick<Dependencies, "db">,
  uid: string,
  isStaff: boolean,
): Promise<void> {
  await runTransaction(db, [getStaffMarksRef(db)], async (transaction) => {
    writeStaffMark(transaction, await transaction.get(getStaffMarksRef(db)), uid, isStaff);
  });
}
