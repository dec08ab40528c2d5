import type { Backend, ClientConfig } from "@/lib/firebase/client-config";
import type { LiveDocument, LiveListener } from "@/lib/firebase/live-document";
import type { CurrentUser } from "@/lib/site/roles";
import type { PasswordCheck } from "./password-policy";

/** A signed-in person, with what only they themselves are shown. */
export interface Session {
  readonly user: CurrentUser;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** Whether the account has a password; one that signs in with Google alone has none. */
  readonly hasPassword: boolean;
}

export interface NewAccount {
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
}

/** Ends a subscription. Safe to call twice. */
export type Unsubscribe = () => void;

export interface SessionListener {
  onSession(session: Session | null): void;
  /** Somebody is signed in, but their token ran out and cannot be renewed now. */
  onError(error: unknown): void;
}

/**
 * Methods of the identity provider and of the live document store. The one implementation is `lib/firebase/client.ts`;
 * tests put a fake in its place.
 *
 * Calls that fail reject with the provider's own error, whose `code` `explainAuthError` puts into words.
 */
export interface IdentityClient {
  readonly backend: Backend;
  /** Accounts offered on /login; empty outside a demo. */
  readonly demoAccounts: ClientConfig["demoAccounts"];

  /** Calls back at once with what is known and on every change, token refresh and other tabs included. */
  observeSession(listener: SessionListener): Unsubscribe;
  /** A token valid for some minutes at least, refreshed when needed; `null` when nobody is signed in. */
  idToken(): Promise<string | null>;

  signIn(email: string, password: string): Promise<void>;
  /** Creates the account, names it and signs it in. */
  signUp(account: NewAccount): Promise<void>;
  /** Opens the provider's window. Resolves when the person is signed in. */
  signInWithGoogle(): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  /**
   * Sends the verification link to the signed-in person.
   *
   * @returns The link itself in a demo, which sends no mail; `null` on a real site.
   */
  sendEmailVerification(): Promise<string | null>;
  /** Asks the provider again, as the link may have been opened elsewhere. Returns whether it was. */
  refreshEmailVerified(): Promise<boolean>;
  /**
   * Signs the signed-in person in once more, which what cannot be undone asks for.
   *
   * @param password `null` opens Google's window instead.
   */
  confirmIdentity(password: string | null): Promise<void>;
  signOut(): Promise<void>;
  /** Holds the password against the provider's policy. Never rejects. */
  checkPassword(password: string): Promise<PasswordCheck>;

  /** Watches a document live, e.g. `watch(liveDocuments.user, uid, …)`. */
  watch<Data>(document: LiveDocument<Data>, id: string, listener: LiveListener<Data>): Unsubscribe;
}
