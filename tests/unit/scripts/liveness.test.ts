import { createServer } from "node:http";
import { Worker } from "node:worker_threads";
import { afterEach, expect, test } from "vitest";
import { startLiveness } from "@/scripts/lib/liveness.mjs";
import { findFreePorts } from "@/scripts/lib/ports.mjs";

const open: Awaited<ReturnType<typeof startLiveness>>[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.stop();
});

async function start(patienceMs?: number) {
  const liveness = await startLiveness({ port: 0, host: "127.0.0.1", ...(patienceMs && { patienceMs }) });
  open.push(liveness);
  return liveness;
}

/** Asks until the status is the wanted one, in a thread of its own, and wakes whoever waits for `answer`. */
const asking = `
  const { workerData } = require("node:worker_threads");
  const { answer, port, wanted } = workerData;
  const ask = async () => {
    const status = await fetch("http://127.0.0.1:" + port + "/api/health/live").then((r) => r.status, () => 0);
    if (status !== wanted) return setTimeout(ask, 20);
    Atomics.store(answer, 0, status);
    Atomics.notify(answer, 0);
  };
  ask();
`;

/** Keeps this thread from doing anything until another one has heard `wanted` from a port. */
function blockUntil(port: number, wanted: number): number {
  const answer = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(asking, { eval: true, workerData: { answer, port, wanted } });
  Atomics.wait(answer, 0, 0, 60_000);
  void worker.terminate();
  return Atomics.load(answer, 0);
}

test("liveness answers while the loop is busy", async () => {
  const { port } = await start();
  expect(blockUntil(port, 200)).toBe(200);
});

test("a listener in the loop that is busy does not: what liveness is held against", async () => {
  const server = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const answer = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { answer, port: typeof address === "object" ? address?.port : 0, wanted: 200 };
  const worker = new Worker(asking, { eval: true, workerData });
  Atomics.wait(answer, 0, 0, 1_000);
  expect(Atomics.load(answer, 0)).toBe(0);
  await worker.terminate();
  server.closeAllConnections();
  server.close();
});

test("a loop that hangs is said to, and one that goes on again is alive", async () => {
  const { port } = await start(500);
  expect(blockUntil(port, 503)).toBe(503);
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/api/health/live`)).status;
  await expect.poll(ask).toBe(200);
});

test("nothing else is there", async () => {
  const { port } = await start();
  for (const path of ["/", "/api/health", "/api/health/live/x"]) {
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
  }
  const post = await fetch(`http://127.0.0.1:${port}/api/health/live`, { method: "POST" });
  expect(post.status).toBe(404);
});

test("a port that is taken is named, with its setting", async () => {
  const [port = 0] = await findFreePorts(1);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await expect(startLiveness({ port, host: "127.0.0.1" })).rejects.toMatchObject({
    message: expect.stringContaining(String(port)),
    help: expect.stringContaining("QUARRY_LIVENESS_PORT"),
  });
  server.close();
});
