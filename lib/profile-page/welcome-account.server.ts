import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { ledgerKeys } from "@/lib/coins/ledger";
import { getEntryRef, postEntry } from "@/lib/coins/post-entry.server";
import { addToCounter, getCounterRef, readCounter } from "@/lib/limits/count-daily.server";
import { getUtcDay } from "@/lib/site/time";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";

/** Age of an account, in milliseconds, below which it may do less a day: a week. */
const newAccountPeriod = 7 * 86_400_000;

/** @param createdAt when the account was first seen; `undefined` for one that is seen now */
function isNewAccount(createdAt: Date | undefined, at: Date): boolean {
  return at.getTime() - (createdAt ?? at).getTime() < newAccountPeriod;
}

/** Accounts of one network that are welcomed with coins on a UTC day. */
const maxWelcomedPerNetworkAndDay = 3;

/**
 * Pays the coins that the operator gives a new account (`QUARRY_WELCOME_COINS`, none by default): once, in its first
 * week, with a verified address, for three accounts of a network a day.
 *
 * @param network keyed hash of where the call comes from; `null` where none is stored
 * @param coins whole, 0 for none
 * @returns the balance after it; `null` where nothing was paid
 */
export async function welcomeAccount(
  { db, now }: Dependencies,
  actor: Actor,
  network: string | null,
  coins = Number(process.env.QUARRY_WELCOME_COINS || 0),
): Promise<number | null> {
  const account = await actor.confirmed;
  if (coins === 0 || !account.isVerified) return null;
  const { uid } = actor;
  return runTransaction(db, [getUserRef(db, uid)], async (transaction) => {
    const at = now();
    const counterId = network === null ? uid : `net-${network}`;
    const user = await transaction.get(getUserRef(db, uid));
    if (!isNewAccount(readUser(user)?.createdAt.toDate(), at)) return null;
    const { entry, welcomed } = await readTogether(transaction, {
      entry: getEntryRef(db, uid, ledgerKeys.welcome()),
      welcomed: getCounterRef(db, counterId, "welcome", at),
    });
    if (readCounter(welcomed) >= maxWelcomedPerNetworkAndDay) return null;
    const posting = postEntry(
      transaction,
      { user, entry },
      { amount: coins, reason: "welcome", ref: getUtcDay(at) },
      account,
      at,
    );
    if (!posting.ok) return null;
    addToCounter(transaction, welcomed, { uid: counterId, at });
    return posting.balanceAfter;
  });
}
