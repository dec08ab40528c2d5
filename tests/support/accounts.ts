import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { siteConfig } from "@/lib/site/config";
import { findNameProblem } from "@/lib/users/name-rules";
import { sessionResponseSchema } from "@/lib/users/schema";
import { callApi } from "./api";
import { testEnvironment } from "./environment";

/** An account of the Auth emulator. */
export interface TestAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

/** What the provider hands out for a sign-in. */
interface Tokens {
  /** Valid for an hour. */
  readonly idToken: string;
  readonly refreshToken: string;
}

export interface SignedInAccount extends TestAccount, Tokens {}

interface AccountOptions {
  email?: string;
  password?: string;
  displayName?: string;
  photoURL?: string;
  /** Default true. */
  emailVerified?: boolean;
  /** Roles, e.g. `{ creator: true }`. */
  claims?: Record<string, unknown>;
}

/** A new account, with an address of its own unless one is given. */
export async function createAccount(options: AccountOptions = {}): Promise<TestAccount> {
  const auth = await getAdminAuth();
  const email = options.email ?? `hunter-${randomUUID()}@quarry.test`;
  const password = options.password ?? "Palico-Test-9";
  const displayName = options.displayName ?? chooseTestName();
  const { uid } = await auth.createUser({
    email,
    password,
    displayName,
    emailVerified: options.emailVerified ?? true,
    ...(options.photoURL ? { photoURL: options.photoURL } : {}),
  });
  if (options.claims) await auth.setCustomUserClaims(uid, options.claims);
  return { uid, email, password, displayName };
}

/** A name of its own, as names are unique on the whole site. One in 200,000 reads like "mod" and would be refused. */
function chooseTestName(): string {
  const name = `Tester ${randomUUID().slice(0, 8)}`;
  return findNameProblem(name) === null ? name : chooseTestName();
}

/** Signs in with email and password as the browser's SDK does, and gives the ID token. */
export async function signIn(account: Pick<TestAccount, "email" | "password">): Promise<string> {
  return (await requestTokens(account)).idToken;
}

async function requestTokens(account: Pick<TestAccount, "email" | "password">): Promise<Tokens> {
  const reply = await fetch(
    `http://${testEnvironment().authEmulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${siteConfig.firebase.apiKey}`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: account.email, password: account.password, returnSecureToken: true }),
    },
  );
  const body: unknown = await reply.json();
  if (!reply.ok) throw new Error(`Sign-in failed with ${reply.status}: ${JSON.stringify(body)}`);
  return z.object({ idToken: z.string(), refreshToken: z.string() }).parse(body);
}

/** A new account and its tokens, roles included. */
export async function createSignedIn(options: AccountOptions = {}): Promise<SignedInAccount> {
  const account = await createAccount(options);
  return { ...account, ...(await requestTokens(account)) };
}

/** The same with a profile, named as the site names it: a name that is taken gets a number. */
export async function createMember(options: AccountOptions = {}): Promise<SignedInAccount> {
  const account = await createSignedIn(options);
  const reply = await callApi("/api/user/session", { method: "POST", token: account.idToken });
  return { ...account, displayName: sessionResponseSchema.parse(reply.body).user.displayName };
}

/**
 * A session as the browser's SDK stores it in local storage. The SDK moves it to its own database when it
 * starts, and requests whatever else it needs of the account from the provider.
 *
 * @returns name and value of the entry
 */
export function storedSession(account: SignedInAccount): { name: string; value: string } {
  const { apiKey } = siteConfig.firebase;
  const appName = "[DEFAULT]";
  const now = Date.now();
  const user = {
    uid: account.uid,
    email: account.email,
    emailVerified: true,
    displayName: account.displayName,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: account.refreshToken,
      accessToken: account.idToken,
      expirationTime: now + 3_600_000,
    },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey,
    appName,
  };
  return { name: `firebase:authUser:${apiKey}:${appName}`, value: JSON.stringify(user) };
}

/**
 * Revokes every token issued so far. Revocation has a resolution of one second, so this waits until the
 * token's own second is over; otherwise a token of the same second would stay good.
 */
export async function revokeTokens(uid: string): Promise<void> {
  await pause(1001 - (Date.now() % 1000));
  await (await getAdminAuth()).revokeRefreshTokens(uid);
}

/** Closes an account without deleting it. */
export async function disableAccount(uid: string): Promise<void> {
  await (await getAdminAuth()).updateUser(uid, { disabled: true });
}

export async function deleteAccount(uid: string): Promise<void> {
  await (await getAdminAuth()).deleteUser(uid);
}

/** The account's token as it would look two hours from now: every claim the same, the times in the past. */
export async function expiredToken(account: Pick<TestAccount, "email" | "password">): Promise<string> {
  const twoHours = 7200;
  const claims = readClaims(await signIn(account));
  return unsignedToken({
    ...claims,
    auth_time: claims.iat - twoHours,
    iat: claims.iat - twoHours,
    exp: claims.exp - twoHours,
  });
}

/** A token of another project: well-formed, in date, and not ours. */
export async function foreignToken(account: Pick<TestAccount, "email" | "password">): Promise<string> {
  const claims = readClaims(await signIn(account));
  return unsignedToken({ ...claims, aud: "demo-other", iss: "https://securetoken.google.com/demo-other" });
}

const claimsSchema = z.looseObject({ iat: z.int(), exp: z.int() });

function readClaims(token: string) {
  const payload = token.split(".")[1] ?? "";
  return claimsSchema.parse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
}

/** The Auth emulator's tokens carry no signature, so a test may write its own. */
function unsignedToken(claims: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`;
}
