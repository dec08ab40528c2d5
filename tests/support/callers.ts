import type { Auth } from "@/lib/firebase/admin.server";

/** Somebody who calls the API, as the server meets them: what the token says, and what Auth says of the account now. */
export interface Caller {
  /** Also the token that is sent; a visitor sends none. */
  readonly name: string;
  /** What reading the token ends with, where it is not valid: a code of the Auth SDK. */
  readonly tokenError?: string;
  /** Roles of the token. */
  readonly claims?: Readonly<Record<string, boolean>>;
  /** Roles of the account, where they are others by now. */
  readonly claimsNow?: Readonly<Record<string, boolean>>;
  readonly isUnverified?: boolean;
  readonly isDisabled?: boolean;
  /** All sessions were ended since. */
  readonly isRevoked?: boolean;
  /** A moderator has blocked the account from posting. */
  readonly isBlocked?: boolean;
  /** Hours since the sign-in. Default 0. */
  readonly signedInFor?: number;
}

const creator = { creator: true };
const admin = { admin: true };

/** Every kind of caller that the API tells apart. */
export const callers = [
  { name: "visitor" },
  { name: "bad token", tokenError: "auth/argument-error" },
  { name: "expired token", tokenError: "auth/id-token-expired" },
  { name: "token of another project", tokenError: "auth/argument-error" },
  { name: "deleted account", tokenError: "auth/user-not-found" },
  { name: "disabled", isDisabled: true },
  { name: "revoked", isRevoked: true },
  { name: "blocked", isBlocked: true },
  { name: "unverified", isUnverified: true },
  { name: "player" },
  { name: "signed in long ago", signedInFor: 24 },
  { name: "former moderator", claims: creator, claimsNow: {} },
  { name: "former admin", claims: admin, claimsNow: {} },
  { name: "blocked creator", claims: creator, isBlocked: true },
  { name: "creator", claims: creator },
  { name: "admin", claims: admin },
  { name: "admin, signed in long ago", claims: admin, signedInFor: 24 },
] as const satisfies readonly Caller[];

export type CallerName = (typeof callers)[number]["name"];

/** Auth as it answers about these callers: their tokens are their names. */
export function createAuthOfCallers(): Auth {
  const find = (name: string): Caller => {
    const caller = callers.find((each) => each.name === name);
    if (!caller) throw Object.assign(new Error("There is no such account."), { code: "auth/user-not-found" });
    return caller;
  };
  const signedInAt = ({ signedInFor = 0 }: Caller) => Date.now() - signedInFor * 3_600_000 - 1000;
  const verifyIdToken = async (token: string) => {
    const caller = find(token);
    if (caller.tokenError) throw Object.assign(new Error("No valid token."), { code: caller.tokenError });
    return { uid: token, auth_time: signedInAt(caller) / 1000, ...caller.claims };
  };
  const getUser = async (uid: string) => {
    const caller = find(uid);
    return {
      uid,
      displayName: uid,
      photoURL: null,
      disabled: caller.isDisabled ?? false,
      emailVerified: !caller.isUnverified,
      customClaims: caller.claimsNow ?? caller.claims ?? {},
      tokensValidAfterTime: new Date(caller.isRevoked ? Date.now() : 0).toUTCString(),
      providerData: [],
    };
  };
  // What else Auth can do, no route asks of it before it has looked at the account.
  return { verifyIdToken, getUser } as unknown as Auth;
}
