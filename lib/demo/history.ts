import { decidePosting } from "@/lib/coins/ledger";
import { costs, rewards } from "@/lib/coins/prices";
import type { LedgerReason } from "@/lib/coins/reasons";
import { createSeededRandom } from "@/lib/daily/shuffle";
import { getUtcDay } from "@/lib/site/time";
import type { DemoAccount } from "./accounts";

/** One line of a demo ledger, as it is stored. */
export interface DemoLedgerEntry {
  /** Idempotency key, the same that the real posting would have. */
  readonly key: string;
  readonly amount: number;
  readonly reason: LedgerReason;
  readonly ref: string;
  readonly balanceAfter: number;
  readonly createdAt: Date;
}

interface PlannedEntry extends Omit<DemoLedgerEntry, "balanceAfter"> {}

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** When a demo account was opened: at 08:00 UTC, before anything else of that day. */
export function getJoinedAt(account: DemoAccount, now: Date): Date {
  return new Date(getDayStart(now, account.joinedDaysAgo).getTime() + 8 * 60 * minuteMs);
}

/**
 * What a demo account earned and spent, oldest first, up to the day before `now`.
 *
 * Depends on the account and the UTC day of `now` alone, so that two seeds on one day agree to the letter.
 *
 * @throws Error when the account asks for more than it has by then.
 */
export function createDemoLedger(account: DemoAccount, now: Date): DemoLedgerEntry[] {
  let balance = 0;
  return planEntries(account, now).map((entry) => {
    const decision = decidePosting({ balance, posted: false, amount: entry.amount });
    if (!decision.ok)
      throw new Error(`${account.displayName} cannot afford ${entry.key} with ${balance} coins.`);
    balance = decision.balanceAfter;
    return { ...entry, balanceAfter: balance };
  });
}

function planEntries(account: DemoAccount, now: Date): PlannedEntry[] {
  const random = createSeededRandom(`demo ${account.uid}`);
  const entries: PlannedEntry[] = [];
  for (let daysAgo = account.joinedDaysAgo; daysAgo >= 1; daysAgo -= 1) {
    const start = getDayStart(now, daysAgo);
    const at = (minutes: number) => new Date(start.getTime() + minutes * minuteMs);
    const arrives = 9 * 60 + Math.floor(random() * 11 * 60);
    const present = random() < account.presence;
    const right = random() < account.knowledge;
    if (present) entries.push(createDailyEntry("daily-login", rewards.dailyLogin.coins, at(arrives)));
    if (present && right)
      entries.push(createDailyEntry("daily-quiz", rewards.dailyQuiz.coins, at(arrives + 3)));
    for (const { requestId, kind } of account.requests.filter((each) => each.daysAgo === daysAgo)) {
      const { coins } = kind === "hunt-support" ? costs.huntSupport : costs.buildRequest;
      entries.push({ ...createRequestEntry(kind, requestId, -coins), createdAt: at(arrives + 20) });
    }
    for (const { requestId } of account.approved.filter((each) => each.daysAgo === daysAgo)) {
      const { coins } = rewards.approvedAnswer;
      // Late on the day: the answer came after the question.
      entries.push({ ...createRequestEntry("help-approved", requestId, coins), createdAt: at(22 * 60) });
    }
  }
  return entries;
}

function createDailyEntry(
  reason: "daily-login" | "daily-quiz",
  amount: number,
  createdAt: Date,
): PlannedEntry {
  const day = getUtcDay(createdAt);
  return { key: `${reason}.${day}`, amount, reason, ref: day, createdAt };
}

function createRequestEntry(
  reason: "build-request" | "hunt-support" | "help-approved",
  requestId: string,
  amount: number,
): Omit<PlannedEntry, "createdAt"> {
  return { key: `${reason}.${requestId}`, amount, reason, ref: requestId };
}

function getDayStart(now: Date, daysAgo: number): Date {
  return new Date(Math.floor(now.getTime() / dayMs) * dayMs - daysAgo * dayMs);
}
