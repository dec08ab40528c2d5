/** The UTC day of a moment as an ISO date, e.g. `2026-11-20`. The UTC day is the product's only day. */
export function getUtcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The next 00:00 UTC after `at`; at exactly midnight, the midnight after. */
export function getNextUtcMidnight(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1));
}

/** Whole days since 1970-01-01 UTC. */
export function getUtcDayNumber(at: Date): number {
  return Math.floor(at.getTime() / 86_400_000);
}

/**
 * The minute of a moment, in ISO form: what a page counts from that says how old things are. With the very moment it
 * would be another page each time.
 */
export function getIsoMinute(at: Date): string {
  return new Date(Math.floor(at.getTime() / 60_000) * 60_000).toISOString();
}

/** A moment as a field gives it, meant in UTC, in ISO form. @param local as `2026-11-22T14:05`, perhaps with seconds */
export function toUtcMoment(local: string): string {
  return `${local.slice(0, 16)}:00.000Z`;
}
