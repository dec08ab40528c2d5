import { afterAll, describe, expect, test } from "vitest";
import { createSignedIn, type SignedInAccount } from "../support/accounts";
import { callApi } from "../support/api";
import { testEnvironment } from "../support/environment";
import { clearAway, type OwnServer, startOwnServer } from "../support/own-server";

const { firestoreEmulator } = testEnvironment();
const servers: OwnServer[] = [];
const accounts: SignedInAccount[] = [];

afterAll(() => clearAway(servers, accounts));

/** Runs before the server's own code: every `Date` of the process is a day slow. */
const daySlow = `const RightDate = Date;
globalThis.Date = class extends RightDate {
  constructor(...given) { if (given.length === 0) super(RightDate.now() - 86400000); else super(...given); }
  static now() { return RightDate.now() - 86400000; }
  static parse(text) { return RightDate.parse(text); }
  static UTC(...parts) { return RightDate.UTC(...parts); }
};`;

// The embedded store is part of the server, and has its clock.
describe.runIf(firestoreEmulator)("while the clock of one server is wrong", () => {
  test("a server a day slow pays nothing a second time", async () => {
    const account = await createSignedIn();
    accounts.push(account);
    const server = await startOwnServer("clock", {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(daySlow)}`,
    });
    servers.push(server);
    const headers = { Authorization: `Bearer ${account.idToken}` };

    const right = await callApi("/api/user/login-reward", { token: account.idToken });
    expect(right.body).toMatchObject({ message: "OK" });
    const slow = await fetch(`${server.url}/api/user/login-reward`, { headers });
    expect(slow.status).toBe(503);
    expect(slow.headers.get("Retry-After")).toBe("60");
    expect(await slow.json()).toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("The clock of our server is wrong"),
    });
    // What has nothing to do with days goes on.
    expect((await fetch(`${server.url}/api/user/ledger`, { headers })).status).toBe(200);
  });
});
