import { createServer } from "node:http";
import { join } from "node:path";
import { applyBuiltSettings } from "./lib/built-settings.mjs";
import { prepareCompressedFiles } from "./lib/compressed-files.mjs";
import { prepareDrain } from "./lib/drain.mjs";
import { describeFailure, Failure } from "./lib/failure.mjs";
import { chooseHost, exposureWarning, siteAddress } from "./lib/listen-host.mjs";
import { startLiveness } from "./lib/liveness.mjs";
import { watchNpm } from "./lib/npm-watch.mjs";
import { portSetting } from "./lib/ports.mjs";
import { root } from "./lib/project.mjs";

/**
 * How long an idle connection stays open. Node's own 5 seconds are shorter than what load balancers and HTTP
 * clients keep one for; a call that is sent while its connection is being closed is lost. Theirs end at 60.
 */
const keepAliveMs = 65_000;

/**
 * How long a request may take to arrive, its headers and with its body. The largest body has 1 MB; a client that sends
 * a byte now and then holds its connection no longer than this. Looked at every five seconds.
 */
const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
};

/** Connections at once. Each takes some 10 KB; more than this are closed at once. */
const maxConnections = 4_000;

/**
 * Serves the production build. Next.js's own `next start` resets calls at SIGTERM, leaves sockets open that
 * ask for another protocol, and fails on `OPTIONS *`: docs/decisions/0013-own-server-entry.md.
 */
try {
  await serve();
} catch (error) {
  console.error(describeFailure(error));
  process.exit(1);
}

async function serve() {
  const distDir = process.env.QUARRY_DIST_DIR || ".next";
  await applyBuiltSettings(root, distDir);
  const port = portSetting("PORT", 3000);
  // Before Next.js is loaded, which reads it at once.
  Object.assign(process.env, { NODE_ENV: "production" });
  const { default: next } = await import("next");
  // Next.js listens for upgrades on the server it is given, and leaves those open that it has no use for. On a
  // server that never listens it hears of none, and Node answers such a request like any other.
  const app = next({ dir: root, port, httpServer: createServer() });
  await app.prepare();
  const answer = app.getRequestHandler();
  const answerCompressed = await prepareCompressedFiles(join(root, distDir));

  const server = createServer(connectionLimits, (request, response) => {
    if (request.headers.upgrade) response.setHeader("Connection", "close");
    if (request.url === "*") return answerServerWide(request, response);
    if (answerCompressed(request, response)) return;
    keepNoMisses(response);
    getGate()(request, response, () => {
      answer(request, response).catch((error) => {
        console.error(error);
        if (!response.headersSent) response.statusCode = 500;
        response.end();
      });
    });
  });
  server.keepAliveTimeout = keepAliveMs;
  server.maxConnections = maxConnections;
  const drain = prepareDrain(server);
  const host = chooseHost();
  await listen(server, port, host);
  const livenessPort = portSetting("QUARRY_LIVENESS_PORT", 0);
  if (livenessPort > 0) await startLiveness({ port: livenessPort, host });
  console.log(`Quarry serves ${siteAddress(host, port, "localhost")}`);
  const warning = exposureWarning(host, Boolean(process.env.FIREBASE_AUTH_EMULATOR_HOST));
  if (warning) console.warn(warning);

  let ending = false;
  const end = async () => {
    // A second signal does not wait.
    if (ending) process.exit(1);
    ending = true;
    const cut = await drain();
    if (cut > 0) console.warn(`${cut} requests were still open and have been closed.`);
    await app.close();
    process.exit(0);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  watchNpm(() => !ending && end());
}

/**
 * What every request passes first, made by `instrumentation.ts`. Next.js runs that while it prepares and does not wait
 * for its end; until then requests wait for it there.
 *
 * @returns {import("../lib/content/gate.server").Gate}
 */
function getGate() {
  const gate = Reflect.get(globalThis, "quarryGate");
  return typeof gate === "function" ? gate : (_request, _response, next) => next();
}

/**
 * Takes from a 404 what `next.config.ts` lets shared caches do with the pages of its route: where a page is drawn when it
 * is first asked for, Next.js knows only then that there is none.
 *
 * @param {import("node:http").ServerResponse} response
 */
function keepNoMisses(response) {
  const { writeHead } = response;
  /** @param {[status: number, ...rest: any[]]} given */
  const writeOurs = (...given) => {
    const isKept = String(response.getHeader("cache-control")).includes("s-maxage");
    if (given[0] === 404 && isKept) response.setHeader("Cache-Control", "private, no-store");
    return Reflect.apply(writeHead, response, given);
  };
  Object.assign(response, { writeHead: writeOurs });
}

/**
 * `OPTIONS *` asks about the server as a whole; nothing else has this address.
 *
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function answerServerWide(request, response) {
  const isOptions = request.method === "OPTIONS";
  response
    .writeHead(isOptions ? 204 : 400, isOptions ? { Allow: "GET, HEAD, POST, DELETE, OPTIONS" } : {})
    .end();
}

/**
 * @param {import("node:http").Server} server
 * @param {number} port
 * @param {string | undefined} host
 */
async function listen(server, port, host) {
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host }, () => resolve(undefined));
  }).catch((cause) => {
    throw new Failure(
      `The server cannot listen on ${siteAddress(host, port, "localhost")}: ${cause.message}`,
      {
        help: "Set PORT and HOST to use another address.",
        cause,
      },
    );
  });
}
