import type { Roles } from "@/lib/site/roles";

/** Profile of a person at the identity provider. Its owner can write anything there. */
export interface AccountProfile {
  readonly displayName: string | null;
  readonly photoURL: string | null;
}

/** An account as Auth knows it now, not as the token remembers it. */
export interface ConfirmedAccount extends AccountProfile {
  /** Whether the address is verified, or the account signs in with Google. */
  readonly isVerified: boolean;
}

/** Who makes a call, as the server knows it. */
export interface Actor extends Roles {
  readonly uid: string;
  /**
   * Settles when Auth has answered whether the session and its rights still hold; rejects with an `ApiError`:
   * 401 when the session was revoked or the account is gone, 403 when a role that the call needs was taken, and
   * where the call needs that, when the address is not verified or a moderator has blocked the account. It is asked while the store is already being read,
   * so a use case awaits this before its first write and before it replies.
   */
  readonly confirmed: Promise<ConfirmedAccount>;
}
