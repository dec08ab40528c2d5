import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { addToCounter, getCounterRef, readCounter } from "@/lib/limits/count-daily.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { getAdjustmentRefs, postAdjustment } from "@/lib/staff/post-adjustment.server";
import {
  getStaffActionRef,
  proposeAction,
  readCouncil,
  readStaffAction,
} from "@/lib/staff/propose-action.server";
import { refuseStaff } from "@/lib/staff/refusals";
import { maxAccountCoins, maxAdminCoins } from "@/lib/staff/rules";
import type { StaffAction } from "@/lib/staff/staff-action";
import { formatCount } from "@/lib/text/format";
import { readUser } from "@/lib/users/read-user-document.server";
import { readPerson } from "./people.server";
import type { AdjustCoins, ChangedPersonResponse } from "./schema";
import { toStaffAction } from "./to-staff-action";

/**
 * An admin corrects a balance: one ledger entry whose reason the person reads in their statement, a notice and an audit
 * entry, in one transaction. What goes beyond the sums of a day waits for a second admin (`staffActions`). A repeated
 * call moves nothing.
 *
 * @throws ApiError 404 for an unknown account; 403 for oneself; 402 where the balance would fall below zero; 429 after
 *   too many changes today.
 */
export async function adjustCoins(
  dependencies: AccountDependencies,
  actor: Actor,
  request: AdjustCoins & { readonly uid: string },
): Promise<ChangedPersonResponse> {
  const { uid, key } = request;
  const action = getStaffActionRef(dependencies.db, actor.uid, `coins/${uid}/${key}`);
  const pending = await adjustOrPropose(dependencies, actor, request, action);
  const person = await readPerson(dependencies, actor, uid);
  return { message: "OK", person, pending: pending && toStaffAction(action.id, pending) };
}

/** @returns what waits for a second admin; `null` where the coins moved */
function adjustOrPropose(
  dependencies: AccountDependencies,
  actor: Actor,
  { uid, key, amount, why }: AdjustCoins & { readonly uid: string },
  reference: ReturnType<typeof getStaffActionRef>,
): Promise<StaffAction | null> {
  const { db, now } = dependencies;
  const refs = getAdjustmentRefs(db, uid, key);
  return runTransaction(db, [refs.user, getAuditHeadRef(db)], async (transaction) => {
    const at = now();
    const { limit, action, ofAccount, ofAdmin, ...snapshots } = await readTogether(transaction, {
      ...{ user: refs.user, entry: refs.entry, action: reference },
      limit: getLimitRef(db, actor.uid, "admin", at),
      ofAccount: getCounterRef(db, uid, "coins-adjusted", at),
      ofAdmin: getCounterRef(db, actor.uid, "coins-moved", at),
    });
    await actor.confirmed;
    if (!readUser(snapshots.user)) throw refuseStaff("no-person");
    if (uid === actor.uid) {
      throw refuseStaff("own-coins");
    }
    if (snapshots.entry.exists) return null;
    const held = readStaffAction(action);
    if (held) return held;
    const size = Math.abs(amount);
    const isSmall =
      readCounter(ofAccount) + size <= maxAccountCoins && readCounter(ofAdmin) + size <= maxAdminCoins;
    const council = isSmall ? null : await readCouncil(transaction, dependencies, actor.uid, at);
    await openAudit(transaction, db);
    takeLimit(transaction, limit, { uid: actor.uid, action: "admin", at });
    if (council) {
      const text = `${amount > 0 ? "give" : "take"} ${formatCount(size, "coin", "coins")}`;
      const proposal = { kind: "coins", subject: uid, role: null, amount, key, why, text } as const;
      const options = { proposedBy: actor.uid, canBeDelayed: true };
      return proposeAction(transaction, db, reference, council, { ...proposal, ...options }, at);
    }
    addToCounter(transaction, ofAccount, { uid, at, by: size });
    addToCounter(transaction, ofAdmin, { uid: actor.uid, at, by: size });
    postAdjustment(transaction, db, snapshots, { amount, why, actor: actor.uid, confirmedBy: null }, at);
    return null;
  });
}
