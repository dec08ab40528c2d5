import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { backendEnvironment, root, stateDir, tools } from "./project.mjs";
import { addTallies, tallyOfCheck, tallyOfPlaywright, tallyOfVitest } from "./tally.mjs";
import { noTimes, timesOfPlaywright, timesOfVitest } from "./test-times.mjs";
import { withServer } from "./workshop.mjs";

/**
 * @typedef {import("./tally.mjs").Tally} Tally
 * @typedef {import("./test-plan.mjs").Stage} Stage
 * @typedef {import("./test-times.mjs").StageTimes} StageTimes
 * @typedef {import("./workshop.mjs").Workshop} Workshop
 *
 * @typedef {object} StageRun
 * @property {Stage} stage
 * @property {Workshop} workshop
 * @property {number} workers How many tests run at the same time where the stage can spread.
 * @property {readonly string[]} rest For the test runner.
 * @property {readonly string[] | undefined} files What to check or run, from the top folder. Default: everything.
 * @property {string} reports Folder for the reports of test runners.
 *
 * @typedef {Tally & { times: StageTimes }} StageResult
 */

/** No backend: a unit test that reaches for one must fail, whatever the shell's environment says. */
const noBackend = {
  QUARRY_BACKEND: undefined,
  QUARRY_BASE_URL: undefined,
  FIREBASE_AUTH_EMULATOR_HOST: undefined,
  FIRESTORE_EMULATOR_HOST: undefined,
};

/**
 * For the compiler of types. Four checkers, as many as it has by itself, each look at the types that files share: two
 * thirds more work than one does. Its collector of memory, a fourth of the work of one checker, begins where the compiler
 * by itself would be anyway.
 */
const oneChecker = ["--checkers", "1"];
const lateCollection = { GOGC: "off", GOMEMLIMIT: "4GiB" };

const lintOptions = ["--error-on-warnings", "--max-diagnostics=50"];
/** A change may be of files that Biome does not know. */
const lintSome = ["--no-errors-on-unmatched", "--files-ignore-unknown=true"];

/**
 * @param {StageRun} run
 * @returns {Promise<StageResult>}
 */
export async function runStage(run) {
  const { stage, workshop, files } = run;
  switch (stage.key) {
    case "lint":
      return runLint(run, files);
    case "types":
      return runCheck(run, [tools.tsc, "--noEmit", ...oneChecker], { env: lateCollection });
    case "unit":
    case "components":
      return runVitest(run, noBackend);
    case "rules":
      return runVitest(run, backendEnvironment({ backend: "emulators", ...workshop }));
    case "integration":
    case "integration-embedded":
      return onServer(run, (env) => runVitest(run, env));
    case "e2e":
    case "e2e-embedded":
      return onServer(run, (env) => runPlaywright(run, env));
  }
}

/** @param {StageRun} run @param {readonly string[] | undefined} files @returns {Promise<StageResult>} */
async function runLint(run, files) {
  const biome = [tools.biome, "check", ...lintOptions, ...(files ? [...lintSome, ...files] : [])];
  const style = await runCheck(run, biome);
  const imports = await runCheck(run, [join(root, "scripts/check-imports.mjs")], { name: "imports" });
  const styles = await runCheck(run, [join(root, "scripts/check-styles.mjs")], { name: "styles" });
  const secrets = await runCheck(run, [join(root, "scripts/check-secrets.mjs")], { name: "secrets" });
  const licenses = await runCheck(run, [join(root, "scripts/check-licenses.mjs")], { name: "licenses" });
  const lock = await runCheck(run, [join(root, "scripts/check-lock.mjs")], { name: "lock" });
  return { ...addTallies([style, imports, styles, secrets, licenses, lock]), times: noTimes };
}

/**
 * @param {StageRun} run
 * @param {string[]} args
 * @param {{ name?: string, env?: Record<string, string> }} [options] `name`: of its log, where a stage has several checks.
 * @returns {Promise<StageResult>}
 */
async function runCheck({ stage, workshop }, args, { name = stage.key, env = {} } = {}) {
  const log = join(stateDir, "logs", `test-${name}.log`);
  const ending = await workshop.children.run("The check", process.execPath, args, { log, env });
  return { ...tallyOfCheck(ending), times: noTimes };
}

/**
 * @param {StageRun} run
 * @param {(env: Record<string, string>) => Promise<StageResult>} work
 * @returns {Promise<StageResult>}
 */
async function onServer({ stage, workshop }, work) {
  const startedAt = performance.now();
  return withServer(stage.key, stage.backend, workshop, async (env) => {
    const server = { name: "server and its sample data", ms: performance.now() - startedAt };
    const result = await work(env);
    return { ...result, times: { ...result.times, parts: [server, ...result.times.parts] } };
  });
}

/**
 * @param {StageRun} run
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<StageResult>}
 */
async function runVitest({ stage, workshop, workers, rest, files = [], reports }, env) {
  const report = join(reports, `${stage.key}.json`);
  const times = join(reports, `${stage.key}-times.json`);
  const args = ["run", "--project", stage.key.replace("-embedded", "")];
  const reporters = ["--reporter=json", `--reporter=${join(root, "scripts/lib/vitest-times.mjs")}`];
  const spread =
    stage.spreads && !rest.some((word) => word.startsWith("--maxWorkers")) ? [`--maxWorkers=${workers}`] : [];
  const ending = await workshop.children.run(
    "vitest",
    process.execPath,
    [
      tools.vitest,
      ...args,
      ...reporters,
      ...spread,
      ...rest,
      `--outputFile=${report}`,
      ...files.map((path) => join(root, path)),
    ],
    {
      env: {
        ...env,
        VITE_CONFIG_NATIVE_IGNORE_WARNING: "true",
        QUARRY_TIMES_FILE: times,
        QUARRY_SECOND_STORE: stage.journey ? "true" : undefined,
      },
      log: getLogName(stage),
    },
  );
  return {
    ...tallyOfVitest(await readJson(report), ending),
    times: timesOfVitest(await readJson(times)),
  };
}

/**
 * @param {StageRun} run
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<StageResult>}
 */
async function runPlaywright({ stage, workshop, rest, files = [], reports }, env) {
  const report = join(reports, `${stage.key}.json`);
  const times = join(reports, `${stage.key}-times.json`);
  const ending = await workshop.children.run(
    "playwright",
    process.execPath,
    [
      tools.playwright,
      "test",
      `--reporter=json,${join(root, "scripts/lib/playwright-times.mjs")}`,
      ...(stage.journey ? ["--grep", "@journey"] : []),
      ...rest,
      // Playwright takes patterns.
      ...files.map((path) => `${path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`),
    ],
    {
      env: {
        ...env,
        QUARRY_CHROMIUM: workshop.chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        QUARRY_TIMES_FILE: times,
      },
      log: getLogName(stage),
    },
  );
  return {
    ...tallyOfPlaywright(await readJson(report), ending),
    times: timesOfPlaywright(await readJson(times)),
  };
}

/** @param {Stage} stage */
function getLogName({ key }) {
  return join(stateDir, "logs", `test-${key}.log`);
}

/** What a test runner wrote; null where it wrote nothing. @param {string} file */
function readJson(file) {
  return readFile(file, "utf8").then(JSON.parse, () => null);
}
