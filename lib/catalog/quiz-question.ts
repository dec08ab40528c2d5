/** Number of questions in the built-in bank; a question's id is its index as a string. */
export const quizBankSize = 28;
/** Choices of every question. */
export const choicesPerQuestion = 4;

/** A question of the bank, answer key included: never leaves the server. */
export interface BankQuestion {
  /** Index in the bank, as a string. */
  readonly id: string;
  readonly question: string;
  /** Four choices in the bank's own order. */
  readonly choices: readonly string[];
  /** Index of the right choice in `choices`. */
  readonly answer: number;
  /** Address of the page that shows why; `null` where it takes no page. */
  readonly page: string | null;
}
