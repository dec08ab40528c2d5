import type { Firestore } from "@/lib/firebase/admin.server";
import type { Actor, ConfirmedAccount } from "./actor";
import { createUnverifiedError } from "./refusals";
import { requireUnblocked } from "./require-unblocked.server";

/**
 * The one gate before anything that others see: a session that holds, a verified address or a Google account, and no
 * block by a moderator. Every call of a route that declares `writes: "public"` passes it before its first write; where a
 * route declares `writes: "by-state"`, its use case calls this as soon as it knows that others will see the result.
 *
 * @throws ApiError 403 `email-unverified`; 403 `blocked` with the reason and the moment at which it ends; whatever
 *   `actor.confirmed` rejects with.
 */
export async function requirePoster(
  db: Firestore,
  { uid, confirmed }: Pick<Actor, "uid" | "confirmed">,
  at: Date,
): Promise<ConfirmedAccount> {
  const [account] = await Promise.all([confirmed, requireUnblocked(db, uid, at)]);
  if (!account.isVerified) throw createUnverifiedError();
  return account;
}
