import { useDailyQuiz } from "@/hooks/use-daily-quiz";
import { DailyQuizButton } from "./DailyQuizButton";
import { QuizDialog } from "./QuizDialog";

/** The quiz as one piece, for any page: its button and its dialog. */
export function DailyQuizLauncher() {
  const quiz = useDailyQuiz();
  return (
    <>
      <DailyQuizButton quiz={quiz} />
      <QuizDialog quiz={quiz} />
    </>
  );
}
