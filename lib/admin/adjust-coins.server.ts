import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import { writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { ledgerKeys } from "@/lib/coins/ledger";
import { statementPath } from "@/lib/coins/paths";
import { getEntryRef, postEntry } from "@/lib/coins/post-entry.server";
import { ApiError } from "@/lib/http/api-error";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { addNotification } from "@/lib/notifications/add-notification.server";
import { formatCount, formatNumber } from "@/lib/text/format";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { createPersonNotFound, readPerson } from "./people.server";
import type { AdjustCoins, PersonResponse } from "./schema";

/**
 * An admin corrects a balance: one ledger entry whose reason the person reads in their statement, a notice and an audit
 * entry, in one transaction. A repeated call moves nothing.
 *
 * @throws ApiError 404 for an unknown account; 403 for oneself; 402 where the balance would fall below zero; 429 after
 *   too many changes today.
 */
export async function adjustCoins(
  dependencies: AccountDependencies,
  actor: Actor,
  { uid, key, amount, why }: AdjustCoins & { readonly uid: string },
): Promise<PersonResponse> {
  const { db, now } = dependencies;
  const account = getUserRef(db, uid);
  await runTransaction(db, [account], async (transaction) => {
    const at = now();
    const { limit, ...snapshots } = await readTogether(transaction, {
      user: account,
      entry: getEntryRef(db, uid, ledgerKeys.adminAdjustment(key)),
      limit: getLimitRef(db, actor.uid, "admin", at),
    });
    await actor.confirmed;
    const user = readUser(snapshots.user);
    if (!user) throw createPersonNotFound();
    if (uid === actor.uid) {
      throw new ApiError(403, "You can't adjust your own coins.", { code: "forbidden" });
    }
    const entry = { amount, reason: "admin-adjustment", ref: why } as const;
    const nobody = { displayName: null, photoURL: null };
    const posted = postEntry(transaction, snapshots, entry, nobody, at);
    if (!posted.ok && posted.reason === "already-posted") return;
    if (!posted.ok) {
      const { balance } = posted;
      const message = `The account has ${formatCount(balance, "coin", "coins")}. A balance can't fall below zero.`;
      throw new ApiError(402, message, {
        code: "payment-required",
        details: { balance, price: posted.price },
      });
    }
    takeLimit(transaction, limit, { uid: actor.uid, action: "admin", at });
    const coins = formatNumber(Math.abs(amount));
    const text = `An admin ${amount > 0 ? "added" : "removed"} ${coins} coins: ${why}`;
    const notice = { kind: "moderation", ref: statementPath, values: { text } } as const;
    addNotification(transaction, { user: snapshots.user }, notice, at);
    writeAudit(transaction, db, {
      ...{
        actor: actor.uid,
        action: "coins.adjust",
        target: snapshots.entry.ref.path,
        subject: uid,
        why,
        at,
      },
      before: { coins: user.coins },
      after: { coins: posted.balanceAfter, amount },
    });
  });
  return { message: "OK", person: await readPerson(dependencies, actor, uid) };
}
