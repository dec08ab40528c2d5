import { writeFile } from "node:fs/promises";
import { relative } from "node:path";

/**
 * Vitest's own account of where its time went, in milliseconds.
 *
 * @typedef {object} VitestTimes
 * @property {number} startUp From the start of the program to that of the first test file: configuration, plugins,
 *   the search for test files.
 * @property {number} transform Of all files; in the main process, at the same time as the rest.
 * @property {VitestFileTimes[]} files
 *
 * @typedef {object} VitestFileTimes
 * @property {string} file From the top folder.
 * @property {number} environment
 * @property {number} prepare The worker's own start.
 * @property {number} setup Setup files.
 * @property {number} collect The import of the test file and of all that it imports.
 * @property {number} tests With their hooks.
 */

/** A reporter that writes `VitestTimes` into the file of QUARRY_TIMES_FILE. */
export default class VitestTimesReporter {
  /** @type {import("vitest/node").Vitest | undefined} */
  #vitest;
  #startUp = 0;

  /** @param {import("vitest/node").Vitest} vitest */
  onInit(vitest) {
    this.#vitest = vitest;
  }

  onTestRunStart() {
    this.#startUp = performance.now();
  }

  /** @param {readonly import("vitest/node").TestModule[]} modules */
  async onTestRunEnd(modules) {
    const target = process.env.QUARRY_TIMES_FILE;
    if (!target || !this.#vitest) return;
    const { root } = this.#vitest.config;
    /** @type {VitestTimes} */
    const times = {
      startUp: this.#startUp,
      transform: this.#vitest.state.transformTime,
      files: modules.map((module) => {
        const spent = module.diagnostic();
        return {
          file: relative(root, module.moduleId),
          environment: spent.environmentSetupDuration,
          prepare: spent.prepareDuration,
          setup: spent.setupDuration,
          collect: spent.collectDuration,
          tests: spent.duration,
        };
      }),
    };
    await writeFile(target, JSON.stringify(times));
  }
}
