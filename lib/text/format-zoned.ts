/** A moment as a clock shows it in a time zone, to the minute, 24 hours: `2026-11-23 01:15`. */
export function formatZonedMinute(at: string, timeZone: string): string {
  // The Swedish form is the ISO one.
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(
    new Date(at),
  );
}
