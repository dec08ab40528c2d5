import { Button } from "@mantine/core";
import { RadioGroup } from "@/components/ui/RadioGroup";
import { useSchemaForm } from "@/hooks/ui/use-schema-form";
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
  const { getFormProps, getField } = useSchemaForm(quizFormSchema);
  const formProps = getFormProps(({ answer }) => {
    if (!submitting) onSubmit(answer);
  });
  return (
    <form {...formProps} className={`${classes.form} grid gap-4`}>
      <RadioGroup
        {...getField("answer")}
        label={question.question}
        look="rows"
        required
        disabled={submitting}
        options={question.choices.map((label, index) => ({ value: String(index), label }))}
      />
      <Button variant="filled" type="submit" fullWidth loading={submitting}>
        Submit
      </Button>
    </form>
  );
}
