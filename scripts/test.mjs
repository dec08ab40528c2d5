import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { checkAdvisories } from "./lib/advisories.mjs";
import { chooseBackend, forcedBackend } from "./lib/backend.mjs";
import { readChange, turnOfCommit } from "./lib/changed-files.mjs";
import { describeChange, planChange } from "./lib/changed-plan.mjs";
import { Children } from "./lib/children.mjs";
import { findOrInstallChromium } from "./lib/chromium.mjs";
import { installDependencies, requireNode } from "./lib/dependencies.mjs";
import { adaptLimits } from "./lib/machine-speed.mjs";
import { stateDir } from "./lib/project.mjs";
import { countSlots, runTasks } from "./lib/schedule.mjs";
import { runScript } from "./lib/shutdown.mjs";
import { step } from "./lib/steps.mjs";
import { parseTestArguments } from "./lib/test-arguments.mjs";
import { planStages, planTasks } from "./lib/test-plan.mjs";
import {
  doneLine,
  failureLines,
  profileLines,
  secondAttemptLines,
  slowFileTable,
  stageTable,
  timesRecord,
} from "./lib/test-report.mjs";
import { TestRun } from "./lib/test-run.mjs";
import { runStage } from "./lib/test-stages.mjs";
import { openBuild, openEmulators } from "./lib/workshop.mjs";

/**
 * @typedef {import("./lib/changed-plan.mjs").ChangedPlan} ChangedPlan
 * @typedef {import("./lib/test-arguments.mjs").TestArguments} TestArguments
 * @typedef {import("./lib/test-plan.mjs").StageKey} StageKey
 * @typedef {import("./lib/workshop.mjs").Workshop} Workshop
 */

const children = new Children();
const run = new TestRun(children);
// A container may be allowed less than the machine has.
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
const slots = countSlots({ cores: availableParallelism(), memory });
const reports = await mkdtemp(join(tmpdir(), "quarry-report-"));
await runScript(children, main, () => rm(reports, { recursive: true, force: true }));

/** Runs every check there is; goes on after a failed one. @returns {Promise<number>} */
async function main() {
  /** @type {TestArguments} */
  let testArguments = { only: null, changed: null, profile: false, plain: false, rest: [] };
  /** @type {string[]} */
  let slowMachine = [];
  try {
    testArguments = parseTestArguments(process.argv.slice(2));
    if (testArguments.plain) {
      process.env.QUARRY_PAINT = "plain";
      // The usual build stays for the next usual run.
      process.env.QUARRY_DIST_DIR ||= ".next-plain";
    }
    // Whoever names tests, or changed them, wants all of them.
    const isChosen = testArguments.rest.length > 0 || testArguments.changed !== null;
    process.env.QUARRY_TEST_TURN ||= isChosen ? "all" : await turnOfCommit();
    slowMachine = await adaptLimits();
    await runAll(testArguments);
  } catch (error) {
    run.fail("The test run broke off", error);
  }
  const { passed, failed, skipped } = run.total;
  await writeTimes();
  for (const lines of [
    stageTable(run.rows),
    slowFileTable(run.rows, 20),
    testArguments.profile ? profileLines(run.rows) : [],
    [doneLine(run.elapsed, skipped, process.env.QUARRY_TEST_TURN), ...slowMachine],
    secondAttemptLines(run.rows),
    failureLines(run.rows, 20),
  ]) {
    if (lines.length > 0) run.print(`\n${lines.join("\n")}`);
  }
  run.print(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** @param {TestArguments} testArguments */
async function runAll({ only: named, changed, rest }) {
  requireNode();
  await mkdir(stateDir, { recursive: true });
  const forced = forcedBackend();
  await step("Packages", (say) => installDependencies(children, say));

  const change = changed === null ? null : await planFromChange(changed);
  const only = change ? change.only.filter((key) => named?.includes(key) ?? true) : named;
  const machine = { forced, ci: Boolean(process.env.CI), only, oneBackend: change !== null };
  const needsBackend = planStages({ ...machine, emulator: true, ci: false }).stages.some(
    (each) => each.backend,
  );
  /** @type {Pick<import("./lib/backend.mjs").BackendChoice, "backend" | "firestore">} */
  const choice = needsBackend
    ? await step("Backend", (say) => chooseBackend(children, forced, say))
    : { backend: "embedded" };
  const plan = planStages({ ...machine, emulator: choice.backend === "emulators" });
  if (only === null) noteAdvisories();
  for (const line of plan.leftOut) run.print(line);
  if (plan.missingEmulator) run.fail("With CI set, a missing Firestore emulator is a failure", null);

  /** @type {Workshop} */
  const workshop = { children };
  /** What went wrong with what stages need. @type {Map<string, unknown>} */
  const problems = new Map();
  /** @type {Record<string, (say: (detail: string) => void) => Promise<void>>} */
  const preparations = {
    emulators: (say) => openEmulators(workshop, choice, say),
    build: async (say) => {
      workshop.distDir = await openBuild(children, say);
    },
    chromium: async (say) => {
      workshop.chromium = await findOrInstallChromium(children, say);
    },
  };
  await runTasks(
    planTasks(plan.stages, slots),
    slots,
    async ({ key, title, stage, needs, slots: workers }) => {
      const prepare = preparations[key];
      if (prepare) problems.set(key, await run.prepare(title, prepare));
      const problem = needs.map((each) => problems.get(each)).find(Boolean);
      if (stage && problem) run.fail(`${title} could not run`, problem);
      else if (stage) {
        const files = change?.files[stage.key];
        await run.stage(title, () => runStage({ stage, workshop, workers, rest, files, reports }));
      }
      // Whoever requested the end waits for it, and nothing else is begun.
      if (children.isEnding) await new Promise(() => {});
    },
  );
}

/**
 * Reports, next to the stages, what is known against the packages. It is no check: an advisory of today says nothing
 * about the change that is being tested.
 */
function noteAdvisories() {
  void checkAdvisories().then(
    ({ lines, ok }) =>
      run.print(`${ok ? "✓" : "!"} ${lines[0]}${ok ? "" : " See: npm run check:advisories"}`),
    () => run.print("! The packages could not be checked for advisories."),
  );
}

/** @param {string} reference @returns {Promise<ChangedPlan>} */
async function planFromChange(reference) {
  const checkout = await readChange(reference);
  const plan = planChange(checkout);
  for (const line of describeChange(plan, checkout.changed, reference)) run.print(line);
  return plan;
}

/** Every figure of this run, for comparisons: the terminal shows the largest only. */
async function writeTimes() {
  const size = process.env.QUARRY_TEST_SIZE || "small";
  const turn = process.env.QUARRY_TEST_TURN;
  const record = timesRecord(run.rows, { total: run.elapsed, slots, size, turn });
  await mkdir(stateDir, { recursive: true });
  await writeFile(join(stateDir, "test-times.json"), `${JSON.stringify(record, null, 2)}\n`);
}
