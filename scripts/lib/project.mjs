import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout's top folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[/\\]$/, "");

/** The folder that scripts keep between runs: logs, emulator data, run records. Ignored by git. */
export const stateDir = join(root, ".quarry");

/** Firebase never lets a `demo-` project reach the real service. */
export const demoProject = "demo-quarry";

const inModules = (/** @type {string} */ path) => join(root, "node_modules", path);

/**
 * Command-line tools, started with Node itself: no shell and no wrapper is between a script and its
 * child, so that a signal reaches the right process on every system.
 */
export const tools = {
  biome: inModules("@biomejs/biome/bin/biome"),
  firebase: inModules("firebase-tools/lib/bin/firebase.js"),
  next: inModules("next/dist/bin/next"),
  playwright: inModules("@playwright/test/cli.js"),
  tsc: inModules("typescript/bin/tsc"),
  tsx: inModules("tsx/dist/cli.mjs"),
  vitest: inModules("vitest/vitest.mjs"),
};

/**
 * Settings of the demo project, over whatever an .env file says: a demo never touches a real project.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const demoSettings = {
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: demoProject,
  NEXT_PUBLIC_FIREBASE_API_KEY: "demo-key",
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: `${demoProject}.firebaseapp.com`,
  NEXT_PUBLIC_FIREBASE_APP_ID: "",
  FIREBASE_SERVICE_ACCOUNT: "",
  NEXT_TELEMETRY_DISABLED: "1",
};

/**
 * @typedef {"emulators" | "embedded" | "none"} LocalBackend
 *
 * @typedef {object} BackendAddresses
 * @property {LocalBackend} backend
 * @property {number} [authPort]
 * @property {number} [firestorePort]
 */

/**
 * The environment of a process that uses a local backend. Addresses that the backend does not have are
 * emptied, so that a left-over variable of the shell cannot lead elsewhere.
 *
 * @param {BackendAddresses} addresses
 * @returns {Record<string, string>}
 */
export function backendEnvironment({ backend, authPort, firestorePort }) {
  return {
    ...demoSettings,
    QUARRY_BACKEND: backend,
    FIREBASE_AUTH_EMULATOR_HOST: backend === "none" ? "" : `127.0.0.1:${authPort}`,
    FIRESTORE_EMULATOR_HOST: backend === "emulators" ? `127.0.0.1:${firestorePort}` : "",
  };
}
