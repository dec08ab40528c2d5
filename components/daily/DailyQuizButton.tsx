import { Button } from "@mantine/core";
import type { Ref } from "react";
import type { DailyQuiz } from "@/hooks/daily/use-daily-quiz";
import { callStartQuiz } from "./start-quiz";

interface DailyQuizButtonProps {
  ref?: Ref<HTMLButtonElement>;
  quiz: DailyQuiz;
}

/** Starts today's quiz. Disabled once it is answered, until the server offers the next. */
export function DailyQuizButton({ ref, quiz }: DailyQuizButtonProps) {
  return (
    <Button
      ref={ref}
      variant="light"
      className="flex-none"
      disabled={quiz.done}
      loading={quiz.starting}
      onClick={() => callStartQuiz(quiz)}
    >
      Daily Quiz
    </Button>
  );
}
