import { Children } from "@/scripts/lib/children.mjs";
import { findFreePorts } from "@/scripts/lib/ports.mjs";
import { backendEnvironment } from "@/scripts/lib/project.mjs";
import { startServer } from "@/scripts/lib/server.mjs";
import { deleteAccount, type SignedInAccount } from "./accounts";
import { testEnvironment } from "./environment";
import { resetUser } from "./store";

/** A server of this test alone, which it may stop, starve or cut off from the store. */
export interface OwnServer {
  readonly port: number;
  readonly url: string;
  readonly pid: number;
  /** Sends SIGTERM and gives the exit code once it has ended. */
  end(): Promise<number | null>;
  /** Ends it at once, however it is. */
  kill(): Promise<void>;
}

/**
 * Serves the production build under test on a port of its own.
 *
 * @param env Over the environment of the backend under test.
 */
export async function startOwnServer(name: string, env: Record<string, string> = {}): Promise<OwnServer> {
  const { backend, authEmulator, firestoreEmulator } = testEnvironment();
  const [port = 0] = await findFreePorts(1);
  const children = new Children();
  const child = await startServer(children, {
    name,
    mode: "start",
    port,
    distDir: process.env.QUARRY_DIST_DIR || ".next",
    env: {
      ...backendEnvironment({
        backend,
        authPort: portOf(authEmulator),
        firestorePort: portOf(firestoreEmulator),
      }),
      ...env,
    },
  });
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async end() {
      if (child.pid === undefined) throw new Error("The server does not run.");
      process.kill(child.pid, "SIGTERM");
      return (await child.ended).code;
    },
    kill: () => children.killAll(),
  };
}

/** Ends servers however they are, and deletes the accounts that called them. */
export async function clearAway(
  servers: readonly OwnServer[],
  accounts: readonly SignedInAccount[],
): Promise<void> {
  await Promise.all(servers.map((each) => each.kill()));
  for (const { uid } of accounts) {
    await resetUser(uid);
    await deleteAccount(uid);
  }
}

function portOf(address: string | undefined): number {
  return Number(address?.split(":").at(-1) ?? 0);
}
