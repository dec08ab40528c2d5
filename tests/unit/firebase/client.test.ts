import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Session } from "@/lib/firebase/identity";
import { readCallHeaders, setCallHeaders } from "@/lib/http/call-headers";
import { liveDocuments } from "@/lib/live/live-documents";
import { siteConfig } from "@/lib/site/config";
import { patience } from "@/tests/support/patience";

/** Takes the place of the SDK: the product's own code above it is what is tested. */
const sdk = vi.hoisted(() => {
  const auth = {
    currentUser: null as null | Record<string, unknown>,
    emulatorConfig: null as unknown,
    authStateReady: async () => {},
  };
  return {
    auth,
    tokenListeners: [] as (() => void)[],
    stopTokenListener: vi.fn(),
    initializeAuth: vi.fn(() => auth),
    connectAuthEmulator: vi.fn(),
    createUserWithEmailAndPassword: vi.fn(),
    updateProfile: vi.fn(),
    validatePassword: vi.fn(),
    signInWithPopup: vi.fn(),
    reload: vi.fn(),
    getFirestore: vi.fn(() => "db"),
    connectFirestoreEmulator: vi.fn(),
    onSnapshot: vi.fn(),
    initializeAppCheck: vi.fn(() => "app-check"),
  };
});

vi.mock("firebase/app", () => ({ initializeApp: () => "app" }));
vi.mock("firebase/auth", () => ({
  ...sdk,
  browserLocalPersistence: "local-storage",
  indexedDBLocalPersistence: "indexed-db",
  browserPopupRedirectResolver: "popup-helper",
  GoogleAuthProvider: class {},
  onIdTokenChanged: (_: unknown, listener: () => void) => {
    sdk.tokenListeners.push(listener);
    return sdk.stopTokenListener;
  },
  sendEmailVerification: vi.fn(),
  sendPasswordResetEmail: vi.fn(),
  signInWithEmailAndPassword: vi.fn(),
  signOut: vi.fn(),
}));
vi.mock("firebase/firestore", () => ({
  connectFirestoreEmulator: sdk.connectFirestoreEmulator,
  getFirestore: sdk.getFirestore,
  onSnapshot: sdk.onSnapshot,
  doc: (...path: unknown[]) => path.slice(1).join("/"),
}));

vi.mock("firebase/app-check", () => ({
  initializeAppCheck: sdk.initializeAppCheck,
  getToken: async () => ({ token: "attested" }),
  ReCaptchaEnterpriseProvider: class {},
}));

const { connect } = await import("@/lib/firebase/client");

const emulators = {
  backend: "emulators",
  authEmulator: "http://127.0.0.1:9099",
  firestoreEmulator: { host: "127.0.0.1", port: 8080 },
  demoAccounts: [],
};

function account(fields: Record<string, unknown> = {}, claims: Record<string, unknown> = {}) {
  return {
    uid: "maple",
    displayName: "Maple",
    photoURL: null,
    email: "maple@example.com",
    emailVerified: false,
    providerData: [{ providerId: "password" }],
    getIdToken: vi.fn(async () => "token"),
    getIdTokenResult: vi.fn(async () => ({ token: "token", claims })),
    ...fields,
  };
}

/** What the SDK does when it knows who is signed in, and whenever the token changes. */
function tokenChanged(user: ReturnType<typeof account> | null): void {
  sdk.auth.currentUser = user;
  for (const listener of sdk.tokenListeners) listener();
}

beforeEach(() => {
  vi.clearAllMocks();
  sdk.tokenListeners.length = 0;
  sdk.auth.currentUser = null;
  sdk.auth.emulatorConfig = null;
});

describe("opening", () => {
  test("leaves the popup helper out and takes IndexedDB before local storage", () => {
    connect(null);
    expect(sdk.initializeAuth).toHaveBeenCalledWith("app", { persistence: ["indexed-db", "local-storage"] });
    expect(sdk.connectAuthEmulator).not.toHaveBeenCalled();
  });

  test("goes to the emulators that the server names", () => {
    connect(emulators);
    expect(sdk.connectAuthEmulator).toHaveBeenCalledWith(sdk.auth, "http://127.0.0.1:9099", {
      disableWarnings: true,
    });
  });

  test("refuses an answer that is no client configuration", () => {
    expect(() => connect({ backend: "elsewhere" })).toThrow();
  });

  test("hands over the popup helper when Google is chosen", async () => {
    await connect(null).signInWithGoogle();
    expect(sdk.signInWithPopup).toHaveBeenCalledWith(sdk.auth, expect.anything(), "popup-helper");
  });
});

describe("App Check", () => {
  const key = "a-recaptcha-key-of-many-letters";

  afterEach(() => {
    setCallHeaders(undefined);
    Object.assign(siteConfig, { appCheckKey: "" });
  });

  test("is not loaded without a key, nor with emulators", async () => {
    connect(null);
    Object.assign(siteConfig, { appCheckKey: key });
    connect(emulators);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(sdk.initializeAppCheck).not.toHaveBeenCalled();
    expect(await readCallHeaders()).toEqual({});
  });

  test("gives signed-in calls its token where a key is configured", async () => {
    Object.assign(siteConfig, { appCheckKey: key });
    connect(null);
    expect(await readCallHeaders()).toEqual({ "X-Firebase-AppCheck": "attested" });
    expect(sdk.initializeAppCheck).toHaveBeenCalledTimes(1);
  });
});

describe("sessions", () => {
  test("carry the roles of the token's claims", async () => {
    const onSession = vi.fn<(session: Session | null) => void>();
    connect(null).observeSession({ onSession, onError: vi.fn() });
    tokenChanged(account({}, { admin: true }));
    await vi.waitFor(() => expect(onSession).toHaveBeenCalled(), patience);
    expect(onSession).toHaveBeenCalledWith({
      user: {
        uid: "maple",
        displayName: "Maple",
        photoURL: null,
        idToken: "token",
        admin: true,
        creator: true,
      },
      email: "maple@example.com",
      emailVerified: false,
      hasPassword: true,
    });
  });

  test("of a new account appear once it has its name", async () => {
    const onSession = vi.fn<(session: Session | null) => void>();
    const client = connect(null);
    client.observeSession({ onSession, onError: vi.fn() });
    const created = account({ displayName: null });
    sdk.createUserWithEmailAndPassword.mockImplementation(async () => {
      tokenChanged(created);
      return { user: created };
    });
    sdk.updateProfile.mockImplementation(
      async (user: { displayName: string }, profile: { displayName: string }) => {
        await new Promise((resolve) => setTimeout(resolve, 10));
        user.displayName = profile.displayName;
      },
    );
    await client.signUp({ displayName: "Felix", email: "f@example.com", password: "secret-1" });
    await vi.waitFor(() => expect(onSession).toHaveBeenCalled(), patience);
    expect(onSession.mock.calls.map(([session]) => session?.user.displayName)).toEqual(["Felix"]);
    expect(created.getIdToken).toHaveBeenCalledWith(true);
  });

  test("begin even when the name could not be set", async () => {
    const created = account({ displayName: null });
    sdk.createUserWithEmailAndPassword.mockResolvedValue({ user: created });
    sdk.updateProfile.mockRejectedValue(new Error("offline"));
    await expect(
      connect(null).signUp({ displayName: "Felix", email: "f@example.com", password: "secret-1" }),
    ).resolves.toBeUndefined();
  });

  test("are not announced out of order: the newest wins", async () => {
    const onSession = vi.fn();
    connect(null).observeSession({ onSession, onError: vi.fn() });
    let release: (() => void) | undefined;
    const slow = account({
      getIdTokenResult: () =>
        new Promise((resolve) => {
          release = () => resolve({ token: "old", claims: {} });
        }),
    });
    tokenChanged(slow);
    await vi.waitFor(() => expect(release).toBeDefined(), patience);
    tokenChanged(null);
    release?.();
    await vi.waitFor(() => expect(onSession).toHaveBeenCalled(), patience);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(onSession.mock.calls).toEqual([[null]]);
  });

  test("whose token cannot be renewed are an error, not a sign-out", async () => {
    const [onSession, onError] = [vi.fn(), vi.fn()];
    connect(null).observeSession({ onSession, onError });
    tokenChanged(
      account({
        getIdTokenResult: async () => {
          throw new Error("offline");
        },
      }),
    );
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce(), patience);
    expect(onSession).not.toHaveBeenCalled();
  });

  test("are no longer told after the observer left", async () => {
    const onSession = vi.fn();
    const stop = connect(null).observeSession({ onSession, onError: vi.fn() });
    tokenChanged(account());
    stop();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(sdk.stopTokenListener).toHaveBeenCalledOnce();
    expect(onSession).not.toHaveBeenCalled();
  });

  test("give a token, or none where nobody is signed in", async () => {
    const client = connect(null);
    expect(await client.idToken()).toBeNull();
    sdk.auth.currentUser = account();
    expect(await client.idToken()).toBe("token");
  });
});

describe("email verification", () => {
  test("fetches a new token when the address was verified elsewhere", async () => {
    const user = account();
    sdk.auth.currentUser = user;
    sdk.reload.mockImplementation(async () => {
      user.emailVerified = true;
    });
    expect(await connect(null).refreshEmailVerified()).toBe(true);
    expect(user.getIdToken).toHaveBeenCalledWith(true);
  });

  test("sends no request when nothing changed", async () => {
    const user = account();
    sdk.auth.currentUser = user;
    sdk.reload.mockResolvedValue(undefined);
    expect(await connect(null).refreshEmailVerified()).toBe(false);
    expect(user.getIdToken).not.toHaveBeenCalled();
  });
});

describe("password check", () => {
  test("is the provider's own", async () => {
    sdk.validatePassword.mockResolvedValue({
      isValid: false,
      meetsMinPasswordLength: false,
      containsNumericCharacter: true,
      passwordPolicy: { customStrengthOptions: { minPasswordLength: 10 } },
    });
    expect(await connect(null).checkPassword("short1")).toEqual({
      ok: false,
      rules: [
        { id: "min-length", label: "At least 10 characters", met: false },
        { id: "digit", label: "A number", met: true },
      ],
    });
    expect(sdk.validatePassword).toHaveBeenCalledWith(sdk.auth, "short1");
  });

  test("falls back to the provider's minimum, and requests the policy no more", async () => {
    sdk.validatePassword.mockRejectedValue(new Error("no such endpoint"));
    const client = connect(null);
    expect((await client.checkPassword("12345")).ok).toBe(false);
    expect((await client.checkPassword("123456")).ok).toBe(true);
    expect(sdk.validatePassword).toHaveBeenCalledOnce();
  });

  test("sends no request to the emulator, which has no policy and would log an error", async () => {
    sdk.auth.emulatorConfig = { host: "127.0.0.1" };
    expect((await connect(emulators).checkPassword("123456")).ok).toBe(true);
    expect(sdk.validatePassword).not.toHaveBeenCalled();
  });
});

describe("watching users/{uid}", () => {
  const snapshot = (data: unknown, fromCache = false) => ({
    exists: () => data !== undefined,
    data: () => data,
    metadata: { fromCache },
  });

  async function watching() {
    const listener = { onData: vi.fn(), onError: vi.fn() };
    const stopSnapshots = vi.fn();
    sdk.onSnapshot.mockReturnValue(stopSnapshots);
    const stop = connect(emulators).watch(liveDocuments.user, "maple", listener);
    await vi.waitFor(() => expect(sdk.onSnapshot).toHaveBeenCalled(), patience);
    const [path, next, fail] = sdk.onSnapshot.mock.calls[0] as [
      string,
      (value: unknown) => void,
      (error: Error) => void,
    ];
    return { listener, stop, stopSnapshots, path, next, fail };
  }

  test("opens Firestore on the emulator and watches one document", async () => {
    const { path } = await watching();
    expect(sdk.connectFirestoreEmulator).toHaveBeenCalledWith("db", "127.0.0.1", 8080);
    expect(path).toBe("users/maple");
  });

  test("passes on coins, name and unread count, and nothing else of the document", async () => {
    const { listener, next } = await watching();
    next(snapshot({ displayName: "Maple", photoURL: null, coins: 40, unread: 3, stats: {}, createdAt: {} }));
    expect(listener.onData).toHaveBeenCalledWith({
      displayName: "Maple",
      photoURL: null,
      icon: null,
      coins: 40,
      unread: 3,
    });
  });

  test("tells a missing document from an empty cache", async () => {
    const { listener, next } = await watching();
    next(snapshot(undefined, true));
    expect(listener.onData).not.toHaveBeenCalled();
    next(snapshot(undefined));
    expect(listener.onData).toHaveBeenCalledWith(null);
  });

  test("reports a document that is not what it must be", async () => {
    const { listener, next } = await watching();
    next(snapshot({ displayName: "Maple", photoURL: null, coins: "40" }));
    expect(listener.onData).not.toHaveBeenCalled();
    expect(listener.onError).toHaveBeenCalledOnce();
  });

  test("ends with the watcher", async () => {
    const { stop, stopSnapshots } = await watching();
    stop();
    expect(stopSnapshots).toHaveBeenCalledOnce();
  });

  test("never begins for a watcher who left while Firestore was on its way", async () => {
    const stop = connect(emulators).watch(liveDocuments.user, "maple", { onData: vi.fn(), onError: vi.fn() });
    stop();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sdk.onSnapshot).not.toHaveBeenCalled();
  });
});
