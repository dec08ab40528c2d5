import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { getAuditHeadRef, parseAuditHead } from "@/lib/audit/audit-chain.server";
import { readPageData } from "@/lib/content/cache-page.server";
import type { Firestore, Query } from "@/lib/firebase/admin.server";
import { type StaffAction, staffActionSchema } from "./staff-action";
import type { StaffFigures } from "./staff-figures-schema";

/** Actions that wait at a time, as far as they are read: each is over after a week. */
const maxPending = 200;

/** Public figures of the admins' joint actions. Made once a second in each process at most. */
export async function readStaffFigures({ db }: Pick<Dependencies, "db">): Promise<StaffFigures> {
  const made = await readPageData("staff-figures", () => countStaffActions(db));
  if (!made) throw new Error("The figures are always there.");
  return made;
}

/** How many actions wait and ended, and how long the audit log is. Counts what ended and reads what waits. */
export async function countStaffActions(db: Firestore): Promise<StaffFigures> {
  const actions = db.collection("staffActions");
  const ofStatus = (status: StaffAction["status"]) => actions.where("status", "==", status);
  const [waiting, confirmed, executed, canceled, expired, appealsJudgedAlone, head] = await Promise.all([
    ofStatus("proposed").limit(maxPending).get(),
    count(ofStatus("confirmed")),
    count(ofStatus("executed")),
    count(ofStatus("canceled")),
    count(ofStatus("expired")),
    count(db.collection("appeals").where("isAlone", "==", true)),
    getAuditHeadRef(db).get(),
  ]);
  const moments = waiting.docs
    .map((document) => staffActionSchema.parse(document.data()).delayedUntil?.toDate().toISOString())
    .filter((moment) => moment !== undefined)
    .toSorted();
  const audit = parseAuditHead(head.data());
  return {
    message: "OK",
    pending: waiting.size + confirmed,
    delayed: moments.length,
    nextAt: moments[0] ?? null,
    ...{ executed, canceled, expired, appealsJudgedAlone },
    audit: audit && { entries: audit.seq, hash: audit.hash },
  };
}

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
