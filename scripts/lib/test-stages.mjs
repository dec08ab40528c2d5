import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backendEnvironment, stateDir, tools } from "./project.mjs";
import { tallyOfCheck, tallyOfPlaywright, tallyOfVitest } from "./tally.mjs";
import { withServer } from "./workshop.mjs";

/**
 * @typedef {import("./tally.mjs").Tally} Tally
 * @typedef {import("./test-plan.mjs").Stage} Stage
 * @typedef {import("./workshop.mjs").Workshop} Workshop
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
      return withServer(stage.key, stage.backend, workshop, (env) => runVitest(stage, workshop, env));
    case "e2e":
    case "e2e-embedded":
      return withServer(stage.key, stage.backend, workshop, (env) => runPlaywright(stage, workshop, env));
  }
}

/** @param {Workshop} workshop @param {string[]} args */
async function runCheck({ children }, args) {
  return tallyOfCheck(await children.run("The check", process.execPath, args));
}

/**
 * @param {Stage} stage
 * @param {Workshop} workshop
 * @param {Record<string, string | undefined>} env
 */
async function runVitest({ key }, { children, rest }, env) {
  const args = ["run", "--project", key.replace("-embedded", ""), "--reporter=json", ...rest];
  const { report, ending } = await withReport((file) =>
    children.run("vitest", process.execPath, [tools.vitest, ...args, `--outputFile=${file}`], {
      env: { ...env, VITE_CONFIG_NATIVE_IGNORE_WARNING: "true" },
      log: join(stateDir, "logs", `test-${key}.log`),
    }),
  );
  return tallyOfVitest(report, ending);
}

/**
 * @param {Stage} stage
 * @param {Workshop} workshop
 * @param {Record<string, string | undefined>} env
 */
async function runPlaywright({ key, journey }, { children, chromium, rest }, env) {
  const args = ["test", "--reporter=json", ...(journey ? ["--grep", "@journey"] : []), ...rest];
  const { report, ending } = await withReport((file) =>
    children.run("playwright", process.execPath, [tools.playwright, ...args], {
      env: { ...env, QUARRY_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      log: join(stateDir, "logs", `test-${key}.log`),
    }),
  );
  return tallyOfPlaywright(report, ending);
}

/**
 * Runs a test runner that writes its report into a file.
 *
 * @param {(file: string) => Promise<import("./children.mjs").Ending>} run
 */
async function withReport(run) {
  const folder = await mkdtemp(join(tmpdir(), "quarry-report-"));
  try {
    const file = join(folder, "report.json");
    const ending = await run(file);
    return { ending, report: await readFile(file, "utf8").then(JSON.parse, () => null) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
