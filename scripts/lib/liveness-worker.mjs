import { createServer } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

/**
 * The thread of `liveness.mjs`. It looks whether the beats of the site's event loop go on, and counts its own looks
 * instead of asking a clock: while the whole process is stopped, neither goes on.
 */
const { beats, beatMs, patienceMs, port, host } = workerData;

let lastBeat = Atomics.load(beats, 0);
let silentMs = 0;
setInterval(() => {
  const beat = Atomics.load(beats, 0);
  silentMs = beat === lastBeat ? silentMs + beatMs : 0;
  lastBeat = beat;
}, beatMs);

const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, ({ method, url }, response) => {
  const isProbe = (method === "GET" || method === "HEAD") && url?.split("?")[0] === "/api/health/live";
  const isHung = silentMs >= patienceMs;
  const status = isProbe ? (isHung ? 503 : 200) : 404;
  const body = isProbe ? { status: isHung ? "hung" : "ok" } : { message: "There is nothing here." };
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(method === "HEAD" ? undefined : JSON.stringify(body));
});
// Nobody but the host of this process has a reason to ask.
server.maxConnections = 32;
server.on("error", (error) => {
  throw error;
});
server.listen({ port, host }, () => {
  const address = server.address();
  parentPort?.postMessage({ port: typeof address === "object" ? address?.port : port });
});
