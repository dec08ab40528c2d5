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
async function refuse(): Promise<{ address: string; attempts: readonly number[] }> {
  const attempts: number[] = [];
  const server = createServer((socket) => {
    attempts.push(performance.now());
    socket.destroy();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { address: `127.0.0.1:${address.port}`, attempts };
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

describe("the connection to the store", () => {
  test("is tried again in short intervals, however long the store is away", async () => {
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
    while (attempts.length < 13) await pause(50);
    const waits = attempts.slice(1, 13).map((moment, at) => moment - (attempts[at] ?? 0));
    // Left alone each wait is 1.6 times as long as the one before, and the later half ten times as long as the first.
    expect(median(waits.slice(6))).toBeLessThan(4 * median(waits.slice(0, 6)));
  });
});
