import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "./failure.mjs";
import { findFreePorts } from "./ports.mjs";
import { backendEnvironment, stateDir, tools } from "./project.mjs";
import { startServer } from "./server.mjs";
import { tallyOfCheck, tallyOfPlaywright, tallyOfVitest } from "./tally.mjs";

/**
 * @typedef {import("./tally.mjs").Tally} Tally
 * @typedef {import("./test-plan.mjs").Stage} Stage
 *
 * What the stages run with; each part is there when a stage that needs it runs.
 *
 * @typedef {object} Workshop
 * @property {import("./children.mjs").Children} children
 * @property {number} [authPort]
 * @property {number} [firestorePort]
 * @property {string} [distDir] The production build.
 * @property {string} [chromium]
 * @property {readonly string[]} rest For the test runner.
 */

/** No backend: a unit test that reaches for one must fail, whatever the shell's environment says. */
const noBackend = {
  QUARRY_BACKEND: undefined,
  QUARRY_BASE_URL: undefined,
  FIREBASE_AUTH_EMULATOR_HOST: undefined,
  FIRESTORE_EMULATOR_HOST: undefined,
};

/**
 * @param {Stage} stage
 * @param {Workshop} workshop
 * @returns {Promise<Tally>}
 */
export async function runStage(stage, workshop) {
  switch (stage.key) {
    case "lint":
      return runCheck(workshop, [tools.biome, "check", "--error-on-warnings", "--max-diagnostics=50"]);
    case "types":
      return runCheck(workshop, [tools.tsc, "--noEmit"]);
    case "unit":
    case "components":
      return runVitest(stage, workshop, noBackend);
    case "rules":
      return runVitest(stage, workshop, backendEnvironment({ backend: "emulators", ...workshop }));
    case "integration":
    case "integration-embedded":
      return withServer(stage, workshop, (env) => runVitest(stage, workshop, env));
    case "e2e":
    case "e2e-embedded":
      return withServer(stage, workshop, (env) => runPlaywright(stage, workshop, env));
  }
}

/** @param {Workshop} workshop @param {string[]} args */
async function runCheck({ children }, args) {
  return tallyOfCheck(await children.run(args[0] ?? "", process.execPath, args));
}

/**
 * Serves the production build on the stage's backend for as long as the work takes.
 *
 * @param {Stage} stage
 * @param {Workshop} workshop
 * @param {(env: Record<string, string>) => Promise<Tally>} work
 */
async function withServer({ key, backend = "emulators" }, { children, distDir = "", ...ports }, work) {
  const env = backendEnvironment({ backend, ...ports });
  const [port = 0] = await findFreePorts(1);
  if (backend === "emulators") await seed(children, env);
  const server = await startServer(children, {
    name: key,
    mode: "start",
    port,
    host: "127.0.0.1",
    distDir,
    env,
  });
  try {
    return await work({ ...env, QUARRY_BASE_URL: `http://127.0.0.1:${port}` });
  } finally {
    await server.stop();
  }
}

/** @param {import("./children.mjs").Children} children @param {Record<string, string>} env */
async function seed(children, env) {
  const ending = await children.run("The seed", process.execPath, [tools.tsx, "scripts/seed.ts"], { env });
  if (ending.code !== 0) throw new Failure("The demo content could not be written.", { log: ending.tail });
}

/**
 * @param {Stage} stage
 * @param {Workshop} workshop
 * @param {Record<string, string | undefined>} env
 */
async function runVitest({ key }, { children, rest }, env) {
  const report = await reportFile(key);
  const project = key.replace("-embedded", "");
  const args = ["run", "--project", project, "--reporter=json", `--outputFile=${report}`, ...rest];
  const ending = await children.run("vitest", process.execPath, [tools.vitest, ...args], {
    env: { ...env, VITE_CONFIG_NATIVE_IGNORE_WARNING: "true" },
    log: join(stateDir, "logs", `test-${key}.log`),
  });
  return tallyOfVitest(await readReport(report), ending);
}

/**
 * @param {Stage} stage
 * @param {Workshop} workshop
 * @param {Record<string, string | undefined>} env
 */
async function runPlaywright({ key, journey }, { children, chromium, rest }, env) {
  const report = await reportFile(key);
  const args = ["test", "--reporter=json", ...(journey ? ["--grep", "@journey"] : []), ...rest];
  const ending = await children.run("playwright", process.execPath, [tools.playwright, ...args], {
    env: { ...env, QUARRY_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    log: join(stateDir, "logs", `test-${key}.log`),
  });
  return tallyOfPlaywright(await readReport(report), ending);
}

/** Where a runner writes its report; that of an earlier run is gone. @param {string} key */
async function reportFile(key) {
  const folder = join(stateDir, "reports");
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${key}.json`);
  await rm(file, { force: true });
  return file;
}

/** @param {string} file */
async function readReport(file) {
  return readFile(file, "utf8").then(JSON.parse, () => null);
}
