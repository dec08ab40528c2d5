/** The fields of an entry that a check reads. */
export interface CheckedEntry {
  readonly key: string;
  /** As stored: nothing is taken for granted here. */
  readonly amount: unknown;
  readonly balanceAfter: unknown;
}

interface LedgerVerdict {
  /** Sum of all amounts, whole coins. */
  readonly sum: number;
  /** Problems as text; empty when all is well. */
  readonly problems: readonly string[];
}

/**
 * Compares a balance with its ledger. All is well when the balance is the sum of the entries and the entries
 * form one chain from 0 to the balance: whatever balance one entry leaves is the one that the next began with.
 *
 * The chain is checked without an order, because two entries may carry the same moment: counted together,
 * the balances before and the balances after differ in the first 0 and the last balance alone.
 *
 * @param coins `coins` of `users/{uid}` as stored; `undefined` where there is no such document.
 */
export function compareLedger(coins: unknown, entries: readonly CheckedEntry[]): LedgerVerdict {
  const problems: string[] = [];
  let sum = 0;
  const unmatched = new Map<number, number>();
  const count = (balance: number, by: 1 | -1) => unmatched.set(balance, (unmatched.get(balance) ?? 0) + by);

  for (const { key, amount, balanceAfter } of entries) {
    if (!isWhole(amount) || amount === 0) {
      problems.push(`${key}: the amount is ${formatValue(amount)}`);
      continue;
    }
    sum += amount;
    if (!isWhole(balanceAfter) || balanceAfter < 0) {
      problems.push(`${key}: the balance after it is ${formatValue(balanceAfter)}`);
      continue;
    }
    count(balanceAfter - amount, -1);
    count(balanceAfter, 1);
  }

  if (!isWhole(coins) || coins < 0) problems.push(`the balance is ${formatValue(coins)}`);
  else if (coins !== sum) problems.push(`the balance is ${coins}, the entries add up to ${sum}`);

  // With the opening 0 and the closing sum added, every balance must be left as often as it was reached.
  count(0, 1);
  count(sum, -1);
  const broken = [...unmatched].filter(([, times]) => times !== 0).map(([balance]) => balance);
  if (problems.length === 0 && broken.length > 0) {
    problems.push(`the entries form no chain: see the balances ${broken.sort((a, b) => a - b).join(", ")}`);
  }
  return { sum, problems };
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function formatValue(value: unknown): string {
  return value === undefined ? "missing" : JSON.stringify(value);
}
