/** Limits above which the operator is alerted, by figure. */
export const alertLimits = {
  /** Coins made less coins spent by everybody in an hour. */
  "coins-made": 5000,
  /** Posts that one moderator took down or runs that one rejected in an hour. */
  "take-downs": 40,
  /** Accounts that changed their name in an hour. */
  renames: 60,
  /** Milliseconds for which a server process answered nobody. */
  "loop-stall": 500,
  /** Problems that the latest check found. */
  "ledger-check": 0,
  "boards-check": 0,
  "audit-check": 0,
} as const;
type AlertName = keyof typeof alertLimits;

/** An hour and a day, in milliseconds: an alert is sent once in its window. */
export const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long an alert is not repeated. What a check found stays so until somebody repairs it. */
export function getAlertWindow(name: AlertName): number {
  return name.endsWith("-check") ? dayMs : hourMs;
}

/** Something that is above its limit. */
export interface Alert {
  readonly name: AlertName;
  readonly value: number;
  readonly limit: number;
}

/** @returns `null` where the figure is within its limit */
export function toAlert(name: AlertName, value: number): Alert | null {
  const limit = alertLimits[name];
  return value > limit ? { name, value, limit } : null;
}

const words: Readonly<Record<AlertName, (value: string, limit: string) => string>> = {
  "coins-made": (value, limit) => `${value} more coins were made than spent within an hour (limit ${limit}).`,
  "take-downs": (value, limit) =>
    `One moderator took down ${value} posts or runs within an hour (limit ${limit}).`,
  renames: (value, limit) => `${value} accounts changed their name within an hour (limit ${limit}).`,
  "loop-stall": (value, limit) => `A server process answered nobody for ${value} ms (limit ${limit}).`,
  "ledger-check": (value) => `The check of the ledger found ${value} problems.`,
  "boards-check": (value) => `The check of the leaderboards found ${value} problems.`,
  "audit-check": (value) => `The check of the audit log found ${value} problems.`,
};

/** An alert in words. It names no person: it leaves the site. */
export function formatAlert({ name, value, limit }: Alert): string {
  const format = (figure: number) => Math.round(figure).toLocaleString("en-US");
  return words[name](format(value), format(limit));
}
