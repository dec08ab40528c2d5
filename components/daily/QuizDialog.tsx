import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import "@mantine/core/styles/Radio.layer.css";
import { Button, Modal, Radio } from "@mantine/core";
import type { DailyQuiz } from "@/hooks/daily/use-daily-quiz";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { unknownQuestionText } from "@/lib/daily/quiz-rules";
import { type QuizQuestion, quizFormSchema } from "@/lib/daily/quiz-schema";
import classes from "./QuizDialog.module.css";
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

interface QuizFormProps {
  question: QuizQuestion;
  submitting: boolean;
  /** @param choice index of the chosen answer, 0 to 3 */
  onSubmit(choice: number): void;
}

/** One question, four choices. Sends nothing until one is chosen. */
function QuizForm({ question, submitting, onSubmit }: QuizFormProps) {
  const form = useDraftForm({
    start: { answer: "" },
    schema: quizFormSchema,
    // What came of it is a notice: the form itself never fails.
    words: { failure: "The answer could not be sent. Try again." },
    send: ({ answer }) => {
      if (!submitting) onSubmit(answer);
    },
  });
  const { error, ...answer } = form.getInputProps("answer");
  return (
    <form {...form.getFormProps()} className="grid gap-4">
      <Radio.Group
        {...answer}
        error={error}
        label={question.question}
        classNames={{ label: classes.question }}
      >
        <div className="grid gap-2 mt-3 mb-1">
          {question.choices.map((choice, index) => (
            <Radio
              // Two choices may read the same.
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is what is sent.
              key={index}
              value={String(index)}
              label={choice}
              disabled={submitting}
              aria-invalid={error ? true : undefined}
            />
          ))}
        </div>
      </Radio.Group>
      <Button type="submit" variant="filled" fullWidth size="md" loading={submitting}>
        Submit
      </Button>
    </form>
  );
}
