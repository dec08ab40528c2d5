/** "90 / 120 / 150 s": the seconds of a melody without Horn Maestro, with its first and with its second level. */
export function formatDurations(seconds: readonly number[]): string {
  return `${seconds.join(" / ")} s`;
}
