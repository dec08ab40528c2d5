import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Radio.layer.css";
import { Button, Radio } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useRef } from "react";
import { useFirstErrorFocus } from "@/hooks/ui/use-first-error-focus";
import { type QuizQuestion, quizFormSchema } from "@/lib/daily/quiz-schema";
import classes from "./QuizForm.module.css";

interface QuizFormProps {
  question: QuizQuestion;
  submitting: boolean;
  /** @param choice index of the chosen answer, 0 to 3 */
  onSubmit(choice: number): void;
}

/** One question, four choices. Sends nothing until one is chosen. */
export function QuizForm({ question, submitting, onSubmit }: QuizFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const focusFirstError = useFirstErrorFocus(ref);
  const form = useForm({
    initialValues: { answer: "" },
    validate: schemaResolver(quizFormSchema, { sync: true }),
  });
  const { error, ...answer } = form.getInputProps("answer");
  const send = form.onSubmit((values) => {
    if (!submitting) onSubmit(quizFormSchema.parse(values).answer);
  }, focusFirstError);
  return (
    <form ref={ref} noValidate className="grid gap-4" onSubmit={send}>
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
              classNames={{ body: classes.choice, label: classes.words, labelWrapper: classes.wrapper }}
            />
          ))}
        </div>
      </Radio.Group>
      <Button type="submit" fullWidth size="md" loading={submitting}>
        Submit
      </Button>
    </form>
  );
}
