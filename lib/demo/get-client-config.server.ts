import { demoAccounts, demoPassword } from "@/lib/demo/accounts";
import { getBackend } from "@/lib/firebase/admin.server";
import type { ClientConfig } from "@/lib/firebase/client-config";

/**
 * The browser's run-time facts about the backend. A real project needs none of it and gets none: demo accounts exist
 * on the emulators and the embedded backend alone.
 */
export function listClientAddresses(env: Readonly<Record<string, string | undefined>>): ClientConfig {
  const backend = getBackend();
  const local = backend === "emulators" || backend === "embedded";
  return {
    backend,
    authEmulator: local ? `http://${env.FIREBASE_AUTH_EMULATOR_HOST}` : null,
    firestoreEmulator: backend === "emulators" ? splitAddress(env.FIRESTORE_EMULATOR_HOST) : null,
    demoAccounts: local
      ? demoAccounts
          .filter((each) => each.offered)
          .map(({ email, displayName, role }) => ({ email, password: demoPassword, displayName, role }))
      : [],
  };
}

function splitAddress(address: string | undefined): ClientConfig["firestoreEmulator"] {
  const { hostname, port } = new URL(`http://${address}`);
  return { host: hostname, port: Number(port) };
}
