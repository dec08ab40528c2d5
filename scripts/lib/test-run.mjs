import { describeFailure } from "./failure.mjs";
import { formatDuration } from "./progress.mjs";
import { step } from "./steps.mjs";
import { addTallies, summarize, tallyOfFailure } from "./tally.mjs";
import { noTimes } from "./test-times.mjs";

/**
 * @typedef {import("./children.mjs").Children} Children
 * @typedef {import("./tally.mjs").Tally} Tally
 * @typedef {import("./test-report.mjs").StageRow} StageRow
 * @typedef {import("./test-stages.mjs").StageResult} StageResult
 */

const remindEveryMs = 30_000;

/**
 * One run of the tests: what is going on, what came of it, and what the terminal shows. Work runs at the same
 * time, so everything is printed by whole lines, and a failure in one piece.
 */
export class TestRun {
  #started = performance.now();
  /** Titles of what is going on, each with its beginning. @type {Map<string, number>} */
  #current = new Map();
  /** @type {Tally[]} */
  #tallies = [];
  /** @type {StageRow[]} */
  rows = [];

  /** @param {Children} children */
  constructor(children) {
    this.children = children;
    setInterval(() => this.#remind(), remindEveryMs).unref();
  }

  get elapsed() {
    return performance.now() - this.#started;
  }

  get total() {
    return addTallies(this.#tallies);
  }

  /** What fails while everything is being stopped is no news. @param {string} text */
  print(text) {
    if (!this.children.isEnding) console.log(text);
  }

  /**
   * Something that stages need. When it fails they fail, each by itself, and the rest goes on.
   *
   * @param {string} title
   * @param {(say: (detail: string) => void) => Promise<void>} work
   * @returns {Promise<unknown>} What went wrong; null when all is well.
   */
  async prepare(title, work) {
    let result = "";
    const { row, problem } = await this.#time(title, (say) =>
      work((detail) => {
        result = detail;
        say(detail);
      }),
    );
    this.rows.push({ ...row, result: problem === null ? result : "failed" });
    return problem;
  }

  /**
   * Runs a stage and prints what became of it.
   *
   * @param {string} title
   * @param {() => Promise<StageResult>} work
   */
  async stage(title, work) {
    /** @type {StageResult} */
    let outcome = { ...tallyOfFailure("It did not end."), times: noTimes };
    const { row } = await this.#time(title, async (say) => {
      outcome = await work().catch((error) => ({
        ...tallyOfFailure(describeFailure(error)),
        times: noTimes,
      }));
      say(summarize(outcome), outcome.failed === 0);
    });
    if (outcome.details.length > 0) {
      this.print(outcome.details.map((detail) => `\n${detail.replace(/^/gm, "    ")}\n`).join("\n"));
    }
    this.#tallies.push(outcome);
    const { names, retried } = outcome;
    this.rows.push({ ...row, ...outcome.times, names, retried, result: summarize(outcome) });
  }

  /**
   * A failure outside every test.
   *
   * @param {string} title
   * @param {unknown} problem
   */
  fail(title, problem) {
    const reason = problem ? describeFailure(problem) : "";
    this.print(`✗ ${title}${reason && `:\n${reason.replace(/^/gm, "    ")}`}`);
    const tally = tallyOfFailure(title);
    this.#tallies.push(tally);
    const began = this.elapsed;
    this.rows.push({
      title,
      began,
      ms: 0,
      result: "failed",
      ...noTimes,
      names: [reason.split("\n", 1)[0] ?? ""],
      retried: [],
    });
  }

  /**
   * @param {string} title
   * @param {(say: (detail: string, ok?: boolean) => void) => Promise<void>} work
   */
  async #time(title, work) {
    const began = this.elapsed;
    this.#current.set(title, began);
    const print = (/** @type {string} */ line) => this.print(line);
    const problem = await step(title, work, { print, reminds: false }).then(
      () => null,
      (error) => error,
    );
    this.#current.delete(title);
    return { problem, row: { title, began, ms: this.elapsed - began, ...noTimes, names: [], retried: [] } };
  }

  #remind() {
    const long = [...this.#current].filter(([, began]) => this.elapsed - began > remindEveryMs / 2);
    if (long.length === 0) return;
    const each = long.map(([title, began]) => `${title} (${formatDuration(this.elapsed - began)})`);
    this.print(`… still running: ${each.join(", ")}`);
  }
}
