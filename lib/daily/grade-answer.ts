import type { BankQuestion } from "@/lib/catalog/quiz-question";
import { type Assignment, getRightPlace } from "./assign-question";
import type { QuizResult } from "./quiz-schema";

/** The server's record of a user's UTC day. */
export interface QuizDay extends Assignment {
  /** Whether the answer was right; `null` until the question is answered. */
  readonly correct: boolean | null;
}

/** An answer as it was sent in. */
export interface Submission {
  readonly questionId: string;
  /** Place, in the order shown, of the chosen choice: 0 to 3. */
  readonly choice: number;
}

type Verdict =
  | {
      readonly ok: true;
      readonly correct: boolean /** Place of the right choice. */;
      readonly answer: number;
    }
  | { readonly ok: false; readonly reason: "not-assigned" | "unknown-question" | "wrong-question" };

/**
 * Grades a submission against the question that the server assigned; nothing else that the client sent is
 * looked at.
 *
 * @param day The record of today, not answered yet; `null` when no question was assigned today.
 * @param bank All questions, by id.
 */
export function gradeSubmission(
  day: QuizDay | null,
  submission: Submission,
  bank: ReadonlyMap<string, BankQuestion>,
): Verdict {
  if (!day) return { ok: false, reason: "not-assigned" };
  const question = bank.get(day.questionId);
  if (!question) return { ok: false, reason: "unknown-question" };
  if (submission.questionId !== day.questionId) return { ok: false, reason: "wrong-question" };
  const answer = getRightPlace(question, day.order);
  return { ok: true, correct: submission.choice === answer, answer };
}

/**
 * Result of today's answer; `null` while there is none.
 *
 * @param isPaid Whether the ledger has today's payment. That alone says that the answer was right.
 */
export function findResult(
  day: QuizDay | null,
  isPaid: boolean,
  bank: ReadonlyMap<string, BankQuestion>,
): QuizResult | null {
  const correct = isPaid || (day?.correct ?? null);
  if (correct === null) return null;
  const question = day ? bank.get(day.questionId) : undefined;
  return {
    correct,
    rightChoice: question?.choices[question.answer] ?? null,
    question: question?.question ?? null,
    page: question?.page ?? null,
  };
}
