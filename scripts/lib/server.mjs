import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Failure } from "./failure.mjs";
import { siteAddress } from "./listen-host.mjs";
import { root, stateDir, tools } from "./project.mjs";
import { patientLimit } from "./slowness.mjs";

/**
 * @typedef {object} ServerOptions
 * @property {string} name Names the log.
 * @property {"start" | "dev"} mode `start` serves the production build.
 * @property {number} port
 * @property {string} [host] Default: the loopback address, because the emulators trust whoever comes.
 * @property {string} distDir
 * @property {Record<string, string>} env
 * @property {boolean} [show] Whether its output goes to the terminal too.
 */

const readyWithinMs = 240_000;

/**
 * Starts Next.js and waits until it answers a page.
 *
 * @param {import("./children.mjs").Children} children
 * @param {ServerOptions} options
 * @returns {Promise<import("./children.mjs").Child>}
 */
export async function startServer(children, { name, mode, port, host, distDir, env, show = false }) {
  const listensOn = host ?? "127.0.0.1";
  const args =
    mode === "start"
      ? [join(root, "scripts/start.mjs")]
      : [tools.next, "dev", "--port", String(port), "--hostname", listensOn];
  const child = await children.node("The server", args, {
    log: join(stateDir, "logs", `server-${name}.log`),
    show,
    // Nobody who ends a demo waits for slow clients.
    patienceMs: 3000,
    env: {
      ...env,
      NODE_ENV: mode === "start" ? "production" : "development",
      QUARRY_DIST_DIR: distDir,
      PORT: String(port),
      HOST: listensOn,
    },
  });
  const deadline = Date.now() + patientLimit(readyWithinMs);
  while (Date.now() < deadline) {
    if (!child.running) break;
    const status = await fetchStatus(`${siteAddress(listensOn, port)}/`);
    if (status !== null && status < 500) {
      await child.family();
      return child;
    }
    if (status !== null && status >= 500 && mode === "start") break;
    await pause(100);
  }
  await child.stop();
  throw new Failure("The server did not start.", {
    log: (await child.ended).tail,
    help: `Full output: .quarry/logs/server-${name}.log`,
  });
}

/** @param {string} url @returns {Promise<number | null>} */
function fetchStatus(url) {
  return fetch(url, { redirect: "manual", signal: AbortSignal.timeout(patientLimit(30_000)) }).then(
    (reply) => reply.status,
    () => null,
  );
}
