/** Number of questions in the built-in bank; a question's id is its index as a string. */
export const quizBankSize = 28;
/** Choices of every question. */
export const choicesPerQuestion = 4;

/** Shown instead of the form when a question matches none of the bank. */
export const unknownQuestionText = "Error generating quiz - contact an administrator.";

/** Whether `id` names a question of the bank: a whole number from 0, written without padding. */
export function isBuiltInQuestionId(id: string): boolean {
  return /^(0|[1-9]\d*)$/.test(id) && Number(id) < quizBankSize;
}
