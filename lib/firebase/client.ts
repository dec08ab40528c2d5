import { type FirebaseApp, initializeApp } from "firebase/app";
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updateProfile,
  validatePassword,
} from "firebase/auth";
import { z } from "zod";
import type {
  IdentityClient,
  NewAccount,
  Session,
  SessionListener,
  Unsubscribe,
} from "@/lib/firebase/identity";
import {
  checkAgainstProviderMinimum,
  describePasswordStatus,
  type PasswordCheck,
} from "@/lib/firebase/password-policy";
import { setCallHeaders } from "@/lib/http/call-headers";
import { appCheckHeader } from "@/lib/site/app-check";
import { siteConfig } from "@/lib/site/config";
import { getRoles } from "@/lib/site/roles";
import { type ClientConfig, clientConfigSchema } from "./client-config";
import { watchStream } from "./watch-stream";

/** A real project needs nothing from the server: its addresses are the provider's own. */
const realProject: ClientConfig = {
  backend: "firebase",
  authEmulator: null,
  firestoreEmulator: null,
  demoAccounts: [],
};

/**
 * Opens the SDK. Load this file with `import()` only (`load.ts` does): it carries the whole Auth SDK.
 *
 * @param rawConfig reply of GET /api/client-config; `null` for a real project
 * @throws ZodError when the reply is not what the schema promises
 */
export function connect(rawConfig: unknown): IdentityClient {
  const config = rawConfig === null ? realProject : clientConfigSchema.parse(rawConfig);
  const app = initializeApp(siteConfig.firebase);
  if (config.backend === "firebase" && siteConfig.appCheckKey) startAppCheck(app, siteConfig.appCheckKey);
  const auth = openAuth(app, config);
  const sessions = createSessions(auth);
  const idToken = async () => {
    await auth.authStateReady();
    return auth.currentUser ? auth.currentUser.getIdToken() : null;
  };
  return {
    backend: config.backend,
    demoAccounts: config.demoAccounts,
    observeSession: sessions.observe,
    idToken,
    ...createAccountCalls(auth, config.authEmulator, sessions.settle),
    checkPassword: createPasswordCheck(auth),
    watch:
      config.backend === "embedded"
        ? (document, id, listener) => watchStream(document, id, idToken, listener)
        : createWatch(app, config),
  };
}

/** Loads App Check, which the site may do without, and sends its token with every signed-in call from then on. */
function startAppCheck(app: FirebaseApp, key: string): void {
  const opened = createLazy(async () => {
    const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import("firebase/app-check");
    const provider = new ReCaptchaEnterpriseProvider(key);
    const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
    return async () => (await getToken(appCheck)).token;
  });
  setCallHeaders(async () => ({ [appCheckHeader]: await (await opened())() }));
  // At once, as the live watch of Firestore sends a token of its own. A failure is met again by the next call.
  opened().catch(() => {});
}

/**
 * Auth without the helper that popups need: that one loads a frame and a script of the provider, and is
 * handed over only where a popup is requested.
 */
function openAuth(app: FirebaseApp, { authEmulator }: ClientConfig): Auth {
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  // At once after `initializeAuth`: a restored session asks the provider about itself right away.
  if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  return auth;
}

/** Sessions as the product sees them: none is announced while its account is still being set up. */
function createSessions(auth: Auth) {
  let settled: Promise<unknown> = Promise.resolve();
  return {
    /** Holds news back until `work` is done, so that a new account appears with its name. */
    settle<T>(work: () => Promise<T>): Promise<T> {
      // Begun a moment later, so that news which it brings about already waits.
      const done = Promise.resolve().then(work);
      settled = done.catch(() => {});
      return done;
    },
    observe({ onSession, onError }: SessionListener): Unsubscribe {
      let newest = 0;
      const stop = onIdTokenChanged(auth, async () => {
        newest += 1;
        const turn = newest;
        await settled;
        try {
          const session = await readSession(auth.currentUser);
          if (turn === newest) onSession(session);
        } catch (error) {
          if (turn === newest) onError(error);
        }
      });
      return () => {
        newest = -1;
        stop();
      };
    },
  };
}

async function readSession(account: User | null): Promise<Session | null> {
  if (!account) return null;
  const { token, claims } = await account.getIdTokenResult();
  const { uid, displayName, photoURL, email, emailVerified } = account;
  return {
    user: { uid, displayName, photoURL, idToken: token, ...getRoles(claims) },
    email,
    emailVerified,
    hasPassword: account.providerData.some(({ providerId }) => providerId === "password"),
  };
}

function createAccountCalls(
  auth: Auth,
  authEmulator: string | null,
  settle: <T>(work: () => Promise<T>) => Promise<T>,
) {
  return {
    async signIn(email: string, password: string): Promise<void> {
      await signInWithEmailAndPassword(auth, email, password);
    },
    signUp: (account: NewAccount): Promise<void> => settle(() => createAccount(auth, account)),
    async signInWithGoogle(): Promise<void> {
      await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
    },
    sendPasswordReset: (email: string): Promise<void> => sendPasswordResetEmail(auth, email),
    async sendEmailVerification(): Promise<string | null> {
      if (!auth.currentUser) return null;
      await sendEmailVerification(auth.currentUser);
      return authEmulator ? findEmulatorLink(authEmulator, auth.currentUser.email) : null;
    },
    async refreshEmailVerified(): Promise<boolean> {
      const account = auth.currentUser;
      if (!account) return false;
      const before = account.emailVerified;
      await reload(account);
      // A new token carries the news to the server and, through `onIdTokenChanged`, to the page.
      if (account.emailVerified !== before) await account.getIdToken(true);
      return account.emailVerified;
    },
    async confirmIdentity(password: string | null): Promise<void> {
      const account = auth.currentUser;
      if (!account) return;
      if (password === null) {
        await reauthenticateWithPopup(account, new GoogleAuthProvider(), browserPopupRedirectResolver);
      } else {
        const credential = EmailAuthProvider.credential(account.email ?? "", password);
        await reauthenticateWithCredential(account, credential);
      }
      // The new token carries the time of this sign-in.
      await account.getIdToken(true);
    },
    signOut: (): Promise<void> => signOut(auth),
  };
}

/** The Auth emulator sends no mail and lists its links instead. @returns the newest for this address */
async function findEmulatorLink(authEmulator: string, email: string | null): Promise<string | null> {
  const { projectId } = siteConfig.firebase;
  const reply = await fetch(`${authEmulator}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = emulatorLinksSchema.parse(await reply.json());
  const links = oobCodes.filter((each) => each.email === email && each.requestType === "VERIFY_EMAIL");
  return links.at(-1)?.oobLink ?? null;
}

const emulatorLinksSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.url() })),
});

async function createAccount(auth: Auth, { displayName, email, password }: NewAccount): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  try {
    await updateProfile(user, { displayName });
    // The first token was issued before the name was set.
    await user.getIdToken(true);
  } catch {
    // The account exists and is signed in: calling the whole attempt a failure would be wrong.
  }
}

/** Asks the SDK, which fetches the policy once. The Auth emulator has no policy to ask for. */
function createPasswordCheck(auth: Auth): (password: string) => Promise<PasswordCheck> {
  let policyKnown = !auth.emulatorConfig;
  return async (password) => {
    if (!policyKnown) return checkAgainstProviderMinimum(password);
    try {
      return describePasswordStatus(await validatePassword(auth, password));
    } catch {
      policyKnown = false;
      return checkAgainstProviderMinimum(password);
    }
  };
}

/** The live watch by Firestore, whose SDK is several times the size of Auth and loads with the first watch. */
function createWatch(app: FirebaseApp, config: ClientConfig): IdentityClient["watch"] {
  const opened = createLazy(() => openFirestore(app, config));
  return (document, id, listener) => {
    let stopped = false;
    let stop: Unsubscribe = () => {};
    opened().then(
      (watch) => {
        if (!stopped) stop = watch(document, id, listener);
      },
      (error: unknown) => {
        if (!stopped) listener.onError(error);
      },
    );
    return () => {
      stopped = true;
      stop();
    };
  };
}

async function openFirestore(
  app: FirebaseApp,
  { firestoreEmulator }: ClientConfig,
): Promise<IdentityClient["watch"]> {
  // Named one by one: the bundler leaves out what is not.
  const { connectFirestoreEmulator, doc, getFirestore, onSnapshot } = await import("firebase/firestore");
  const db = getFirestore(app);
  if (firestoreEmulator) connectFirestoreEmulator(db, firestoreEmulator.host, firestoreEmulator.port);
  return ({ toPath, schema }, id, { onData, onError }) =>
    onSnapshot(
      doc(db, toPath(id)),
      (snapshot) => {
        // Offline, the SDK answers from an empty cache: that says nothing about the document.
        if (!snapshot.exists() && snapshot.metadata.fromCache) return;
        const parsed = schema.nullable().safeParse(snapshot.data() ?? null);
        if (parsed.success) onData(parsed.data);
        else onError(parsed.error);
      },
      onError,
    );
}

/** Opens once, and again after a failure. */
function createLazy<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}
