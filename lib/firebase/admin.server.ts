import { type App, applicationDefault, cert, getApps, initializeApp } from "firebase-admin/app";
import type { AppCheck } from "firebase-admin/app-check";
import { type Auth, getAuth } from "firebase-admin/auth";
import {
  AggregateField,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  getFirestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
  type WriteBatch,
} from "firebase-admin/firestore";
import { siteConfig } from "@/lib/site/config";
import { resolveBackend } from "./backend";
import type { Backend } from "./client-config";
import { appCheckKeysPath, authKeysPath, keepPublicKeys } from "./keep-public-keys.server";

/**
 * How the connection to Firestore behaves while the store is away. Left alone the client waits longer after each
 * failed attempt, up to two minutes, and the site stays down for that long after the store is back. A connection
 * that died without a word it uses until the system gives up on it, a quarter of an hour later.
 */
const storeSettings = {
  "grpc.initial_reconnect_backoff_ms": 250,
  "grpc.max_reconnect_backoff_ms": 1_000,
  // A connection with a call on it that has been silent for this long is asked whether it still lives.
  "grpc.keepalive_time_ms": 10_000,
  "grpc.keepalive_timeout_ms": 5_000,
};

export {
  AggregateField,
  type Auth,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
  type WriteBatch,
};

/** No store, or no sign-in, is configured for this process. Routes answer it with 503. */
export class BackendUnavailableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "BackendUnavailableError";
  }
}

interface AdminState {
  backend?: Backend;
  db?: Promise<Firestore>;
  auth?: Promise<Auth>;
  appCheck?: Promise<AppCheck>;
  /** Only the embedded store has it. */
  listPaths?: () => string[];
}

// Next.js may load this file once per route bundle; the process must still hold one store, above all in
// embedded mode, where the store is the data.
const holder = globalThis as typeof globalThis & { quarryAdmin?: AdminState };
holder.quarryAdmin ??= {};
const state: AdminState = holder.quarryAdmin;

/**
 * The backend of this process, worked out once from the environment.
 *
 * @throws Error when the environment contradicts itself (see `resolveBackend`).
 */
export function getBackend(): Backend {
  state.backend ??= resolveBackend({
    projectId: siteConfig.firebase.projectId,
    requested: process.env.QUARRY_BACKEND,
    firestoreEmulator: process.env.FIRESTORE_EMULATOR_HOST,
    authEmulator: process.env.FIREBASE_AUTH_EMULATOR_HOST,
  });
  return state.backend;
}

/**
 * The Firestore of this process, the same object for every caller.
 *
 * @throws BackendUnavailableError when the backend is `none` or the embedded store is not installed.
 */
export function getDb(): Promise<Firestore> {
  state.db ??= openDb();
  return state.db;
}

/**
 * Paths of all documents of the embedded store, which knows them. Through the SDK each document would have to be
 * asked for its subcollections, and thousands of such questions outlast the deadline of a call.
 *
 * @throws Error when this process has no embedded store.
 */
export async function listEmbeddedPaths(): Promise<string[]> {
  await getDb();
  if (!state.listPaths) throw new Error("Only the embedded store can list its paths.");
  return state.listPaths();
}

/**
 * The Admin Auth of this process. In the `emulators` and `embedded` backends it speaks to the Auth emulator.
 *
 * @throws BackendUnavailableError when the backend is `none`.
 */
export function getAdminAuth(): Promise<Auth> {
  state.auth ??= openAuth();
  return state.auth;
}

/**
 * Looks whether an App Check token was issued to an app of this project and has not expired.
 *
 * @throws Error of the SDK for a token that is not valid.
 */
export async function verifyAppCheckToken(token: string): Promise<{ appId: string }> {
  state.appCheck ??= openAppCheck();
  return (await state.appCheck).verifyToken(token);
}

async function openAppCheck(): Promise<AppCheck> {
  // Loaded where App Check is on, and nowhere else.
  const { getAppCheck } = await import("firebase-admin/app-check");
  const appCheck = getAppCheck(getAdminApp(getBackend()));
  keepPublicKeys(appCheck, appCheckKeysPath);
  return appCheck;
}

async function openDb(): Promise<Firestore> {
  const backend = getBackend();
  if (backend === "embedded") return openEmbeddedDb();
  const db = getFirestore(getAdminApp(backend));
  db.settings(storeSettings);
  return db;
}

async function openAuth(): Promise<Auth> {
  const auth = getAuth(getAdminApp(getBackend()));
  keepPublicKeys(auth, authKeysPath);
  return auth;
}

function getAdminApp(backend: Backend): App {
  if (backend === "none") {
    throw new BackendUnavailableError("No backend is configured: sign-in, coins and the daily quiz are off.");
  }
  const existing = getApps()[0];
  if (existing) return existing;
  const { projectId } = siteConfig.firebase;
  return initializeApp(backend === "firebase" ? { projectId, credential: readCredential() } : { projectId });
}

/** A service account where one is given; else the identity of the machine or of `gcloud auth`. */
function readCredential() {
  const serviceAccount = process.env.FIREBASE_SERVICE_ACCOUNT;
  return serviceAccount ? cert(JSON.parse(serviceAccount)) : applicationDefault();
}

/** A real Admin SDK Firestore over a store in this process's memory. Nothing is kept after the end. */
async function openEmbeddedDb(): Promise<Firestore> {
  try {
    const { FirestoreMock } = await import("@firebase-bridge/firestore-admin");
    const controller = new FirestoreMock().createDatabase(siteConfig.firebase.projectId);
    state.listPaths = () => controller.database.toDocumentPaths();
    return controller.firestore();
  } catch (cause) {
    throw new BackendUnavailableError(
      "The embedded backend needs the development dependency @firebase-bridge/firestore-admin (npm ci).",
      { cause },
    );
  }
}
