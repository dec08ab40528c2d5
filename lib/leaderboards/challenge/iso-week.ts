const dayMs = 86_400_000;
const weekForm = /^(\d{4})-W(\d{2})$/;

/** The ISO 8601 week of a moment in UTC, e.g. `2026-W47`. Weeks begin on Monday; week 1 has the year's first Thursday. */
export function getIsoWeek(at: Date): string {
  const thursday = getThursday(at);
  const year = thursday.getUTCFullYear();
  const number = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs)) + 1;
  return `${year}-W${String(number).padStart(2, "0")}`;
}

/** Monday 00:00 UTC of a week and of the next; `null` for a text that names no week. */
export function getWeekSpan(week: string): { from: Date; to: Date } | null {
  const [, year, number] = weekForm.exec(week) ?? [];
  if (year === undefined || number === undefined) return null;
  // The fourth of January is always in week 1.
  const first = getMonday(new Date(Date.UTC(Number(year), 0, 4)));
  const from = new Date(first.getTime() + (Number(number) - 1) * 7 * dayMs);
  if (getIsoWeek(from) !== week) return null;
  return { from, to: new Date(from.getTime() + 7 * dayMs) };
}

/** Whole weeks since the Monday of 1970-01-05. */
export function getWeekNumber(at: Date): number {
  return Math.floor((getMonday(at).getTime() - 4 * dayMs) / (7 * dayMs));
}

function getMonday(at: Date): Date {
  const day = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
  return new Date(day - ((at.getUTCDay() + 6) % 7) * dayMs);
}

function getThursday(at: Date): Date {
  return new Date(getMonday(at).getTime() + 3 * dayMs);
}
