import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setImmediate as afterPoll, setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { prepareDrain } from "@/scripts/lib/drain.mjs";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

async function serve(answer: RequestListener, options = {}) {
  const server = createServer(answer);
  servers.push(server);
  const drain = prepareDrain(server, { lingerMs: 50, ...options });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { port, drain };
}

/** A raw connection, what it received, and how it ended. */
async function open(port: number) {
  const socket: Socket = connect({ port, host: "127.0.0.1" });
  let text = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  const ended = new Promise<string>((resolve) => {
    socket.once("error", (error) => resolve(`failed: ${error.message}`));
    socket.once("close", () => resolve(text));
  });
  await new Promise<void>((resolve) => socket.once("connect", () => resolve()));
  return { socket, ended, received: () => text };
}

const call = "GET / HTTP/1.1\r\nHost: quarry.test\r\n\r\n";
const until = async (isDone: () => boolean) => {
  while (!isDone()) await pause(5);
};

describe("a server that drains", () => {
  test("answers the calls that are open, and says that each connection ends", async () => {
    const waiting: (() => void)[] = [];
    const { port, drain } = await serve((_request, response) => {
      waiting.push(() => response.end("done"));
    });
    const clients = await Promise.all([open(port), open(port), open(port)]);
    for (const { socket } of clients) socket.write(call);
    await until(() => waiting.length === 3);

    const drained = drain();
    await pause(150);
    for (const answer of waiting) answer();
    for (const { ended } of clients) {
      const reply = await ended;
      expect(reply).toMatch(/^HTTP\/1\.1 200 OK/);
      expect(reply).toMatch(/connection: close/i);
      expect(reply).toMatch(/done/);
    }
    expect(await drained).toBe(0);
  });

  test("answers a call on an open connection that comes right after the signal", async () => {
    const { port, drain } = await serve((_request, response) => response.end("done"));
    const { socket, ended, received } = await open(port);
    socket.write(call);
    await until(() => received().includes("done"));
    const drained = drain();
    socket.write(call);
    const [, first, second] = (await ended).split("HTTP/1.1 200 OK");
    expect(first).toMatch(/connection: keep-alive/i);
    expect(second).toMatch(/connection: close/i);
    expect(await drained).toBe(0);
  });

  test("answers calls that arrived while it was too busy to read them", async () => {
    const { port, drain } = await serve((_request, response) => response.end("done"));
    const clients = await Promise.all(Array.from({ length: 5 }, () => open(port)));
    for (const { socket } of clients) socket.write(call);
    await until(() => clients.every(({ received }) => received().includes("done")));

    // From here on Node looks at its timers first and at its connections next.
    await afterPoll();
    for (const { socket } of clients) socket.write(call);
    const drained = drain();
    const busyUntil = Date.now() + 300;
    while (Date.now() < busyUntil);
    for (const { ended } of clients) expect((await ended).split("HTTP/1.1 200 OK").length - 1).toBe(2);
    expect(await drained).toBe(0);
  });

  test("closes idle connections, those that never said a word included", async () => {
    const { port, drain } = await serve((_request, response) => response.end("done"));
    const [silent, used] = await Promise.all([open(port), open(port)]);
    used.socket.write(call);
    await until(() => used.received().includes("done"));
    expect(await drain()).toBe(0);
    expect(await silent.ended).not.toMatch(/^HTTP/);
    expect(await used.ended).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  test("ends event streams, which have no end of their own", async () => {
    const { port, drain } = await serve((_request, response) => {
      response.setHeader("Content-Type", "text/event-stream; charset=utf-8");
      response.write("data: 1\n\n");
    });
    const { socket, ended, received } = await open(port);
    socket.write(call);
    await until(() => received().includes("data: 1"));
    expect(await drain()).toBe(0);
    expect(await ended).toMatch(/0\r\n\r\n$/);
  });

  test("cuts what does not end, and tells how much", async () => {
    const calls: unknown[] = [];
    const { port, drain } = await serve((request) => calls.push(request), { limitMs: 100 });
    const { socket, ended } = await open(port);
    socket.write(call);
    await until(() => calls.length === 1);
    expect(await drain()).toBe(1);
    expect(await ended).not.toMatch(/^HTTP/);
  });
});
