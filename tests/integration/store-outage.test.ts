import { setTimeout as pause } from "node:timers/promises";
import { test as base, describe, vi } from "vitest";
import { createSignedIn, deleteAccount } from "../support/accounts";
import { testEnvironment } from "../support/environment";
import { startOwnServer } from "../support/own-server";
import { patience } from "../support/patience";
import { resetUser } from "../support/store";
import { type StoreProxy, startStoreProxy } from "../support/store-proxy";

const { firestoreEmulator } = testEnvironment();

interface Site {
  /** Between the server of this test and the store. */
  proxy: StoreProxy;
  call: (path: string, method?: string) => Promise<Response>;
  /** 404 while the store answers. */
  readProfile: () => Promise<Response>;
}

const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
  site: async ({}, use) => {
    const proxy = await startStoreProxy(firestoreEmulator ?? "");
    const [server, account] = await Promise.all([
      startOwnServer("store-outage", { FIRESTORE_EMULATOR_HOST: proxy.address, QUARRY_NETWORK_BUDGET: "0" }),
      createSignedIn(),
    ]);
    const call: Site["call"] = (path, method = "GET") =>
      fetch(server.url + path, { method, headers: { authorization: `Bearer ${account.idToken}` } });
    const readProfile = () => call("/api/user?uid=nobody-has-this-uid");
    await vi.waitUntil(async () => (await readProfile()).status === 404, patience);
    await use({ proxy, call, readProfile });
    await server.kill();
    await proxy.stop();
    await resetUser(account.uid);
    await deleteAccount(account.uid);
  },
});

/**
 * The embedded store is inside the server and cannot be away. Each test waits for ten seconds and more until a call is
 * given up, so each has a server of its own and they wait at the same time.
 */
describe.runIf(firestoreEmulator).concurrent("while the store is away", () => {
  test("calls that need it are 503 with Retry-After, the rest is served, and all is well at its return", async ({
    site: { proxy, call, readProfile },
    expect,
  }) => {
    proxy.refuse();
    const calls = [
      call("/api/user?uid=nobody-has-this-uid"),
      call("/api/user/quiz"),
      call("/api/user/ledger"),
      call("/api/user/login-reward"),
      call("/api/user/session", "POST"),
      call("/api/builds"),
      call("/api/builds/mine"),
    ];
    const page = call(`/wiki/builds/${"0".repeat(24)}`);
    expect(await (await call("/api/health")).json()).toMatchObject({ status: "degraded", firestore: "down" });
    expect((await call("/wiki/weapons")).status).toBe(200);
    const refused = await page;
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(refused.headers.get("cache-control")).toBe("no-store");
    expect(await refused.text()).toContain("available right now");
    for (const reply of await Promise.all(calls)) {
      expect(reply.status, reply.url).toBe(503);
      expect(Number(reply.headers.get("retry-after")), reply.url).toBeGreaterThan(0);
      expect(await reply.json(), reply.url).toMatchObject({
        code: "unavailable",
        message: expect.any(String),
      });
    }

    // From now on nobody waits: fifty of them, one after the other, in less time than twelve deadlines.
    const further = async () => {
      const statuses: number[] = [];
      for (let each = 0; each < 50; each += 1) statuses.push((await readProfile()).status);
      return statuses;
    };
    const statuses = await Promise.race([further(), pause(120_000).then(() => "they wait")]);
    expect(statuses).toEqual(Array.from({ length: 50 }, () => 503));

    proxy.restore();
    // A look a second finds it back.
    await expect.poll(async () => (await readProfile()).status).toBe(404);
    await expect.poll(async () => (await call("/api/user/quiz")).status).toBe(200);
    await expect.poll(async () => (await call(`/wiki/builds/${"0".repeat(24)}`)).status).toBe(404);
    await expect.poll(async () => (await (await call("/api/health")).json()).firestore).toBe("up");
  });

  test("an account whose calls were under way when a connection died is answered with the store's first answers", async ({
    site: { proxy, call, readProfile },
    expect,
  }) => {
    await expect.poll(async () => (await readProfile()).status).toBe(404);
    await expect.poll(async () => (await call("/api/user/session", "POST")).status).toBe(200);
    const underWay = Array.from({ length: 20 }, () => call("/api/user/session", "POST"));
    await Promise.race(underWay);
    proxy.forget();
    const statuses = (await Promise.all(underWay)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    while ((await readProfile()).status !== 404) await pause(200);
    expect((await call("/api/user/session", "POST")).status).toBe(200);
  });

  test("a connection that died without a word is given up, and another one is opened", async ({
    site: { proxy, readProfile },
    expect,
  }) => {
    await expect.poll(async () => (await readProfile()).status).toBe(404);
    proxy.forget();
    const statuses = new Set<number>();
    // Left alone the client would use the dead connection for a quarter of an hour.
    while (!statuses.has(404)) {
      statuses.add((await readProfile()).status);
      await pause(200);
    }
    expect([...statuses]).toEqual([503, 404]);
  });
});
