import { rewards } from "@/lib/coins/prices";
import { createSeededRandom } from "@/lib/daily/shuffle";
import { getUtcDay } from "@/lib/site/time";
import type { DemoAccount } from "./accounts";

/** A daily reward of a demo account. */
interface DemoEntry {
  /** Idempotency key, the same that the real posting would have. */
  readonly key: string;
  readonly amount: number;
  readonly reason: "daily-login" | "daily-quiz";
  readonly ref: string;
  readonly createdAt: Date;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** When a demo account was opened: at 08:00 UTC, before anything else of that day. */
export function getJoinedAt(account: DemoAccount, now: Date): Date {
  return new Date(getDayStart(now, account.joinedDaysAgo).getTime() + 8 * 60 * minuteMs);
}

/**
 * Coins of a demo account for its visits, oldest first, up to the day before `now`. Depends on the account and the UTC
 * day of `now` alone, so that two seeds on one day agree to the letter.
 */
export function createDailyEntries(account: DemoAccount, now: Date): DemoEntry[] {
  const random = createSeededRandom(`demo ${account.uid}`);
  const entries: DemoEntry[] = [];
  for (let daysAgo = account.joinedDaysAgo; daysAgo >= 1; daysAgo -= 1) {
    const start = getDayStart(now, daysAgo);
    const at = (minutes: number) => new Date(start.getTime() + minutes * minuteMs);
    const arrives = 9 * 60 + Math.floor(random() * 11 * 60);
    const present = random() < account.presence;
    const right = random() < account.knowledge;
    if (present) entries.push(createEntry("daily-login", rewards.dailyLogin.coins, at(arrives)));
    if (present && right) entries.push(createEntry("daily-quiz", rewards.dailyQuiz.coins, at(arrives + 3)));
  }
  return entries;
}

function createEntry(reason: DemoEntry["reason"], amount: number, createdAt: Date): DemoEntry {
  const day = getUtcDay(createdAt);
  return { key: `${reason}.${day}`, amount, reason, ref: day, createdAt };
}

/** 00:00 UTC of a day before the day of `now`. */
export function getDayStart(now: Date, daysAgo: number): Date {
  return new Date(Math.floor(now.getTime() / dayMs) * dayMs - daysAgo * dayMs);
}
