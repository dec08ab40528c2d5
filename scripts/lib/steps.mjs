import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeProgress, formatDuration } from "./progress.mjs";
import { stateDir } from "./project.mjs";

/**
 * Says what is going on, one line a step: `✓ Dependencies: up to date (0.1 s)`. What is printed stays, so that two steps
 * may run at once and a log file reads like the terminal. In a terminal one more line below it moves: how far the steps
 * are that run, by how long they took last time.
 */

const announceAfterMs = 400;
const remindEveryMs = 20_000;
const drawEveryMs = 250;
/** Shorter steps need no bar, and tell nothing of the next time: they found all as it should be. */
const worthKeepingMs = 3_000;

const timesFile = join(stateDir, "step-times.json");

/** @type {Map<string, { started: number, lastMs: number | undefined }>} */
const running = new Map();
/** @type {NodeJS.Timeout | undefined} */
let drawing;
const terminal = process.stdout;

/** Removes the line that moves. */
function wipe() {
  if (terminal.isTTY && drawing) terminal.write("\r\u001B[K");
}

function draw() {
  const text = describeProgress(running, performance.now(), terminal.columns || 80);
  terminal.write(`\r\u001B[K${text}`);
}

/** @param {string} title @param {number | undefined} lastMs */
function begin(title, lastMs) {
  running.set(title, { started: performance.now(), lastMs });
  if (!terminal.isTTY || drawing) return;
  drawing = setInterval(draw, drawEveryMs);
  drawing.unref();
}

/** @param {string} title */
function end(title) {
  running.delete(title);
  if (running.size > 0 || !drawing) return;
  wipe();
  clearInterval(drawing);
  drawing = undefined;
}

/** @returns {Record<string, number>} Milliseconds by title. */
function readTimes() {
  try {
    return JSON.parse(readFileSync(timesFile, "utf8"));
  } catch {
    return {};
  }
}

/** @param {string} title @param {number} ms */
function keepTime(title, ms) {
  if (ms < worthKeepingMs) return;
  try {
    mkdirSync(stateDir, { recursive: true });
    writeFileSync(timesFile, JSON.stringify({ ...readTimes(), [title]: Math.round(ms) }));
  } catch {
    // A checkout that cannot be written to has no last time.
  }
}

/** @param {string} line */
function printLine(line) {
  wipe();
  console.log(line);
}

/**
 * Runs one step and prints its end; its beginning only when it takes a moment.
 *
 * @template {unknown} T
 * @param {string} title
 * @param {(say: (detail: string, ok?: boolean) => void) => Promise<T>} work `say` sets what is behind
 *   the title and, with `false`, the mark of a failure; so does throwing.
 * @param {object} [options]
 * @param {(line: string) => void} [options.print] Default: the terminal, with the line that moves.
 * @param {boolean} [options.reminds] Whether a step that takes long says so now and then. Default true.
 * @returns {Promise<T>}
 */
export async function step(title, work, { print, reminds = true } = {}) {
  const isShown = !print;
  const say = print ?? printLine;
  const started = performance.now();
  const elapsed = () => formatDuration(performance.now() - started);
  const lastMs = isShown ? readTimes()[title] : undefined;
  const lastTime = lastMs === undefined ? "" : ` (last time ${formatDuration(lastMs)})`;
  let detail = "";
  let mark = "✓";
  let announced = false;
  const announcement = setTimeout(() => {
    announced = true;
    say(`… ${title}${lastTime}`);
    if (isShown) begin(title, lastMs);
  }, announceAfterMs);
  const reminder = setInterval(() => {
    const isDrawn = isShown && terminal.isTTY;
    if (reminds && announced && !isDrawn) say(`… ${title}: still running (${elapsed()})`);
  }, remindEveryMs);
  try {
    const result = await work((text, ok = true) => {
      detail = text;
      mark = ok ? "✓" : "✗";
    });
    if (isShown && mark === "✓") keepTime(title, performance.now() - started);
    say(`${mark} ${title}${detail && `: ${detail}`} (${elapsed()})`);
    return result;
  } catch (error) {
    say(`✗ ${title} (${elapsed()})`);
    throw error;
  } finally {
    clearTimeout(announcement);
    clearInterval(reminder);
    end(title);
  }
}
