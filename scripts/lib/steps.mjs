/**
 * Says what is going on, one line a step: `✓ Dependencies: up to date (0.1 s)`. Plain lines and no cursor
 * tricks, so that two steps may run at once and a log file reads like the terminal.
 */

const announceAfterMs = 400;
const remindEveryMs = 20_000;

/**
 * @param {number} ms
 * @returns {string} Seconds with one decimal; minutes and seconds from a minute up.
 */
export function formatDuration(ms) {
  const seconds = ms / 1000;
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, "0")} s`;
}

/**
 * Runs one step and prints its end; its beginning only when it takes a moment.
 *
 * @template {unknown} T
 * @param {string} title
 * @param {(say: (detail: string, ok?: boolean) => void) => Promise<T>} work `say` sets what is behind
 *   the title and, with `false`, the mark of a failure; so does throwing.
 * @param {object} [options]
 * @param {(line: string) => void} [options.print]
 * @param {boolean} [options.reminds] Whether a step that takes long says so now and then. Default true.
 * @returns {Promise<T>}
 */
export async function step(title, work, { print = console.log, reminds = true } = {}) {
  const started = performance.now();
  const elapsed = () => formatDuration(performance.now() - started);
  let detail = "";
  let mark = "✓";
  let announced = false;
  const announcement = setTimeout(() => {
    announced = true;
    print(`… ${title}`);
  }, announceAfterMs);
  const reminder = setInterval(
    () => reminds && announced && print(`… ${title}: still running (${elapsed()})`),
    remindEveryMs,
  );
  try {
    const result = await work((text, ok = true) => {
      detail = text;
      mark = ok ? "✓" : "✗";
    });
    print(`${mark} ${title}${detail && `: ${detail}`} (${elapsed()})`);
    return result;
  } catch (error) {
    print(`✗ ${title} (${elapsed()})`);
    throw error;
  } finally {
    clearTimeout(announcement);
    clearInterval(reminder);
  }
}
