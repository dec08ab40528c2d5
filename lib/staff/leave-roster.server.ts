import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { Timestamp } from "@/lib/firebase/admin.server";
import { getRosterRef } from "./read-roster.server";
import { changeRoster, rosterSchema } from "./roster";

/** An admin whose account is deleted is none any more, and no longer the first. Their uid stays, as in the audit log. */
export async function leaveRoster({ db, now }: Dependencies, uid: string): Promise<void> {
  await runTransaction(db, [getRosterRef(db)], async (transaction) => {
    const snapshot = await transaction.get(getRosterRef(db));
    const roster = snapshot.exists ? rosterSchema.parse(snapshot.data()) : null;
    if (!roster?.admins.some((each) => each.uid === uid && each.until === null)) return;
    const change = { uid, isAdmin: false, at: Timestamp.fromDate(now()) };
    transaction.set(getRosterRef(db), changeRoster(roster, change));
  });
}
