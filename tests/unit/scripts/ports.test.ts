import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { findFreePorts, isPortFree, portSetting, requireFreePorts } from "@/scripts/lib/ports.mjs";

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((each) => new Promise((done) => each.close(done)))));

/** A program that listens, as any other program on the machine would. */
async function listen(host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((done) => server.listen({ host, port: 0 }, done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

describe("a port", () => {
  test.each(["127.0.0.1", "0.0.0.0"])("is taken while a program listens on %s", async (host) => {
    const port = await listen(host);
    expect(await isPortFree(port)).toBe(false);
  });

  test("is free again when the program has ended", async () => {
    const port = await listen("127.0.0.1");
    await Promise.all(servers.splice(0).map((each) => new Promise((done) => each.close(done))));
    expect(await isPortFree(port)).toBe(true);
  });

  test("is found free, several at a time, never the same twice", async () => {
    const ports = await findFreePorts(5);
    expect(new Set(ports).size).toBe(5);
    for (const port of ports) expect(await isPortFree(port)).toBe(true);
  });
});

describe("a port from the environment", () => {
  test("falls back when the variable is absent or empty", () => {
    expect(portSetting("PORT", 3000, {})).toBe(3000);
    expect(portSetting("PORT", 3000, { PORT: "" })).toBe(3000);
    expect(portSetting("PORT", 3000, { PORT: "3001" })).toBe(3001);
  });

  test.each(["abc", "0", "65536", "30.5", "-1"])("is refused by name when it is %s", (text) => {
    expect(() => portSetting("QUARRY_AUTH_PORT", 9099, { QUARRY_AUTH_PORT: text })).toThrow(
      `QUARRY_AUTH_PORT is "${text}"`,
    );
  });
});

describe("ports that must be free", () => {
  test("name each taken one and the variable that moves it", async () => {
    const taken = await listen("127.0.0.1");
    const [free] = await findFreePorts(1);
    const needed = [
      { port: taken, purpose: "the site", setting: "PORT" },
      { port: free!, purpose: "the Auth emulator", setting: "QUARRY_AUTH_PORT" },
    ];
    const failure = await requireFreePorts(needed, "npm run demo").catch((error: unknown) => error);
    expect(failure).toMatchObject({
      message: `Port ${taken} (the site) is taken by another program.`,
      help: expect.stringContaining(`PORT=${taken + 10} npm run demo`),
    });
  });

  test("say nothing when they are", async () => {
    const [port] = await findFreePorts(1);
    await requireFreePorts([{ port: port!, purpose: "the site", setting: "PORT" }], "npm run demo");
  });
});
