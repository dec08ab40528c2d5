import { type Backend, backends } from "./client-config";

/** The settings that decide where data lives. */
export interface BackendSettings {
  readonly projectId: string;
  /** QUARRY_BACKEND; empty or absent means: work it out. */
  readonly requested?: string | undefined;
  /** FIRESTORE_EMULATOR_HOST, `host:port`. */
  readonly firestoreEmulator?: string | undefined;
  /** FIREBASE_AUTH_EMULATOR_HOST, `host:port`. */
  readonly authEmulator?: string | undefined;
}

/**
 * Decides which backend a process uses.
 *
 * Firebase reserves `demo-` project ids for emulators, so such a project never reaches the real service and
 * a real project never reaches an emulator: the Admin SDK would follow a left-over emulator variable without
 * a word, and an Auth emulator accepts unsigned tokens.
 *
 * @throws Error that names the variables which contradict one another.
 */
export function resolveBackend(settings: BackendSettings): Backend {
  const requested = readRequest(settings.requested);
  return settings.projectId.startsWith("demo-")
    ? resolveDemoBackend(settings, requested)
    : resolveRealBackend(settings, requested);
}

function readRequest(text: string | undefined): Backend | undefined {
  if (!text) return undefined;
  const backend = backends.find((each) => each === text);
  if (!backend) throw new Error(`QUARRY_BACKEND is "${text}"; it must be one of ${backends.join(", ")}.`);
  return backend;
}

function resolveDemoBackend(settings: BackendSettings, requested: Backend | undefined): Backend {
  const { firestoreEmulator, authEmulator, projectId } = settings;
  if (requested === "firebase") {
    throw new Error(
      `QUARRY_BACKEND=firebase needs a real project, but NEXT_PUBLIC_FIREBASE_PROJECT_ID is "${projectId}".`,
    );
  }
  if (requested === "emulators" && !(firestoreEmulator && authEmulator)) {
    throw new Error(
      "QUARRY_BACKEND=emulators needs FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST (host:port each).",
    );
  }
  if (requested === "embedded" && !authEmulator) {
    throw new Error("QUARRY_BACKEND=embedded needs FIREBASE_AUTH_EMULATOR_HOST (host:port).");
  }
  if (requested) return requested;
  if (!authEmulator) return "none";
  return firestoreEmulator ? "emulators" : "embedded";
}

function resolveRealBackend(settings: BackendSettings, requested: Backend | undefined): Backend {
  const { firestoreEmulator, authEmulator, projectId } = settings;
  if (firestoreEmulator || authEmulator) {
    throw new Error(
      `FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST must be unset for the real project "${projectId}".`,
    );
  }
  if (requested === "emulators" || requested === "embedded") {
    throw new Error(
      `QUARRY_BACKEND=${requested} needs a project id that begins with demo-, but NEXT_PUBLIC_FIREBASE_PROJECT_ID is "${projectId}".`,
    );
  }
  return requested ?? "firebase";
}
