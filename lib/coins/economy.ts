import { type LedgerReason, ledgerReasons } from "./reasons";

/** Coins of one UTC day: made and spent, in all and by reason. Whole and at least zero. */
export interface EconomyDay {
  readonly day: string;
  readonly made: number;
  readonly spent: number;
  /** Ledger entries. */
  readonly entries: number;
  readonly byReason: Readonly<
    Partial<Record<LedgerReason, { readonly made: number; readonly spent: number }>>
  >;
}

/** Days that the page shows, today not among them. */
export const economyDays = 30;
/** A day is added up this long after it ended, in milliseconds: no payment takes so long. */
const settlePeriod = 10 * 60_000;

interface Movement {
  readonly day: string;
  readonly reason: LedgerReason;
  /** Signed whole coins. */
  readonly amount: number;
}

/** Adds up the movements of these days. A day without any is there with zeros. */
export function sumDays(days: readonly string[], movements: Iterable<Movement>): EconomyDay[] {
  const sums = new Map(days.map((day) => [day, createSums()]));
  for (const { day, reason, amount } of movements) {
    const sum = sums.get(day);
    if (!sum) continue;
    sum.entries += 1;
    const { made, spent } = sum.byReason.get(reason) ?? { made: 0, spent: 0 };
    sum.byReason.set(reason, {
      made: made + Math.max(0, amount),
      spent: spent + Math.max(0, -amount),
    });
  }
  return days.map((day) => toDay(day, sums.get(day) ?? createSums()));
}

/** UTC days that are over and settled at a moment, the latest first. */
export function listSettledDays(now: Date, count = economyDays): string[] {
  const latest = new Date(now.getTime() - settlePeriod);
  const midnight = Date.UTC(latest.getUTCFullYear(), latest.getUTCMonth(), latest.getUTCDate());
  return Array.from({ length: count }, (_, index) =>
    new Date(midnight - (index + 1) * 86_400_000).toISOString().slice(0, 10),
  );
}

function createSums() {
  return { entries: 0, byReason: new Map<LedgerReason, { made: number; spent: number }>() };
}

function toDay(day: string, { entries, byReason }: ReturnType<typeof createSums>): EconomyDay {
  const sums = [...byReason.values()];
  return {
    day,
    entries,
    made: sums.reduce((total, { made }) => total + made, 0),
    spent: sums.reduce((total, { spent }) => total + spent, 0),
    byReason: Object.fromEntries(
      ledgerReasons.flatMap((reason) => {
        const sum = byReason.get(reason);
        return sum ? [[reason, sum]] : [];
      }),
    ),
  };
}

/** The sums of all days by reason, in the order of the reasons; those without coins are left out. */
export function sumReasons(
  days: readonly EconomyDay[],
): { readonly reason: LedgerReason; readonly made: number; readonly spent: number }[] {
  return ledgerReasons.flatMap((reason) => {
    const sums = days.flatMap(({ byReason }) => byReason[reason] ?? []);
    const made = sums.reduce((total, sum) => total + sum.made, 0);
    const spent = sums.reduce((total, sum) => total + sum.spent, 0);
    return made + spent === 0 ? [] : [{ reason, made, spent }];
  });
}
