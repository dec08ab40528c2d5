import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, test } from "vitest";
import { findFreePorts } from "@/scripts/lib/ports.mjs";
import { createSignedIn, type SignedInAccount } from "../../support/accounts";
import { testEnvironment } from "../../support/environment";
import { clearAway, type OwnServer, startOwnServer } from "../../support/own-server";
import { openRaw, type RawConnection } from "../../support/raw-call";

const { baseUrl } = testEnvironment();
const servedPort = Number(new URL(baseUrl).port);
const servers: OwnServer[] = [];
const accounts: SignedInAccount[] = [];

afterAll(() => clearAway(servers, accounts));

async function ownServer(): Promise<OwnServer> {
  const server = await startOwnServer("process");
  servers.push(server);
  return server;
}

const get = (path: string, headers: readonly string[] = []) =>
  ["GET", ` ${path} HTTP/1.1\r\n`, ["Host: quarry.test", ...headers].join("\r\n"), "\r\n\r\n"].join("");

/** A call whose body comes later: the server has said that it waits for it. */
async function openSlowCall(port: number, { idToken }: SignedInAccount): Promise<RawConnection> {
  const connection = await openRaw(port);
  connection.send(
    [
      "POST /api/user/quiz HTTP/1.1",
      "Host: quarry.test",
      `Authorization: Bearer ${idToken}`,
      "Content-Type: application/json",
      "Content-Length: 2",
      "Expect: 100-continue",
      "\r\n",
    ].join("\r\n"),
  );
  await connection.until(/^HTTP\/1\.1 100 Continue/);
  return connection;
}

async function refusesConnections(port: number): Promise<boolean> {
  return openRaw(port).then(
    (connection) => {
      connection.destroy();
      return false;
    },
    () => true,
  );
}

// They wait for limits of the server most of the time, so all wait at once.
describe.concurrent("a server whose event loop is blocked", () => {
  test("says on the port of its liveness that it is alive", async ({ expect }) => {
    const [livenessPort = 0] = await findFreePorts(1);
    const block =
      'process.on("SIGUSR2", () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000))';
    const server = await startOwnServer("liveness", {
      QUARRY_LIVENESS_PORT: String(livenessPort),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(block)}`,
    });
    servers.push(server);
    const ask = async (url: string) =>
      fetch(`${url}/api/health/live`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ status }) => status,
        () => "silent",
      );
    await expect.poll(() => ask(server.url)).toBe(200);
    process.kill(server.pid, "SIGUSR2");
    await expect.poll(() => ask(server.url)).toBe("silent");
    await expect.poll(() => ask(`http://127.0.0.1:${livenessPort}`)).toBe(200);
    expect(await ask(server.url)).toBe("silent");
  });
});

describe.concurrent("a server that is told to end", () => {
  test("answers every call that is open, and ends with success", async ({ expect }) => {
    const [server, account] = await Promise.all([ownServer(), createSignedIn()]);
    accounts.push(account);
    const idle = await openRaw(server.port);
    idle.send(get("/api/client-config"));
    await idle.until(/HTTP\/1\.1 200 OK[\s\S]*\}$/);
    const calls = await Promise.all(Array.from({ length: 12 }, () => openSlowCall(server.port, account)));

    const code = server.end();
    while (!(await refusesConnections(server.port))) await pause(50);
    for (const call of calls) call.send("{}");

    for (const call of calls) {
      const { text, error } = await call.ended;
      expect(error).toBeNull();
      expect(text).toMatch(/HTTP\/1\.1 400 Bad Request/);
      expect(text).toMatch(/\r\nConnection: close\r\n/i);
      expect(text).toMatch(/"code":"bad-request"/);
    }
    expect((await idle.ended).error).toBeNull();
    expect(await code).toBe(0);
  });

  test("resets no client that goes on calling over its connection", async ({ expect }) => {
    const server = await ownServer();
    const clients = await Promise.all(Array.from({ length: 12 }, () => openRaw(server.port)));
    let ending = false;
    const work = clients.map(async (client) => {
      for (let sent = 1; ; sent++) {
        client.send(get("/api/client-config"));
        await client.until(new RegExp(`(?:HTTP/1\\.1 200 OK[\\s\\S]*?\\}){${sent}}$`));
        const last = client.received().split("HTTP/1.1 200 OK").at(-1) ?? "";
        if (/\r\nConnection: close\r\n/i.test(last)) return { ending, ...(await client.ended) };
      }
    });
    await pause(300);
    ending = true;
    const code = server.end();
    for (const outcome of await Promise.all(work))
      expect(outcome).toMatchObject({ ending: true, error: null });
    expect(await code).toBe(0);
  });
});

describe.concurrent("a request that is out of the ordinary", () => {
  test.for(["/", "/api/client-config", "/nothing-here", "/_next/static/nothing.js"])(
    "for another protocol at %s is answered like any other, and its connection closed",
    async (path, { expect }) => {
      const connection = await openRaw(servedPort);
      connection.send(
        get(path, [
          "Connection: Upgrade",
          "Upgrade: websocket",
          "Sec-WebSocket-Key: eA==",
          "Sec-WebSocket-Version: 13",
        ]),
      );
      const { text, error } = await connection.ended;
      expect(error).toBeNull();
      expect(text).toMatch(/^HTTP\/1\.1 (200|404) /);
      expect(text).toMatch(/\r\nConnection: close\r\n/i);
    },
  );

  test("a request that does not arrive in time is ended, and its connection with it", async ({ expect }) => {
    const [headers, body] = await Promise.all([openRaw(servedPort), openRaw(servedPort)]);
    headers.send("GET / HTTP/1.1\r\nHost: quarry.test\r\n");
    body.send(
      "POST /api/csp-reports HTTP/1.1\r\nHost: quarry.test\r\nContent-Type: application/csp-report\r\nContent-Length: 100\r\n\r\n{",
    );
    // Whole or not, they end; without a limit of the server they would be open for five minutes.
    await Promise.all([headers.ended, body.ended]);
    expect(headers.received()).toMatch(/^HTTP\/1\.1 408 /);
    expect(body.received()).toMatch(/^HTTP\/1\.1 (?:408|503) /);
  });

  test("OPTIONS * names the methods of the server", async ({ expect }) => {
    const connection = await openRaw(servedPort);
    connection.send("OPTIONS * HTTP/1.1\r\nHost: quarry.test\r\nConnection: close\r\n\r\n");
    const { text } = await connection.ended;
    expect(text).toMatch(/^HTTP\/1\.1 204 /);
    expect(text).toMatch(/\r\nAllow: GET, HEAD, POST, DELETE, OPTIONS\r\n/);
  });

  test("any other method for * is a mistake of the caller", async ({ expect }) => {
    const connection = await openRaw(servedPort);
    connection.send(get("*", ["Connection: close"]));
    expect((await connection.ended).text).toMatch(/^HTTP\/1\.1 400 /);
  });
});
