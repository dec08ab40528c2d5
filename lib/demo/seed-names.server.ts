import { FieldValue, type Firestore } from "@/lib/firebase/admin.server";
import { createNameClaim } from "@/lib/users/names.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { getStaffMarksRef } from "@/lib/users/staff-marks.server";
import { demoAccounts } from "./accounts";
import { demoModerators, getDemoRunners } from "./runners";

/** Everybody of the demo who has a profile. */
function listPeople(): { readonly uid: string; readonly displayName: string; readonly isStaff: boolean }[] {
  return [
    ...demoAccounts.map((account) => ({ ...account, isStaff: account.role !== "hunter" })),
    ...getDemoRunners().map((runner) => ({ ...runner, isStaff: false })),
    ...demoModerators.map((moderator) => ({ ...moderator, isStaff: true })),
  ];
}

/** Gives everybody of the demo the name that they have, so that nobody else takes it. What is claimed stays so. */
export async function seedNames(db: Firestore, at: Date): Promise<void> {
  const people = listPeople();
  const users = await db.getAll(...people.map(({ uid }) => getUserRef(db, uid)));
  const batch = db.batch();
  for (const [index, { uid, displayName, isStaff }] of people.entries()) {
    const user = users[index] && readUser(users[index]);
    if (user?.displayName !== displayName || user.naming.key !== null) continue;
    const { key, fields } = createNameClaim(displayName, { uid, isStaff, at });
    batch.set(db.collection("names").doc(key), fields);
    batch.update(getUserRef(db, uid), {
      naming: { key, from: displayName, isNumbered: false, isStaff, lockedUntil: null },
    });
  }
  const staff = people.filter((each, index) => each.isStaff && users[index]?.exists).map(({ uid }) => uid);
  if (staff.length > 0) {
    batch.set(getStaffMarksRef(db), { uids: FieldValue.arrayUnion(...staff) }, { merge: true });
  }
  await batch.commit();
}
