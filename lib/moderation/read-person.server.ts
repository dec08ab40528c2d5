import { auditDocumentSchema } from "@/lib/audit/schema";
import type { Firestore } from "@/lib/firebase/admin.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import type { PersonHistory } from "./schema";

/** Decisions of the past that are shown. */
const maxDecisions = 10;
/** Actions that say nothing about how somebody behaves. */
const neutral: readonly string[] = ["role.set", "coins.adjust", "run.verify", "run.approve", "run.uphold"];

/**
 * What moderators decided about a person before, with warnings and block. Reads the account and the latest 20 entries
 * of the audit log about them, and counts the warnings.
 *
 * @returns `null` where the account is gone
 */
export async function readPersonHistory(db: Firestore, uid: string, at: Date): Promise<PersonHistory | null> {
  const about = db.collection("audit").where("subject", "==", uid);
  const [snapshot, latest, warnings] = await Promise.all([
    getUserRef(db, uid).get(),
    about
      .orderBy("at", "desc")
      .limit(2 * maxDecisions)
      .get(),
    about.where("action", "==", "user.warn").count().get(),
  ]);
  const user = readUser(snapshot);
  if (!user) return null;
  const entries = latest.docs.map((document) => auditDocumentSchema.parse(document.data()));
  const { displayName, photoURL, icon, block } = user;
  return {
    person: { uid, displayName, photoURL, icon },
    memberSince: user.createdAt.toDate().toISOString(),
    blockedUntil: block && block.until.toDate() > at ? block.until.toDate().toISOString() : null,
    warnings: warnings.data().count,
    deeds: entries
      .filter(({ action }) => !neutral.includes(action))
      .slice(0, maxDecisions)
      .map((entry) => ({
        action: entry.action,
        target: entry.target,
        by: entry.actor,
        why: entry.why,
        at: entry.at.toDate().toISOString(),
      })),
  };
}
