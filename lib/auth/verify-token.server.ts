import { ApiError } from "@/lib/api/errors";
import { type Auth, getAdminAuth } from "@/lib/firebase/admin.server";
import type { AccountProfile, Actor } from "./actor";
import { rolesFromClaims } from "./roles";
import { createTokenCache } from "./token-cache";

type DecodedIdToken = Awaited<ReturnType<Auth["verifyIdToken"]>>;

/** Longest token looked at, in characters; Firebase's own stay under 4096. */
const maxTokenLength = 8192;
const verified = createTokenCache<DecodedIdToken>();

/**
 * Reads the ID token out of an Authorization header: `Bearer <token>`, or the bare token.
 *
 * @throws ApiError 401 when there is none.
 */
export function readToken(header: string | undefined): string {
  const token = (header ?? "").replace(/^bearer(\s+|$)/i, "").trim();
  if (!token) throw unauthenticated("Sign in first: this call needs an ID token.");
  return token;
}

/**
 * Establishes who holds an ID token: signature, expiry and project are checked here; with `checkRevoked`
 * Auth is asked at once whether the session still stands, and `confirmed` gives its answer.
 *
 * @throws ApiError 401 for a token that is malformed, forged, expired, or of a deleted or disabled account.
 */
export async function verifyToken(token: string, checkRevoked: boolean): Promise<Actor> {
  const auth = await getAdminAuth();
  const claims = await decodeToken(auth, token);
  const confirmed = checkRevoked ? confirmSession(auth, claims) : Promise.resolve(profileOf(claims));
  // Whoever awaits it gets the rejection; until then it must not end the process.
  confirmed.catch(() => undefined);
  return { uid: claims.uid, ...rolesFromClaims(claims), confirmed };
}

/**
 * Checks that a second token, sent in a body beside the one in the header, belongs to the same account. It
 * may differ: the browser refreshes tokens by itself.
 *
 * @throws ApiError 400 when it is not a valid token of this account.
 */
export async function requireSameAccount(bodyToken: string, headerToken: string, uid: string): Promise<void> {
  if (bodyToken === headerToken) return;
  const claims = await decodeToken(await getAdminAuth(), bodyToken).catch((error) => {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  });
  if (claims?.uid === uid) return;
  throw new ApiError(400, "The idToken in the body does not belong to the signed-in account.", {
    code: "bad-request",
  });
}

async function decodeToken(auth: Auth, token: string): Promise<DecodedIdToken> {
  if (token.length > maxTokenLength) throw unauthenticated("The ID token is not valid. Sign in again.");
  const known = verified.get(token, Date.now());
  if (known) return known;
  try {
    const claims = await auth.verifyIdToken(token);
    verified.set(token, claims);
    return claims;
  } catch (error) {
    throw refusal(error) ?? error;
  }
}

/** The same checks as `verifyIdToken(token, true)`, but the account it fetches is kept for its current name. */
async function confirmSession(auth: Auth, claims: DecodedIdToken): Promise<AccountProfile> {
  const account = await auth.getUser(claims.uid).catch((error) => {
    throw refusal(error) ?? error;
  });
  if (account.disabled) throw unauthenticated("This account is disabled.");
  const validSince = account.tokensValidAfterTime ? Date.parse(account.tokensValidAfterTime) : 0;
  if (claims.auth_time * 1000 < validSince) throw unauthenticated(revokedText);
  return { displayName: account.displayName ?? null, photoURL: account.photoURL ?? null };
}

function profileOf(claims: DecodedIdToken): AccountProfile {
  return {
    displayName: typeof claims.name === "string" ? claims.name : null,
    photoURL: typeof claims.picture === "string" ? claims.picture : null,
  };
}

const revokedText = "This session was ended. Sign in again.";

const refusals: Readonly<Record<string, string>> = {
  "auth/id-token-expired": "The ID token has expired. Sign in again.",
  "auth/id-token-revoked": revokedText,
  "auth/user-disabled": "This account is disabled.",
  "auth/user-not-found": "This account no longer exists.",
  "auth/argument-error": "The ID token is not valid. Sign in again.",
  "auth/invalid-id-token": "The ID token is not valid. Sign in again.",
};

function refusal(error: unknown): ApiError | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const message = typeof code === "string" ? refusals[code] : undefined;
  return message ? unauthenticated(message, error) : undefined;
}

function unauthenticated(message: string, cause?: unknown): ApiError {
  return new ApiError(401, message, { code: "unauthenticated", cause });
}
