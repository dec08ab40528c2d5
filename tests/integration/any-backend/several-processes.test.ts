import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loginRewardResponseSchema } from "@/lib/daily/login-reward-schema";
import { createSignedIn, revokeTokens, type SignedInAccount } from "../../support/accounts";
import { buildContent, postBuild, savePublishedBuild } from "../../support/builds/saved-builds";
import { testEnvironment } from "../../support/environment";
import { clearAway, type OwnServer, startOwnServer } from "../../support/own-server";
import { type SmallProxy, startSmallProxy } from "../../support/small-proxy";
import { readStoredLedger } from "../../support/stored-ledger";
import { awayFromMidnight } from "../../support/utc-day";

const processCount = 3;
/** Calls a minute from one network to one route of one process. */
const addressLimit = 60;

// The embedded store is that of one process.
describe.skipIf(testEnvironment().backend === "embedded")("three processes behind a proxy", () => {
  const servers: OwnServer[] = [];
  let proxy: SmallProxy;
  const accounts: SignedInAccount[] = [];

  beforeAll(async () => {
    await awayFromMidnight();
    const env = {
      QUARRY_PROXY: "nginx",
      QUARRY_NETWORK_BUDGET: "0",
      QUARRY_ADDRESS_LIMIT: String(addressLimit),
    };
    for (let each = 0; each < processCount; each++)
      servers.push(await startOwnServer(`several-${each}`, env));
    proxy = await startSmallProxy(() => servers.map(({ port }) => port));
  });
  afterAll(async () => {
    await proxy?.stop();
    await clearAway(servers, accounts);
  });

  const signIn = async () => {
    const account = await createSignedIn();
    accounts.push(account);
    return account;
  };
  /** The address is the proxy's, as it appends its own: so each test takes care of the limit that they share. */
  const call = (path: string, { idToken }: SignedInAccount, body: unknown = {}) =>
    fetch(`${proxy.url}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${idToken}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const askEach = (path: string, headers: Record<string, string> = {}) =>
    Promise.all(servers.map(({ url }) => fetch(`${url}${path}`, { headers }).then(({ status }) => status)));

  test("pay a reward once, whichever is asked", async () => {
    const account = await signIn();
    const headers = { authorization: `Bearer ${account.idToken}` };
    const replies = await Promise.all(
      Array.from({ length: 12 }, async () =>
        loginRewardResponseSchema.parse(
          await (await fetch(`${proxy.url}/api/user/login-reward`, { headers })).json(),
        ),
      ),
    );
    expect(replies.filter(({ message }) => message === "OK")).toHaveLength(1);
    expect(await readStoredLedger(account.uid)).toMatchObject({ coins: 5, sum: 5 });
  });

  test("save a build once for its key", async () => {
    const account = await signIn();
    const key = randomUUID();
    const saved = await Promise.all(
      Array.from({ length: 6 }, async () =>
        (await call("/api/builds", account, { key, ...buildContent() })).json(),
      ),
    );
    expect(new Set(saved.map(({ build }) => build.id)).size).toBe(1);
    expect(saved.filter(({ created }) => created)).toHaveLength(1);
  });

  test("hide at once what was hidden in another one, from lists and pages within two seconds", async () => {
    const account = await signIn();
    const build = await savePublishedBuild(account);
    const path = `/wiki/builds/${build.id}`;
    await expect.poll(() => askEach(path), { timeout: 10_000 }).toEqual([200, 200, 200]);
    expect((await postBuild(`/${build.id}/unpublish`, account)).status).toBe(200);
    const hiddenAt = Date.now();
    expect(await askEach(`/api/builds/${build.id}`)).toEqual([404, 404, 404]);
    await expect.poll(() => askEach(path), { timeout: 10_000, interval: 100 }).toEqual([404, 404, 404]);
    // A second for the kept page, and a second in which this machine may be busy.
    expect(Date.now() - hiddenAt).toBeLessThan(4_000);
  });

  test("end a session everywhere", async () => {
    const account = await signIn();
    const headers = { authorization: `Bearer ${account.idToken}` };
    expect(await askEach("/api/builds/mine", headers)).toEqual([200, 200, 200]);
    await revokeTokens(account.uid);
    await expect
      .poll(() => askEach("/api/builds/mine", headers), { timeout: 10_000 })
      .toEqual([401, 401, 401]);
  });

  test("limit a network each for itself, as docs/scale.md says", async () => {
    const statuses: number[] = [];
    // Few at once: more of one network are turned away before they are counted.
    const clients = Array.from({ length: 2 * processCount }, async () => {
      for (let each = 0; each < addressLimit; each++) {
        statuses.push(await fetch(`${proxy.url}/api/client-config`).then(({ status }) => status));
      }
    });
    await Promise.all(clients);
    const allowed = statuses.filter((status) => status === 200).length;
    expect(allowed).toBeGreaterThanOrEqual(processCount * addressLimit);
    // A bucket fills while the calls are made.
    expect(allowed).toBeLessThan(1.5 * processCount * addressLimit);
    expect(statuses.filter((status) => status === 429).length).toBe(statuses.length - allowed);
  });
});
