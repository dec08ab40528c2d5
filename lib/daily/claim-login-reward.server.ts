import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { ledgerKeys } from "@/lib/coins/ledger";
import { getEntryRef, postEntry } from "@/lib/coins/post-entry.server";
import { rewards } from "@/lib/coins/prices";
import { getNextUtcMidnight, getUtcDay } from "@/lib/site/time";
import { getUserRef } from "@/lib/users/read-user-document.server";
import type { LoginRewardResponse } from "./login-reward-schema";

/**
 * Pays the daily login reward, once a UTC day. `Early` when it was paid before.
 *
 * @throws ApiError 401 when the session was revoked; 503 when the clock of this machine is wrong.
 */
export function claimLoginReward({ db, now }: Dependencies, actor: Actor): Promise<LoginRewardResponse> {
  return runTransaction(db, [getUserRef(db, actor.uid)], async (transaction) => {
    const at = now();
    const day = getUtcDay(at);
    const account = await readTogether(transaction, {
      user: getUserRef(db, actor.uid),
      entry: getEntryRef(db, actor.uid, ledgerKeys.dailyLogin(day)),
    });
    const profile = await actor.confirmed;
    const entry = { amount: rewards.dailyLogin.coins, reason: "daily-login", ref: day } as const;
    const posted = postEntry(transaction, account, entry, profile, at);
    return { message: posted.ok ? "OK" : "Early", expires: getNextUtcMidnight(at).toISOString() };
  });
}
