import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { requireStoreClock } from "@/lib/api/require-store-clock.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import type { BankQuestion } from "@/lib/catalog/quiz-question";
import { ledgerKeys } from "@/lib/coins/ledger";
import { getEntryRef, postEntry } from "@/lib/coins/post-entry.server";
import { rewards } from "@/lib/coins/prices";
import { grantBadges } from "@/lib/profiles/grant-badges.server";
import { getNextUtcMidnight, getUtcDay } from "@/lib/site/time";
import { ensureUser, getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { findResult, gradeSubmission, type Submission } from "./grade-answer";
import type { SubmitQuizResponse } from "./quiz-schema";
import { getQuizDayRef, readQuizDay, refuseQuiz } from "./read-quiz-day.server";

interface QuizDependencies extends Dependencies {
  /** All questions, by id. */
  readonly bank: ReadonlyMap<string, BankQuestion>;
}

/**
 * Grades the answer to the question that was assigned today, keeps the attempt and pays for a right one, all
 * in one transaction. `Early`, with what became of the answer, when today's question was answered or paid before.
 *
 * @throws ApiError 400 for another question than the assigned one; 409 when none was assigned today; 500
 *   `quiz-unavailable` when the stored question is not in the bank; 401 when the session was revoked; 503 when the
 *   clock of this machine is wrong.
 */
export function submitQuiz(
  { db, now, bank }: QuizDependencies,
  actor: Actor,
  submission: Submission,
): Promise<SubmitQuizResponse> {
  return runTransaction(db, [getUserRef(db, actor.uid)], async (transaction) => {
    const at = now();
    const day = getUtcDay(at);
    const expires = getNextUtcMidnight(at).toISOString();
    const { attempt, ...account } = await readTogether(transaction, {
      user: getUserRef(db, actor.uid),
      entry: getEntryRef(db, actor.uid, ledgerKeys.dailyQuiz(day)),
      attempt: getQuizDayRef(db, actor.uid, day),
    });
    requireStoreClock(attempt);
    const profile = await actor.confirmed;
    const stored = readQuizDay(attempt);
    const result = findResult(stored, account.entry.exists, bank);
    if (result) return { message: "Early", expires, result };
    const verdict = gradeSubmission(stored, submission, bank);
    if (!verdict.ok) throw refuseQuiz(verdict.reason);

    const { correct, answer } = verdict;
    transaction.update(attempt.ref, { answeredAt: at, choice: submission.choice, correct });
    grantBadges(transaction, account.user, { quizDay: day }, at);
    if (!correct) {
      ensureUser(transaction, account.user, profile, at);
      return { message: "Wrong", answer, coins: readUser(account.user)?.coins ?? 0, expires };
    }
    const entry = { amount: rewards.dailyQuiz.coins, reason: "daily-quiz", ref: day } as const;
    const posted = postEntry(transaction, account, entry, profile, at);
    if (!posted.ok) throw new Error(`A quiz payment was refused: ${posted.reason}`);
    return { message: "OK", answer, coins: posted.balanceAfter, expires };
  });
}
