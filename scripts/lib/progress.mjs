const barWidth = 16;

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
 * The line that moves: each step that runs with a bar, `Production build ████████░░░░░░░░ 31 of 62 s`. A step without a
 * last time shows its seconds alone. One that takes longer than last time has a full bar and goes on counting.
 *
 * @param {ReadonlyMap<string, { started: number, lastMs: number | undefined }>} running By title.
 * @param {number} now
 * @param {number} columns Of the terminal; the line is never longer, as it would be drawn below itself.
 * @returns {string}
 */
export function describeProgress(running, now, columns) {
  const parts = [...running].map(([title, { started, lastMs }]) => {
    const seconds = Math.floor((now - started) / 1000);
    if (lastMs === undefined) return `${title} ${seconds} s`;
    const filled = Math.min(barWidth, Math.floor(((now - started) / lastMs) * barWidth));
    const bar = "█".repeat(filled) + "░".repeat(barWidth - filled);
    return `${title} ${bar} ${seconds} of ${Math.round(lastMs / 1000)} s`;
  });
  return parts.join("   ").slice(0, Math.max(0, columns - 1));
}
