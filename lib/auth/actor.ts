import type { Roles } from "./roles";

/** What the identity provider says about a person. Its owner can write anything there. */
export interface AccountProfile {
  readonly displayName: string | null;
  readonly photoURL: string | null;
}

/** Who makes a call, as the server knows it. */
export interface Actor extends Roles {
  readonly uid: string;
  /**
   * Settles when Auth has answered whether the session still stands; rejects with an `ApiError` 401 when it
   * was revoked or the account is gone. It is asked while the store is already being read, so a use case
   * awaits this before its first write and before it replies.
   */
  readonly confirmed: Promise<AccountProfile>;
}
