import type { DailyQuiz } from "@/hooks/daily/use-daily-quiz";
import { announceStart } from "./quiz-notices";

/**
 * Starts today's quiz and says what came of it, where its dialog does not say it.
 *
 * @param onOpen the dialog is about to open
 */
export async function callStartQuiz(quiz: DailyQuiz, onOpen?: () => void): Promise<void> {
  const outcome = await quiz.start();
  if (outcome.kind === "question" || outcome.kind === "unknown-question") onOpen?.();
  announceStart(outcome);
}
