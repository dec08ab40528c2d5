import { runTransaction } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit } from "@/lib/audit/write-audit.server";
import { getAdjustmentRefs, postAdjustment } from "@/lib/staff/post-adjustment.server";
import { formatCount, formatNumber } from "@/lib/text/format";
import { readUser } from "@/lib/users/read-user-document.server";
import type { EntryOutcome, UndoWork } from "./undo-content.server";

/**
 * Takes given coins back, or gives taken ones back, by a ledger entry under a key of its own: it happens once. What was
 * spent already is not there to be taken.
 */
export async function undoAdjustment({ dependencies, actor, entry, why }: UndoWork): Promise<EntryOutcome> {
  const { db, now } = dependencies;
  const { amount } = entry.after;
  const uid = entry.subject;
  if (uid === null || typeof amount !== "number") return "already";
  if (uid === actor.uid && amount < 0) {
    return { outcome: "refused", note: "You can't give yourself coins. Ask another admin." };
  }
  const refs = getAdjustmentRefs(db, uid, `undo-${entry.id}`);
  return runTransaction(db, [refs.user, getAuditHeadRef(db)], async (transaction) => {
    const at = now();
    const [user, posted] = await transaction.getAll(refs.user, refs.entry);
    await actor.confirmed;
    const held = user && readUser(user);
    if (!user || !held || !posted || posted.exists) return "already";
    const change = amount > 0 ? -Math.min(amount, held.coins) : -amount;
    if (change === 0) return { outcome: "refused", note: "The coins were spent already." };
    await openAudit(transaction, db);
    const by = { actor: actor.uid, confirmedBy: null };
    postAdjustment(transaction, db, { user, entry: posted }, { amount: change, why, ...by }, at);
    const spent = amount + change;
    if (amount < 0 || spent === 0) return "undone";
    const note = `${formatNumber(spent)} of ${formatCount(amount, "coin", "coins")} were spent already.`;
    return { outcome: "undone", note };
  });
}
