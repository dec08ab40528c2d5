import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { requireStoreClock } from "@/lib/api/require-store-clock.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import type { BankQuestion } from "@/lib/catalog/quiz-question";
import { getNextUtcMidnight, getUtcDay } from "@/lib/site/time";
import { ensureUser, getUserRef } from "@/lib/users/read-user-document.server";
import { assignQuestion, presentQuestion } from "./assign-question";
import { findResult } from "./grade-answer";
import type { StartQuizResponse } from "./quiz-schema";
import { getQuizDayRef, readQuizDay, refuseQuiz } from "./read-quiz-day.server";

interface QuizDependencies extends Dependencies {
  /** All questions, by id. */
  readonly bank: ReadonlyMap<string, BankQuestion>;
}

/**
 * Gives the question of the day, without its answer. The first call of a UTC day assigns it, later ones
 * repeat it; `Early`, with what became of the answer, once it is answered.
 *
 * @throws ApiError 500 `quiz-unavailable` when the stored question is not in the bank; 401 when the session
 *   was revoked; 503 when the clock of this machine is wrong.
 */
export function startQuiz({ db, now, bank }: QuizDependencies, actor: Actor): Promise<StartQuizResponse> {
  return runTransaction(db, [getUserRef(db, actor.uid)], async (transaction) => {
    const at = now();
    const expires = getNextUtcMidnight(at).toISOString();
    const { user, attempt } = await readTogether(transaction, {
      user: getUserRef(db, actor.uid),
      attempt: getQuizDayRef(db, actor.uid, getUtcDay(at)),
    });
    requireStoreClock(attempt);
    const profile = await actor.confirmed;
    const day = readQuizDay(attempt);
    const result = findResult(day, false, bank);
    if (result) return { message: "Early", expires, result };

    const assignment = day ?? assignQuestion(actor.uid, at, bank.size);
    const question = bank.get(assignment.questionId);
    if (!question) throw refuseQuiz("unknown-question");
    if (!day) {
      const unanswered = { answeredAt: null, choice: null, correct: null };
      transaction.create(attempt.ref, { ...assignment, assignedAt: at, ...unanswered });
      ensureUser(transaction, user, profile, at);
    }
    return { message: "OK", question: presentQuestion(question, assignment.order), expires };
  });
}
