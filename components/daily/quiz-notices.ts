import { notifyError, notifySuccess, notifyWarning } from "@/components/ui/notify";
import { rewards } from "@/lib/coins/prices";
import type { StartOutcome, SubmitOutcome } from "@/lib/daily/play-quiz";
import type { QuizResult } from "@/lib/daily/quiz-schema";

/** Milliseconds on screen. */
const rightAnswerTime = 3000;
const failureTime = 4000;

/** Says what came of starting the quiz, where the dialog does not say it. */
export function announceStart(outcome: StartOutcome): void {
  if (outcome.kind === "early") {
    if (outcome.result) announceResult(outcome.result);
    void notifyWarning({ title: "Quiz unavailable", message: "Check in tomorrow for your daily quiz" });
  }
  if (outcome.kind === "failed") void notifyError({ message: "Internal server error" });
}

/** Says what became of an answer whose reply never came. */
function announceResult({ correct, rightChoice }: QuizResult): void {
  if (correct) announceSubmit({ kind: "right" });
  else announceSubmit({ kind: "wrong", rightChoice: rightChoice ?? "" });
}

/** Says what came of an answer. An early one is passed over in silence. */
export function announceSubmit(outcome: SubmitOutcome): void {
  switch (outcome.kind) {
    case "right":
      void notifySuccess({
        title: `+${rewards.dailyQuiz.coins} Coins`,
        message: "That's the right answer",
        autoClose: rightAnswerTime,
      });
      return;
    case "wrong":
      void notifyError({
        message: `The right answer was "${outcome.rightChoice}".`,
        autoClose: failureTime,
      });
      return;
    case "failed":
      void notifyError({
        message: outcome.message ?? "Your request was not submitted. Please try again in a few minutes.",
        autoClose: failureTime,
      });
      return;
    default:
  }
}
