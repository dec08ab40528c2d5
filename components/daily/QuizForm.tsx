import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Radio.layer.css";
import { Button, Radio } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { QuizQuestion } from "@/lib/daily/quiz-schema";
import classes from "./QuizForm.module.css";

interface QuizFormProps {
  question: QuizQuestion;
  submitting: boolean;
  /** @param choice index of the chosen answer, 0 to 3 */
  onSubmit(choice: number): void;
}

/** One question, four choices. Sends nothing until one is chosen. */
export function QuizForm({ question, submitting, onSubmit }: QuizFormProps) {
  const [choice, setChoice] = useState("");
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (submitting) return;
    if (choice === "") setError("Answer cannot be empty");
    else onSubmit(Number(choice));
  }

  function choose(value: string): void {
    setChoice(value);
    setError(null);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Radio.Group
        name="answer"
        label={question.question}
        error={error}
        value={choice}
        onChange={choose}
        classNames={{ label: classes.question, error: classes.error }}
      >
        <div className={classes.choices}>
          {question.choices.map((text, index) => (
            <Radio
              key={text}
              value={String(index)}
              label={text}
              disabled={submitting}
              classNames={{
                root: classes.choice,
                body: classes.choiceBody,
                labelWrapper: classes.label,
                radio: classes.radio,
              }}
            />
          ))}
        </div>
      </Radio.Group>
      <Button type="submit" fullWidth loading={submitting} className={classes.submit}>
        Submit
      </Button>
    </form>
  );
}
