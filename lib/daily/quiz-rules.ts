import { quizBankSize } from "@/lib/catalog/quiz-question";

/** Shown instead of the form when a question matches none of the bank. */
export const unknownQuestionText = "Error generating quiz - contact an administrator.";

/** Whether `id` names a question of the bank: a whole number from 0, written without padding. */
export function isBuiltInQuestionId(id: string): boolean {
  return /^(0|[1-9]\d*)$/.test(id) && Number(id) < quizBankSize;
}
