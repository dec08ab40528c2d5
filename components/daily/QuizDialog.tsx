import { useEffect, useState } from "react";
import { ModalDialog } from "@/components/ui/ModalDialog";
import type { DailyQuiz } from "@/hooks/daily/use-daily-quiz";
import { unknownQuestionText } from "@/lib/daily/quiz-rules";
import { QuizForm } from "./QuizForm";
import { announceSubmit } from "./quiz-notices";

interface QuizDialogProps {
  quiz: DailyQuiz;
  /** The dialog has left the screen. */
  onClosed?(): void;
}

/** Today's question. Closes after every attempt to submit; the notice says what came of it. */
export function QuizDialog({ quiz, onClosed }: QuizDialogProps) {
  const { question } = quiz;
  const shown = useLast(question);

  async function submit(choice: number): Promise<void> {
    announceSubmit(await quiz.submit(choice));
  }

  return (
    <ModalDialog title="Daily Quiz" opened={question !== null} onClose={quiz.close} onClosed={onClosed}>
      {shown === "unknown" && <p role="alert">{unknownQuestionText}</p>}
      {shown !== null && shown !== "unknown" && (
        <QuizForm question={shown} submitting={quiz.submitting} onSubmit={submit} />
      )}
    </ModalDialog>
  );
}

/** The last question shown, so that the dialog does not empty itself while it fades out. */
function useLast(question: DailyQuiz["question"]): DailyQuiz["question"] {
  const [last, setLast] = useState(question);
  useEffect(() => {
    if (question !== null) setLast(question);
  }, [question]);
  return question ?? last;
}
