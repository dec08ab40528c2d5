import { Button } from "@mantine/core";
import type { Ref } from "react";
import type { DailyQuiz } from "@/hooks/daily/use-daily-quiz";
import classes from "./DailyQuizButton.module.css";
import { announceStart } from "./quiz-notices";

interface DailyQuizButtonProps {
  ref?: Ref<HTMLButtonElement>;
  quiz: DailyQuiz;
  /** The dialog is about to open. */
  onOpen?(): void;
  fullWidth?: boolean;
}

/** Starts today's quiz. Disabled once it is answered, until the server offers the next. */
export function DailyQuizButton({ ref, quiz, onOpen, fullWidth = false }: DailyQuizButtonProps) {
  async function start(): Promise<void> {
    const outcome = await quiz.start();
    if (outcome.kind === "question" || outcome.kind === "unknown-question") onOpen?.();
    announceStart(outcome);
  }

  return (
    <Button
      ref={ref}
      className={classes.button}
      fullWidth={fullWidth}
      disabled={quiz.done}
      loading={quiz.starting}
      onClick={start}
    >
      Daily Quiz
    </Button>
  );
}
