import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Gate } from "@/lib/content/gate.server";

let url: string;
let stop: (() => Promise<void>) | undefined;
/** Calls that wait for an answer. */
let open: ServerResponse[];

beforeEach(async () => {
  open = [];
  await restart();
});

/** A process that has seen nobody yet. */
async function restart() {
  await stop?.();
  vi.stubEnv("QUARRY_PROXY", "nginx");
  Object.assign(globalThis, { quarryAdmission: undefined });
  vi.resetModules();
  const { createGate } = await import("@/lib/content/gate.server");
  ({ url, stop } = await serve(createGate()));
}

afterEach(async () => {
  vi.unstubAllEnvs();
  Object.assign(globalThis, { quarryAdmission: undefined });
  await stop?.();
  stop = undefined;
});

/** Behind the gate: `/busy/<ms>` keeps the event loop busy, `/wait` waits. */
async function serve(gate: Gate) {
  const server = createServer((request, response) =>
    gate(request, response, () => {
      const [, kind, given] = (request.url ?? "").split("/");
      if (kind === "wait") return void open.push(response);
      const until = performance.now() + (kind === "busy" ? Number(given) : 0);
      while (performance.now() < until);
      response.end("fine");
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const get = (path: string, network: string) => fetch(url + path, { headers: { "x-forwarded-for": network } });

test("a network that has used up its time is refused on all routes, and the others are not", async () => {
  // 5 ms at once; whoever owes as many waits for five seconds.
  vi.stubEnv("QUARRY_NETWORK_BUDGET", "1");
  await restart();
  expect((await get("/busy/90", "198.51.100.1")).status).toBe(200);
  const reply = await get("/leaderboards", "198.51.100.1");
  expect(reply.status).toBe(429);
  expect(reply.headers.get("retry-after")).toMatch(/^\d+$/);
  const call = await get("/api/anything", "198.51.100.1");
  expect(call.status).toBe(429);
  expect(await call.json()).toMatchObject({
    code: "too-many-requests",
    message: expect.stringContaining("Try again"),
  });
  const page = await get("/wiki", "198.51.100.1");
  expect(page.status).toBe(429);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect((await get("/wiki", "198.51.100.2")).status).toBe(200);
});

test("no network has more than 24 calls under way; probes of health are answered all the same", async () => {
  const calls = Array.from({ length: 26 }, () => get("/wait", "198.51.100.1"));
  await vi.waitUntil(() => open.length === 24, { timeout: 30_000 });
  const early = (await Promise.race(calls)) as Response;
  expect(early.status).toBe(503);
  expect(early.headers.get("retry-after")).toBe("1");
  expect((await get("/api/health/live", "198.51.100.1")).status).toBe(200);
  expect((await get("/wiki", "198.51.100.2")).status).toBe(200);
  for (const response of open) response.end("fine");
  const statuses = (await Promise.all(calls)).map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array.from({ length: 24 }, () => 200), 503, 503]);
  expect((await get("/wiki", "198.51.100.1")).status).toBe(200);
});

test("all networks together have no more than 256", async () => {
  const calls = Array.from({ length: 300 }, (_, each) => get("/wait", `198.51.100.${each % 20}`));
  await vi.waitUntil(() => open.length === 256, { timeout: 30_000 });
  await Promise.race(calls);
  expect((await get("/wiki", "203.0.113.1")).status).toBe(503);
  for (const response of open) response.end("fine");
  await Promise.all(calls);
  expect((await get("/wiki", "203.0.113.1")).status).toBe(200);
});
