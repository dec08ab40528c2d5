import { useDailyQuiz } from "@/hooks/use-daily-quiz";
import { DailyQuizButton } from "./DailyQuizButton";
import classes from "./DailyQuizLauncher.module.css";
import { QuizDialog } from "./QuizDialog";

/** The quiz as one piece, for any page: its button and its dialog. */
export function DailyQuizLauncher() {
  const quiz = useDailyQuiz();
  return (
    <>
      <DailyQuizButton quiz={quiz} />
      {quiz.done && <p className={classes.note}>Answered for today</p>}
      <QuizDialog quiz={quiz} />
    </>
  );
}
