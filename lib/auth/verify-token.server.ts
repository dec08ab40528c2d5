import { type Auth, BackendUnavailableError, getAdminAuth } from "@/lib/firebase/admin.server";
import { isMissingKeys } from "@/lib/firebase/keep-public-keys.server";
import { ApiError } from "@/lib/http/api-error";
import { getRoles, type Roles } from "@/lib/site/roles";
import { createUnauthenticatedError, toAuthRefusal } from "./refusals";
import { createTokenCache } from "./token-cache";

type DecodedIdToken = Awaited<ReturnType<Auth["verifyIdToken"]>>;

/** Claims of a valid ID token. */
export interface TokenHolder extends Roles {
  readonly uid: string;
  /** When the person last signed in. Refreshing a token does not change it. */
  readonly signedInAt: Date;
  /** Whether that sign-in took a second factor, by the claim of the identity service. */
  readonly hasSecondFactor: boolean;
}

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
  if (!token) throw createUnauthenticatedError("Sign in first: this request needs an ID token.");
  return token;
}

/**
 * Establishes who holds an ID token by its signature, expiry and project. Asks nobody but the cache of public
 * keys: whether the session and its rights still hold is for `confirmAccount` to find out.
 *
 * @throws ApiError 401 for a token that is malformed, forged or expired.
 * @throws BackendUnavailableError when the public keys cannot be fetched, which says nothing about the token.
 */
export async function verifyToken(token: string): Promise<TokenHolder> {
  const claims = await decodeToken(await getAdminAuth(), token);
  return {
    uid: claims.uid,
    ...getRoles(claims),
    signedInAt: new Date(claims.auth_time * 1000),
    hasSecondFactor: typeof claims.firebase?.sign_in_second_factor === "string",
  };
}

/**
 * Checks that a second token, sent in a body next to the one in the header, belongs to the same account. It
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
  if (token.length > maxTokenLength)
    throw createUnauthenticatedError("The ID token is not valid. Sign in again.");
  const known = verified.get(token, Date.now());
  if (known) return known;
  try {
    const claims = await auth.verifyIdToken(token);
    verified.set(token, claims);
    return claims;
  } catch (error) {
    // The SDK gives this the code of a bad token, and a good one must not be called bad.
    if (isMissingKeys(error)) {
      throw new BackendUnavailableError("The ID token could not be verified.", { cause: error });
    }
    throw toAuthRefusal(error) ?? error;
  }
}
