/**
 * "90 / 120 / 150 s": the seconds of a melody without Horn Maestro, with its first and with its second level. The unit stays
 * on the line of the last figure.
 */
export function formatDurations(seconds: readonly number[]): string {
  return `${seconds.join(" / ")}\u00A0s`;
}
