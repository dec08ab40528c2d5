/**
 * @typedef {import("./vitest-times.mjs").VitestTimes} VitestTimes
 * @typedef {import("./playwright-times.mjs").PlaywrightTimes} PlaywrightTimes
 *
 * @typedef {{ name: string, ms: number }} Span
 *
 * @typedef {object} StageTimes
 * @property {Span[]} files What each test file took from its worker's start to its last hook; files of one stage
 *   run at the same time where there are workers for it.
 * @property {Span[]} parts Where the time went, summed over the files.
 */

/** @type {StageTimes} */
export const noTimes = { files: [], parts: [] };

/**
 * @param {VitestTimes | null} times
 * @returns {StageTimes}
 */
export function timesOfVitest(times) {
  if (!times) return noTimes;
  const sum = (/** @type {(file: VitestTimes["files"][number]) => number} */ pick) =>
    times.files.reduce((total, file) => total + pick(file), 0);
  return {
    files: times.files.map(({ file, environment, prepare, setup, collect, tests }) => ({
      name: file,
      ms: environment + prepare + setup + collect + tests,
    })),
    parts: [
      { name: "start-up", ms: times.startUp },
      { name: "transform (main process)", ms: times.transform },
      { name: "worker start", ms: sum(({ prepare }) => prepare) },
      { name: "environment", ms: sum(({ environment }) => environment) },
      { name: "setup files", ms: sum(({ setup }) => setup) },
      { name: "import", ms: sum(({ collect }) => collect) },
      { name: "tests and hooks", ms: sum(({ tests }) => tests) },
    ],
  };
}

/**
 * @param {PlaywrightTimes | null} times
 * @returns {StageTimes}
 */
export function timesOfPlaywright(times) {
  if (!times) return noTimes;
  /** @type {Map<string, number>} */
  const files = new Map();
  for (const { file, total } of times.tests) files.set(file, (files.get(file) ?? 0) + total);
  const sum = (/** @type {(test: PlaywrightTimes["tests"][number]) => number} */ pick) =>
    times.tests.reduce((total, test) => total + pick(test), 0);
  const known = sum(({ before, calls, expectations, after }) => before + calls + expectations + after);
  return {
    files: [...files].map(([name, ms]) => ({ name, ms })),
    parts: [
      { name: "start-up", ms: times.startUp },
      { name: "hooks and fixtures before", ms: sum(({ before }) => before) },
      { name: "calls to the page", ms: sum(({ calls }) => calls) },
      { name: "expectations", ms: sum(({ expectations }) => expectations) },
      { name: "hooks and fixtures after", ms: sum(({ after }) => after) },
      { name: "the tests' own code", ms: Math.max(0, sum(({ total }) => total) - known) },
    ],
  };
}
