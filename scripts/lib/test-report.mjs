import { formatDuration } from "./progress.mjs";

/**
 * The last lines of a run.
 *
 * @typedef {import("./test-times.mjs").Span} Span
 *
 * @typedef {object} StageRow
 * @property {string} title
 * @property {number} began Milliseconds since the start of the run.
 * @property {number} ms
 * @property {string} result
 * @property {Span[]} files
 * @property {Span[]} parts
 * @property {string[]} names Of what failed.
 * @property {string[]} retried What passed in a second attempt only, and why.
 */

/**
 * A table of what ran and how long it took. Stages run at the same time, so the seconds add up to more than the
 * whole.
 *
 * @param {readonly StageRow[]} rows
 * @returns {string[]} Nothing where nothing ran.
 */
export function stageTable(rows) {
  if (rows.length === 0) return [];
  const cells = rows.map(({ title, began, ms, result }) => [title, clock(began), seconds(ms), result]);
  return table(["Stage", "began", "seconds", "result"], cells, [1, 2]);
}

/**
 * @param {readonly StageRow[]} rows
 * @param {number} count
 * @returns {string[]} The slowest test files of all stages; nothing where no file was timed.
 */
export function slowFileTable(rows, count) {
  const cells = rows
    .flatMap(({ title, files }) => files.map(({ name, ms }) => ({ title, name, ms })))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ title, name, ms }) => [seconds(ms), name, title]);
  return cells.length > 0 ? table(["seconds", "slowest test files", "stage"], cells, [0]) : [];
}

/**
 * @param {readonly StageRow[]} rows
 * @returns {string[]} Where the time of each stage went.
 */
export function profileLines(rows) {
  return rows
    .filter(({ parts }) => parts.length > 0)
    .flatMap(({ title, ms, files, parts }) => [
      `${title}: ${seconds(ms)} s, ${files.length} file${files.length === 1 ? "" : "s"}; summed over the files:`,
      ...table(
        ["seconds", "went into"],
        parts.map((part) => [seconds(part.ms), part.name]),
        [0],
      ).slice(1),
    ]);
}

/**
 * @param {readonly Pick<StageRow, "title" | "names">[]} rows
 * @param {number} count How many are named.
 * @returns {string[]} A line for each failure: stage, file, test.
 */
export function failureLines(rows, count) {
  const lines = rows.flatMap(({ title, names }) => names.map((name) => `✗ ${title}: ${name}`));
  const more = lines.length - count;
  return more > 0 ? [...lines.slice(0, count), `  +${more} more`] : lines;
}

/**
 * @param {readonly Pick<StageRow, "title" | "retried">[]} rows
 * @returns {string[]} A line for each test that passed in a second attempt only: stage, test, and why.
 */
export function secondAttemptLines(rows) {
  return rows.flatMap(({ title, retried }) => retried.map((line) => `! ${title}, second attempt: ${line}`));
}

/** @param {number} ms @returns {string} Minutes and seconds since the start, like 3:07. */
function clock(ms) {
  const whole = Math.round(ms / 1000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** @param {number} ms @returns {string} */
function seconds(ms) {
  return (ms / 1000).toFixed(1);
}

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 * @param {readonly number[]} rightAligned Columns.
 * @returns {string[]}
 */
function table(head, rows, rightAligned) {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return rightAligned.includes(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join("  ")
      .trimEnd()
      .replace(/^/, "  "),
  );
}

/**
 * What stays in a file for comparisons between runs.
 *
 * @param {readonly StageRow[]} rows
 * @param {{ total: number, slots: number, size: string, turn: string | undefined }} run
 */
export function timesRecord(rows, { total, slots, size, turn }) {
  const inSeconds = (/** @type {number} */ ms) => Number((ms / 1000).toFixed(2));
  const spans = (/** @type {Span[]} */ list) =>
    Object.fromEntries(list.toSorted((a, b) => b.ms - a.ms).map(({ name, ms }) => [name, inSeconds(ms)]));
  return {
    total: inSeconds(total),
    atOnce: slots,
    size,
    turn,
    stages: rows.map(({ title, began, ms, result, files, parts }) => ({
      title,
      began: inSeconds(began),
      seconds: inSeconds(ms),
      result,
      parts: spans(parts),
      files: spans(files),
    })),
  };
}

/** @param {number} ms @param {number} skipped @param {string} [turn] Of what is not tried in each run. @returns {string} */
export function doneLine(ms, skipped, turn) {
  const taken = turn ? ` Turn of QUARRY_TEST_TURN=${turn}.` : "";
  return `Done in ${formatDuration(ms)}.${skipped > 0 ? ` ${skipped} skipped.` : ""}${taken}`;
}
