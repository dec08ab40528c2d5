import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import { Modal } from "@mantine/core";
import { useEffect, useState } from "react";
import type { DailyQuiz } from "@/hooks/use-daily-quiz";
import { unknownQuestionText } from "@/lib/quiz/rules";
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
    <Modal
      opened={question !== null}
      onClose={quiz.close}
      onExitTransitionEnd={onClosed}
      title="Daily Quiz"
      size={480}
      centered
      returnFocus={!onClosed}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {shown === "unknown" && <p role="alert">{unknownQuestionText}</p>}
      {shown !== null && shown !== "unknown" && (
        <QuizForm question={shown} submitting={quiz.submitting} onSubmit={submit} />
      )}
    </Modal>
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
