import { backends } from "@/lib/firebase/client-config";

/** What `npm test` tells a test that talks to a running server and its backend. */
export interface TestEnvironment {
  /** Address of the served site without a trailing slash, e.g. `http://127.0.0.1:41234`. */
  readonly baseUrl: string;
  readonly backend: "emulators" | "embedded";
  /** `host:port` of the Auth emulator. */
  readonly authEmulator: string;
  /** `host:port` of the Firestore emulator; absent on the embedded backend. */
  readonly firestoreEmulator: string | undefined;
}

/** @throws Error that names the variable which is missing. */
export function testEnvironment(): TestEnvironment {
  const backend = backends.find((each) => each === process.env.QUARRY_BACKEND);
  if (backend !== "emulators" && backend !== "embedded") {
    throw new Error("These tests need QUARRY_BACKEND=emulators or embedded; npm test sets it.");
  }
  return {
    baseUrl: required("QUARRY_BASE_URL").replace(/\/+$/, ""),
    backend,
    authEmulator: required("FIREBASE_AUTH_EMULATOR_HOST"),
    firestoreEmulator: backend === "emulators" ? required("FIRESTORE_EMULATOR_HOST") : undefined,
  };
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`These tests need ${name}; npm test sets it.`);
  return value;
}
