import { type BankQuestion, choicesPerQuestion } from "@/lib/catalog/quiz-question";
import { getUtcDay, getUtcDayNumber } from "@/lib/site/time";
import type { QuizQuestion } from "./quiz-schema";
import { createSeededPermutation } from "./shuffle";

/** The question of a user on one UTC day. */
export interface Assignment {
  readonly questionId: string;
  /** `order[shown]` is the bank's index of the choice shown in that place. */
  readonly order: readonly number[];
}

/**
 * The question of a user's UTC day.
 *
 * Each user walks their own permutation of the bank, one step a day, so within any run of days as long as
 * the bank no question comes twice. The choices are shuffled per user and day.
 *
 * @param bankSize Number of questions, at least 1.
 */
export function assignQuestion(uid: string, at: Date, bankSize: number): Assignment {
  const walk = createSeededPermutation(bankSize, `questions/${uid}`);
  return {
    questionId: String(walk[getUtcDayNumber(at) % bankSize]),
    order: createSeededPermutation(choicesPerQuestion, `choices/${uid}/${getUtcDay(at)}`),
  };
}

/** The question as a player may see it: choices in the assigned order, no answer key. */
export function presentQuestion(question: BankQuestion, order: readonly number[]): QuizQuestion {
  return {
    id: question.id,
    question: question.question,
    choices: order.map((bankIndex) => question.choices[bankIndex] ?? ""),
  };
}

/** Place, in the order shown, of the right choice. */
export function getRightPlace(question: BankQuestion, order: readonly number[]): number {
  return order.indexOf(question.answer);
}
