import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./project.mjs";

/**
 * The outcome of a stage.
 *
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} retried Those that passed in a second attempt only, a line each: which, and what the first failed
 *   with.
 * @property {string[]} details One text for each failure, and for what failed before its second attempt.
 * @property {string[]} names What failed, a line each: file and test where there are such.
 */

const linesPerFailure = 30;

/** @returns {Tally} */
function emptyTally() {
  return { passed: 0, failed: 0, skipped: 0, retried: [], details: [], names: [] };
}

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function addTallies(tallies) {
  return tallies.reduce(
    (sum, each) => ({
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      skipped: sum.skipped + each.skipped,
      retried: [...sum.retried, ...each.retried],
      details: [...sum.details, ...each.details],
      names: [...sum.names, ...each.names],
    }),
    emptyTally(),
  );
}

/**
 * A check that counts as one, however much it finds.
 *
 * @param {{ code: number | null, tail: string }} ending
 * @returns {Tally}
 */
export function tallyOfCheck({ code, tail }) {
  if (code === 0) return { ...emptyTally(), passed: 1 };
  const text = stripVTControlCharacters(tail).trim();
  return { ...emptyTally(), failed: 1, details: [text], names: namesOfFindings(text) };
}

/**
 * @param {string} text What Biome or the TypeScript compiler printed.
 * @returns {string[]} Place and rule of each finding; the first line where there is no such.
 */
function namesOfFindings(text) {
  const found = [
    ...text.matchAll(/^(?<place>\S+?(?::\d+)?)(?::\d+)? (?<what>[a-z]\S*)(?: +FIXABLE)? +━━/gm),
    ...text.matchAll(/^(?<place>\S+?\(\d+,\d+\)): error (?<what>TS\d+: .*)$/gm),
  ];
  const names = found.flatMap(({ groups }) => (groups ? formatName(`${groups.place} > ${groups.what}`) : []));
  return names.length > 0 ? names : [formatName(text.split("\n", 1)[0] ?? "")];
}

/** A stage that could not run. @param {string} reason @returns {Tally} */
export function tallyOfFailure(reason) {
  return {
    ...emptyTally(),
    failed: 1,
    details: [reason],
    names: [formatName(reason.split("\n", 1)[0] ?? "")],
  };
}

/** "3 passed, 1 failed, 2 skipped", without what is zero; passed always. @param {Tally} tally */
export function summarize({ passed, failed, skipped, retried }) {
  return [
    `${passed} passed${retried.length > 0 ? ` (${retried.length} in a second attempt)` : ""}`,
    failed > 0 && `${failed} failed`,
    skipped > 0 && `${skipped} skipped`,
  ]
    .filter(Boolean)
    .join(", ");
}

/**
 * @typedef {object} VitestReport
 * @property {VitestFile[]} testResults
 *
 * @typedef {object} VitestFile
 * @property {string} name Full path.
 * @property {string} status
 * @property {string} [message]
 * @property {VitestTest[]} assertionResults
 *
 * @typedef {object} VitestTest
 * @property {string[]} ancestorTitles
 * @property {string} title
 * @property {string} status
 * @property {string[] | null} failureMessages
 */

/**
 * Counts vitest's JSON report. A test that needed a second attempt has passed, and is counted by itself as well.
 * A file that could not be loaded counts as one failure, and so does a run that fails without a failing test: an
 * error outside every test, or no test at all.
 *
 * @param {VitestReport | null} report
 * @param {{ code: number | null, tail: string }} ending
 * @returns {Tally}
 */
export function tallyOfVitest(report, ending) {
  const tally = emptyTally();
  for (const file of report?.testResults ?? []) {
    const path = relative(root, file.name);
    for (const { ancestorTitles, title, status, failureMessages } of file.assertionResults) {
      const name = [path, ...ancestorTitles, title].join(" > ");
      if (status === "passed") {
        tally.passed += 1;
        // What an attempt failed with stays in the report, although the next one passed.
        if (failureMessages?.length) countSecondAttempt(tally, name, failureMessages);
      } else if (status === "failed") addFailure(tally, name, failureMessages?.join("\n"));
      else tally.skipped += 1;
    }
    const loaded =
      file.assertionResults.some(({ status }) => status === "failed") || file.status !== "failed";
    if (!loaded) addFailure(tally, path, file.message);
  }
  return withHiddenFailure(tally, ending);
}

/**
 * @typedef {object} PlaywrightReport
 * @property {PlaywrightSuite[]} suites
 * @property {PlaywrightError[]} [errors] Outside every test.
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {PlaywrightSpec[]} specs
 *
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {string} file
 * @property {number} line
 * @property {{ projectName: string, status: string, results: { errors: PlaywrightError[] }[] }[]} tests
 *
 * @typedef {{ message?: string }} PlaywrightError
 */

/**
 * Counts Playwright's JSON report, a test once for each browser size that it runs in. Where the configuration
 * allows a second attempt, a test that needs it has passed, and is counted by itself as well.
 *
 * @param {PlaywrightReport | null} report
 * @param {{ code: number | null, tail: string }} ending
 * @returns {Tally}
 */
export function tallyOfPlaywright(report, ending) {
  const tally = emptyTally();
  for (const { spec, path } of (report?.suites ?? []).flatMap((suite) => listSpecs(suite, []))) {
    for (const { projectName, status, results } of spec.tests) {
      const name = `[${projectName}] ${spec.file}:${spec.line} > ${path}`;
      const errors = results.flatMap((each) => each.errors).map(({ message }) => message ?? "");
      if (status === "expected") tally.passed += 1;
      else if (status === "skipped") tally.skipped += 1;
      else if (status === "flaky") {
        tally.passed += 1;
        countSecondAttempt(tally, name, errors);
      } else addFailure(tally, name, errors.join("\n"));
    }
  }
  for (const { message } of report?.errors ?? []) addFailure(tally, "outside every test", message);
  return withHiddenFailure(tally, ending);
}

/**
 * @param {PlaywrightSuite} suite
 * @param {readonly string[]} above
 * @returns {{ spec: PlaywrightSpec, path: string }[]}
 */
function listSpecs(suite, above) {
  return [
    ...suite.specs.map((spec) => ({ spec, path: [...above, spec.title].join(" > ") })),
    ...(suite.suites ?? []).flatMap((each) => listSpecs(each, [...above, each.title])),
  ];
}

/**
 * Says of a passed test what its first attempt failed with: nobody can mend what is only counted.
 *
 * @param {Tally} tally
 * @param {string} name
 * @param {readonly string[]} messages
 */
function countSecondAttempt(tally, name, messages) {
  const reason = stripVTControlCharacters(messages.join("\n")).trim().split("\n", 1)[0] ?? "";
  tally.retried.push(`${formatName(name)}: ${formatName(reason)}`);
  tally.details.push(describeFailed(`In a second attempt: ${name}`, messages.join("\n")));
}

/** @param {Tally} tally @param {string} name @param {string | undefined} message */
function addFailure(tally, name, message) {
  tally.failed += 1;
  tally.details.push(describeFailed(name, message));
  tally.names.push(formatName(name));
}

/** @param {string} name @param {string | undefined} message @returns {string} */
function describeFailed(name, message) {
  const lines = stripVTControlCharacters(message ?? "")
    .trim()
    .split("\n")
    .slice(0, linesPerFailure);
  return [name, ...lines.map((line) => `  ${line}`)].join("\n");
}

/** @param {string} text @returns {string} On one line and of a length that a terminal shows. */
function formatName(text) {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 240 ? `${line.slice(0, 239)}…` : line;
}

/**
 * @param {Tally} tally
 * @param {{ code: number | null, tail: string }} ending
 * @returns {Tally}
 */
function withHiddenFailure(tally, { code, tail }) {
  if (tally.failed === 0 && code !== 0) addFailure(tally, `The run failed (exit code ${code})`, tail);
  if (tally.failed === 0 && tally.passed === 0) addFailure(tally, "No test ran", tail);
  return tally;
}
