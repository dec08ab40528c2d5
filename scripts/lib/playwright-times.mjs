import { writeFile } from "node:fs/promises";
import { relative } from "node:path";

/**
 * Where the time of the browser tests went, in milliseconds.
 *
 * @typedef {object} PlaywrightTimes
 * @property {number} startUp From the start of the program to that of the first test.
 * @property {PlaywrightTestTimes[]} tests One for each attempt at each browser size.
 *
 * @typedef {object} PlaywrightTestTimes
 * @property {string} file From the top folder.
 * @property {string} title With its size.
 * @property {number} total
 * @property {number} before Hooks and fixtures: browser, context, page, account.
 * @property {number} calls What the test asks of the page.
 * @property {number} expectations With the wait until they hold.
 * @property {number} after Hooks and fixtures.
 */

/** A reporter that writes `PlaywrightTimes` into the file of QUARRY_TIMES_FILE. */
export default class PlaywrightTimesReporter {
  #startUp = 0;
  /** @type {PlaywrightTestTimes[]} */
  #tests = [];

  onBegin() {
    this.#startUp = performance.now();
  }

  /**
   * @param {import("@playwright/test/reporter").TestCase} test
   * @param {import("@playwright/test/reporter").TestResult} result
   */
  onTestEnd(test, result) {
    const hooks = result.steps.filter(({ category }) => category === "hook");
    const sum = (/** @type {readonly { duration: number }[]} */ steps) =>
      steps.reduce((total, { duration }) => total + duration, 0);
    const inside = result.steps.flatMap(unfold);
    this.#tests.push({
      file: relative(process.cwd(), test.location.file),
      title: `[${test.parent.project()?.name ?? ""}] ${test.title}`,
      total: result.duration,
      before: sum(hooks.filter(({ title }) => title === "Before Hooks")),
      calls: sum(inside.filter(({ category }) => category === "pw:api")),
      expectations: sum(inside.filter(({ category }) => category === "expect")),
      after: sum(hooks.filter(({ title }) => title !== "Before Hooks")),
    });
  }

  async onEnd() {
    const target = process.env.QUARRY_TIMES_FILE;
    if (target) await writeFile(target, JSON.stringify({ startUp: this.#startUp, tests: this.#tests }));
  }
}

/**
 * A named step of a test is made of others.
 *
 * @param {import("@playwright/test/reporter").TestStep} step
 * @returns {import("@playwright/test/reporter").TestStep[]}
 */
function unfold(step) {
  return step.category === "test.step" ? step.steps.flatMap(unfold) : [step];
}
