import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import { Modal } from "@mantine/core";
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

  async function submit(choice: number): Promise<void> {
    announceSubmit(await quiz.submit(choice));
  }

  return (
    <Modal
      title="Daily Quiz"
      opened={question !== null}
      onClose={quiz.close}
      {...(onClosed && { onExitTransitionEnd: onClosed })}
    >
      {question === "unknown" && <p role="alert">{unknownQuestionText}</p>}
      {question !== null && question !== "unknown" && (
        <QuizForm question={question} submitting={quiz.submitting} onSubmit={submit} />
      )}
    </Modal>
  );
}
