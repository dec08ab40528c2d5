import { act } from "@testing-library/react";
import { type Mock, vi } from "vitest";
import type { IdentityClient, Session, SessionListener } from "@/lib/firebase/identity";
import type { LiveDocument, LiveListener } from "@/lib/firebase/live-document";
import { checkAgainstProviderMinimum } from "@/lib/firebase/password-policy";
import type { WatchedUser } from "@/lib/users/schema";

/** A signed-in hunter; `fields` change the user, `rest` the account around it. */
export function sessionOf(
  uid: string,
  fields: Partial<Session["user"]> = {},
  rest: Partial<Omit<Session, "user">> = {},
): Session {
  return {
    user: {
      uid,
      idToken: `token-of-${uid}`,
      admin: false,
      creator: false,
      displayName: "Maple the Lance",
      photoURL: null,
      ...fields,
    },
    email: `${uid}@example.com`,
    emailVerified: true,
    hasPassword: true,
    ...rest,
  };
}

type Mocked<T> = { [Key in keyof T]: T[Key] extends (...args: never[]) => unknown ? T[Key] & Mock : T[Key] };

/** The identity provider and the live store, as a test moves them. */
export interface FakeIdentity extends Mocked<IdentityClient> {
  /** Auth has news: somebody is signed in, or nobody. */
  announce(session: Session | null): void;
  /** Auth cannot renew the token. */
  breakSession(): void;
  /** The live document changed; `null` says that there is none. */
  writeUser(user: WatchedUser | null): void;
  /** The live watch broke. */
  breakWatch(): void;
  /** Watches that run now, by uid. */
  readonly watched: readonly string[];
  /** Observers of the session that run now. */
  readonly observers: number;
}

/** @param present who is signed in when the first observer comes */
export function fakeIdentity(
  present: Session | null = null,
  settings: Partial<Pick<IdentityClient, "backend" | "demoAccounts">> = {},
): FakeIdentity {
  let session = present;
  let user: WatchedUser | null | undefined;
  const observers = new Set<SessionListener>();
  const watches = new Map<LiveListener<WatchedUser>, string>();

  return {
    backend: "emulators",
    demoAccounts: [],
    ...settings,
    observeSession: vi.fn((listener: SessionListener) => {
      observers.add(listener);
      // As the SDK does: never in the same breath.
      queueMicrotask(() => {
        if (observers.has(listener)) listener.onSession(session);
      });
      return () => observers.delete(listener);
    }),
    idToken: vi.fn(async () => session?.user.idToken ?? null),
    signIn: vi.fn(async () => {}),
    signUp: vi.fn(async () => {}),
    signInWithGoogle: vi.fn(async () => {}),
    sendPasswordReset: vi.fn(async () => {}),
    sendEmailVerification: vi.fn(async (): Promise<string | null> => null),
    refreshEmailVerified: vi.fn(async () => false),
    confirmIdentity: vi.fn(async () => {}),
    signOut: vi.fn(async () => {}),
    checkPassword: vi.fn(async (password: string) => checkAgainstProviderMinimum(password)),
    watch: vi.fn(<Data>(_document: LiveDocument<Data>, uid: string, given: LiveListener<Data>) => {
      // The one kind there is.
      const listener = given as LiveListener<unknown> as LiveListener<WatchedUser>;
      watches.set(listener, uid);
      if (user !== undefined) listener.onData(user);
      return () => watches.delete(listener);
    }),
    announce(next) {
      session = next;
      act(() => {
        for (const each of observers) each.onSession(next);
      });
    },
    breakSession() {
      act(() => {
        for (const each of observers) each.onError(new Error("the token cannot be renewed"));
      });
    },
    writeUser(next) {
      user = next;
      act(() => {
        for (const each of watches.keys()) each.onData(next);
      });
    },
    breakWatch() {
      act(() => {
        for (const each of watches.keys()) each.onError(new Error("the watch broke"));
      });
    },
    get watched() {
      return [...watches.values()];
    },
    get observers() {
      return observers.size;
    },
  };
}

/** What the identity provider's SDK throws. */
export function authError(code: string): Error {
  return Object.assign(new Error(`Firebase: Error (auth/${code}).`), { code: `auth/${code}` });
}
