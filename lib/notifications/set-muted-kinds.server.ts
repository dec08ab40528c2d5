import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { createUnnamedUser, getUserRef } from "@/lib/users/read-user-document.server";
import type { NotificationPreferences, NotificationPreferencesResponse } from "./schema";

/** Chooses the kinds of notification that a person does not want. What is there already stays. */
export function setMutedKinds(
  { db, now }: Dependencies,
  actor: Actor,
  { muted }: NotificationPreferences,
): Promise<NotificationPreferencesResponse> {
  const account = getUserRef(db, actor.uid);
  return runTransaction(db, [account], async (transaction) => {
    const user = await transaction.get(account);
    const profile = await actor.confirmed;
    if (user.exists) transaction.update(account, { mutedNotifications: muted });
    else
      transaction.create(account, { ...createUnnamedUser(profile, now()), mutedNotifications: [...muted] });
    return { message: "OK", muted };
  });
}
