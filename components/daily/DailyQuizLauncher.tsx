import { useRef } from "react";
import { useDailyQuiz } from "@/hooks/daily/use-daily-quiz";
import { DailyQuizButton } from "./DailyQuizButton";
import { QuizDialog } from "./QuizDialog";
import { TodayAnswer } from "./TodayAnswer";

/** The quiz as one piece, for any page: its button and its dialog. */
export function DailyQuizLauncher() {
  const quiz = useDailyQuiz();
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLParagraphElement>(null);

  /** The button that opened the dialog is disabled once the quiz is done, and cannot hold the focus. */
  function takeFocusBack(): void {
    (note.current ?? button.current)?.focus();
  }

  return (
    <>
      <DailyQuizButton ref={button} quiz={quiz} />
      {quiz.done && (
        <div className="self-center ms-3 text-14 leading-5">
          <p ref={note} tabIndex={-1} className="text-dim">
            Answered for today
          </p>
          <TodayAnswer />
        </div>
      )}
      <QuizDialog quiz={quiz} onClosed={takeFocusBack} />
    </>
  );
}
