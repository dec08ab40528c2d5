import { formatClock, formatStart } from "@/lib/hunting-help/format-help";

/** Whether a text is a moment in UTC. What was posted before moments had fields says when in words. */
function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/.test(text) && !Number.isNaN(Date.parse(text));
}

/**
 * When somebody hunts, in the zone of the reader: `in 2 h, 21:00`, without the first part for what is over. Words from
 * before there were moments stay as they are.
 */
export function formatHuntMoment(when: string, now: string, timeZone: string): string {
  if (!isMoment(when)) return when;
  const clock = `${formatClock(when, now, timeZone)}${timeZone === "UTC" ? " UTC" : ""}`;
  return Date.parse(when) > Date.parse(now) ? `${formatStart(when, now)}, ${clock}` : clock;
}

/** A moment as a field of this browser shows it; empty for words, which have to be replaced by one. */
export function toMomentField(when: string): string {
  if (!isMoment(when)) return "";
  const at = new Date(when);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Value of a time field in this browser, as a moment in UTC; empty where there is none. */
export function fromMomentField(local: string): string {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? "" : at.toISOString();
}
