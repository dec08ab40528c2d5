import { getAdminAuth } from "@/lib/firebase/admin.server";
import { getRoles } from "@/lib/site/roles";
import type { ConfirmedAccount } from "./actor";
import { createUnauthenticatedError, createUnverifiedError, toAuthRefusal } from "./refusals";
import { type Role, requireRole } from "./require-role";
import type { TokenHolder } from "./verify-token.server";

/** A call's requirements of its account beyond a valid session. */
interface AccountNeeds {
  readonly role: Role;
  /** Whether what the call does counts toward others, which takes a verified address or a Google account. */
  readonly verified: boolean;
}

/**
 * Asks Auth about the account behind a token: one look-up that answers whether the session was revoked, which
 * roles the account has now (a token keeps the old ones for up to an hour) and whether its address is verified.
 *
 * @throws ApiError 401 for an ended session or a deleted or disabled account; 403 `forbidden` when the role is
 *   gone; 403 `email-unverified`.
 */
export async function confirmAccount(holder: TokenHolder, needs: AccountNeeds): Promise<ConfirmedAccount> {
  const auth = await getAdminAuth();
  const account = await auth.getUser(holder.uid).catch((error) => {
    throw toAuthRefusal(error) ?? error;
  });
  if (account.disabled) throw createUnauthenticatedError("This account is disabled.");
  const validSince = account.tokensValidAfterTime ? Date.parse(account.tokensValidAfterTime) : 0;
  if (holder.signedInAt.getTime() < validSince) {
    throw createUnauthenticatedError("This session has ended. Sign in again.");
  }
  requireRole(needs.role, getRoles(account.customClaims ?? {}));
  const isVerified =
    account.emailVerified === true ||
    (account.providerData ?? []).some(({ providerId }) => providerId === "google.com");
  if (needs.verified && !isVerified) throw createUnverifiedError();
  return { displayName: account.displayName ?? null, photoURL: account.photoURL ?? null, isVerified };
}
