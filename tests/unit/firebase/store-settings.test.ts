import { createServer, type Server } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";

const servers: Server[] = [];
// The client is left to itself: terminated between two attempts, it would throw where nobody can catch it.
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  vi.unstubAllEnvs();
  forgetStore();
});

/** A process works out its backend once; another test may have asked for it already. */
function forgetStore(): void {
  Reflect.deleteProperty(globalThis, "quarryAdmin");
  vi.resetModules();
}

/** A store that takes no connection: each one is cut at once. */
async function refuse(): Promise<{ address: string; attempts: () => number }> {
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    socket.destroy();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { address: `127.0.0.1:${address.port}`, attempts: () => count };
}

describe("the connection to the store", () => {
  // Left alone the client makes its twelfth attempt after some minutes.
  test("is tried again in short intervals, however long the store is away", { timeout: 45_000 }, async () => {
    const { address, attempts } = await refuse();
    vi.stubEnv("FIRESTORE_EMULATOR_HOST", address);
    vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", "127.0.0.1:9");
    vi.stubEnv("QUARRY_BACKEND", "emulators");
    forgetStore();
    const { getDb } = await import("@/lib/firebase/admin.server");
    const db = await getDb();
    db.doc("health/probe")
      .get()
      .catch(() => undefined);
    while (attempts() < 12) await pause(50);
    expect(attempts()).toBeGreaterThanOrEqual(12);
  });
});
