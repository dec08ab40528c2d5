import { mkdir } from "node:fs/promises";
import { chooseBackend, forcedBackend } from "./lib/backend.mjs";
import { Children } from "./lib/children.mjs";
import { findOrInstallChromium } from "./lib/chromium.mjs";
import { installDependencies, requireNode } from "./lib/dependencies.mjs";
import { describeFailure } from "./lib/failure.mjs";
import { stateDir } from "./lib/project.mjs";
import { runScript } from "./lib/shutdown.mjs";
import { formatDuration, step } from "./lib/steps.mjs";
import { addTallies, summarize, tallyOfFailure } from "./lib/tally.mjs";
import { parseTestArguments, planStages } from "./lib/test-plan.mjs";
import { runStage } from "./lib/test-stages.mjs";
import { openBuild, openEmulators } from "./lib/workshop.mjs";

/**
 * @typedef {import("./lib/tally.mjs").Tally} Tally
 * @typedef {import("./lib/test-plan.mjs").Stage} Stage
 * @typedef {import("./lib/workshop.mjs").Workshop} Workshop
 */

const children = new Children();
await runScript(children, main);

/** Runs every check there is; goes on after a failed one. @returns {Promise<number>} */
async function main() {
  const started = performance.now();
  /** @type {Tally[]} */
  const tallies = [];
  try {
    await runAll(tallies);
  } catch (error) {
    tallies.push(fail("The test run broke off", error));
  }
  const { passed, failed, skipped } = addTallies(tallies);
  console.log(
    `\nDone in ${formatDuration(performance.now() - started)}.${skipped > 0 ? ` ${skipped} skipped.` : ""}`,
  );
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** @param {Tally[]} tallies Grows stage by stage. */
async function runAll(tallies) {
  requireNode();
  await mkdir(stateDir, { recursive: true });
  const { only, rest } = parseTestArguments(process.argv.slice(2));
  const forced = forcedBackend();
  await step("Packages", (say) => installDependencies(children, say));

  const needsBackend = planStages({ forced, emulator: true, ci: false, only }).stages.some(
    (each) => each.backend,
  );
  /** @type {Pick<import("./lib/backend.mjs").BackendChoice, "backend" | "firestore">} */
  const choice = needsBackend
    ? await step("Backend", (say) => chooseBackend(children, forced, say))
    : { backend: "embedded" };
  const emulator = choice.backend === "emulators";
  const plan = planStages({ forced, emulator, ci: Boolean(process.env.CI), only });
  for (const line of plan.leftOut) console.log(line);
  if (plan.missingEmulator)
    tallies.push(fail("With CI set, a missing Firestore emulator is a failure", null));

  /** @type {Workshop} */
  const workshop = { children, rest };
  // The emulators take their time and little else: they come up while the first stages run.
  const emulators = plan.stages.some((each) => each.backend)
    ? prepare("Emulators", (say) => openEmulators(workshop, choice, say))
    : Promise.resolve(null);
  /** @type {Promise<unknown> | null} */
  let build = null;
  /** @type {Promise<unknown> | null} */
  let browser = null;

  for (const stage of plan.stages) {
    const problems = [stage.backend && (await emulators)];
    if (stage.server) {
      build ??= prepare("Production build", async (say) => {
        workshop.distDir = await openBuild(children, say);
      });
      problems.push(await build);
    }
    if (stage.key.startsWith("e2e")) {
      browser ??= prepare("Chromium", async (say) => {
        workshop.chromium = await findOrInstallChromium(children, say);
      });
      problems.push(await browser);
    }
    const problem = problems.find(Boolean);
    tallies.push(problem ? fail(`${stage.title} could not run`, problem) : await report(stage, workshop));
  }
}

/**
 * Runs a stage and prints what became of it.
 *
 * @param {Stage} stage
 * @param {Workshop} workshop
 * @returns {Promise<Tally>}
 */
async function report(stage, workshop) {
  const tally = await step(stage.title, async (say) => {
    const result = await runStage(stage, workshop).catch((error) => tallyOfFailure(describeFailure(error)));
    say(summarize(result), result.failed === 0);
    return result;
  });
  for (const detail of tally.details) console.log(`\n${detail.replace(/^/gm, "    ")}\n`);
  return tally;
}

/**
 * A failure outside every test.
 *
 * @param {string} title
 * @param {unknown} problem
 * @returns {Tally}
 */
function fail(title, problem) {
  const reason = problem ? describeFailure(problem) : "";
  console.log(`✗ ${title}${reason && `:\n${reason.replace(/^/gm, "    ")}`}`);
  return tallyOfFailure(title);
}

/**
 * Something that stages need. When it fails they fail, each by itself, and the rest goes on.
 *
 * @param {string} title
 * @param {(say: (detail: string) => void) => Promise<void>} work
 * @returns {Promise<unknown>} What went wrong; null when all is well.
 */
function prepare(title, work) {
  return step(title, work).then(
    () => null,
    (error) => error,
  );
}
