import { join } from "node:path";
import { ensureBuild, hashBuildInputs, isBuilt } from "./build.mjs";
import { compressBuild } from "./compress-build.mjs";
import { startEmulators } from "./emulators.mjs";
import { findFreePorts } from "./ports.mjs";
import { backendEnvironment, demoSettings, root, stateDir } from "./project.mjs";
import { currentRuns } from "./run-record.mjs";
import { seedEmulators } from "./seed-emulators.mjs";
import { startServer } from "./server.mjs";

/**
 * What tests and benchmarks run with, all on free ports, whatever else runs here. Each part is there
 * once it was opened.
 *
 * @typedef {import("./children.mjs").Children} Children
 *
 * @typedef {object} Workshop
 * @property {Children} children
 * @property {number} [authPort]
 * @property {number} [firestorePort]
 * @property {string} [distDir] The production build.
 * @property {string} [chromium]
 */

/**
 * Starts the emulators; the Auth emulator alone without Java.
 *
 * @param {Workshop} workshop Gets the ports.
 * @param {Pick<import("./backend.mjs").BackendChoice, "firestore">} choice
 * @param {(detail: string) => void} say
 */
export async function openEmulators(workshop, { firestore }, say) {
  const [authPort = 0, firestorePort = 0] = await findFreePorts(2);
  await startEmulators(workshop.children, { name: "test", authPort, firestorePort, firestore });
  workshop.authPort = authPort;
  workshop.firestorePort = firestorePort;
  say(firestore ? `Auth ${authPort}, Firestore ${firestorePort}` : `Auth ${authPort}`);
}

/**
 * The production build of these sources: the demo's, when it is up to date. A build that a running site
 * serves from is never written over.
 *
 * @param {Children} children
 * @param {(detail: string) => void} say
 * @returns {Promise<string>} Its folder.
 */
export async function openBuild(children, say) {
  const usual = process.env.QUARRY_DIST_DIR || ".next";
  const current = await isBuilt(usual, await hashBuildInputs({ ...process.env, ...demoSettings }));
  const served = (await currentRuns()).some((run) => run.distDir === usual);
  const distDir = served && !current ? ".next-test" : usual;
  await ensureBuild(children, { distDir, env: demoSettings, say });
  // A demo does without: it takes as long as all pages, and nobody pays there for what is sent.
  if (process.env.QUARRY_PAINT !== "plain") {
    await compressBuild(join(root, distDir), join(stateDir, "compressed"));
  }
  return distDir;
}

/**
 * Serves the production build on a backend for as long as the work takes.
 *
 * @template T
 * @param {string} name Names the log.
 * @param {"emulators" | "embedded" | undefined} backend
 * @param {Workshop} workshop
 * @param {(env: Record<string, string>) => Promise<T>} work Gets the environment of its clients.
 * @returns {Promise<T>}
 */
export async function withServer(name, backend = "emulators", { children, distDir = "", ...ports }, work) {
  const env = backendEnvironment({ backend, ...ports });
  const [port = 0] = await findFreePorts(1);
  if (backend === "emulators") await seedEmulators(children, env);
  // All tests call from one address, some with a thousand calls in a row. The limits themselves have unit tests.
  const serverEnv = { ...env, QUARRY_ADDRESS_LIMIT: "100000", QUARRY_NETWORK_BUDGET: "0" };
  const options = { name, mode: /** @type {const} */ ("start"), port, distDir };
  const server = await startServer(children, { ...options, env: serverEnv });
  try {
    return await work({ ...env, QUARRY_BASE_URL: `http://127.0.0.1:${port}`, QUARRY_DIST_DIR: distDir });
  } finally {
    await server.stop();
  }
}
