import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { purgePage } from "@/lib/content/cache-page.server";
import { getRunnerRef } from "@/lib/leaderboards/read-run-document.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { createUserDocument, getUserRef, readUser } from "@/lib/users/read-user-document.server";
import type { ChangeName, ChangeNameResponse } from "@/lib/users/schema";
import { getProfilePagePath } from "./page-path";

/**
 * Changes a person's display name, in the sign-in account, the profile and the ranking. Runs keep the name that they
 * were submitted under. The same name again changes nothing.
 *
 * @throws ApiError 429 after too many changes today.
 */
export async function changeName(
  { db, auth, now }: AccountDependencies,
  actor: Actor,
  { name }: ChangeName,
): Promise<ChangeNameResponse> {
  const account = getUserRef(db, actor.uid);
  try {
    return await runTransaction(db, [account], async (transaction) => {
      const at = now();
      const { user, runner, limit } = await readTogether(transaction, {
        user: account,
        runner: getRunnerRef(db, actor.uid),
        limit: getLimitRef(db, actor.uid, "profile-change", at),
      });
      const profile = await actor.confirmed;
      if (readUser(user)?.displayName === name && profile.displayName === name) {
        return { message: "OK", displayName: name };
      }
      takeLimit(transaction, limit, { uid: actor.uid, action: "profile-change", at });
      // The account comes first: the profile follows it at the next sign-in, and not the other way around.
      await auth.updateUser(actor.uid, { displayName: name });
      if (user.exists) transaction.update(account, { displayName: name });
      else transaction.create(account, createUserDocument({ ...profile, displayName: name }, at));
      if (runner.exists) transaction.update(runner.ref, { name });
      return { message: "OK", displayName: name };
    });
  } finally {
    purgePage(getProfilePagePath(actor.uid));
    purgePage("ranking");
  }
}
