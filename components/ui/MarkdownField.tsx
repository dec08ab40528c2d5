import { Button, Input } from "@mantine/core";
import { type ReactNode, useDeferredValue, useState } from "react";
import { cleanLines } from "@/lib/text/clean-text";
import {
  describeMarkdownProblem,
  findMarkdownProblem,
  type MarkdownBudget,
} from "@/lib/text/markdown-budget";
import { Counted } from "./Counted";
import { Field } from "./Field";
import { Markdown } from "./Markdown";

interface MarkdownFieldProps {
  label: string;
  value: string;
  /** In UTF-16 units, as the schema of the request counts. More can be typed, and is said to be too much. */
  maxLength: number;
  /** Of the same schema: what is over it is said as one types. */
  budget: MarkdownBudget;
  /** Problems with what was sent. It takes the place of what is said about the budget. */
  problem?: ReactNode;
  /** Lines shown at first. Default 6. */
  rows?: number;
  onChange(value: string): void;
}

/**
 * A text in Markdown: with its preview, a counter, and what would be refused about it.
 *
 *     <MarkdownField
 *       label="Notes"
 *       value={notes}
 *       maxLength={maxNotesLength}
 *       budget={notesBudget}
 *       problem={problems.notes}
 *       onChange={setNotes}
 *     />
 */
export function MarkdownField({ label, value, problem, onChange, ...rest }: MarkdownFieldProps) {
  const { maxLength, budget, rows = 6 } = rest;
  const [preview, setPreview] = useState(false);
  // A long text is looked through after the key that was pressed is on the screen.
  const overBudget = describeBudget(label, useDeferredValue(value), budget);
  const isOver = value.length > maxLength;
  const error = problem ?? overBudget;
  return (
    <Field
      label={label}
      description={
        <Counted length={value.length} max={maxLength}>
          Markdown: **bold**, *italic*, - list
        </Counted>
      }
      error={error !== null && <span role="alert">{error}</span>}
      aside={
        <Button variant="subtle" size="xs" aria-pressed={preview} onClick={() => setPreview(!preview)}>
          Preview
        </Button>
      }
    >
      {/* Hidden, not gone: the browser's undo and the place of the cursor stay. */}
      <Input
        component="textarea"
        multiline
        hidden={preview}
        rows={rows}
        value={value}
        error={error !== null || isOver}
        onChange={(event) => onChange(event.target.value)}
      />
      {preview && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
        <div
          role="group"
          aria-label={`Preview of ${label.toLowerCase()}`}
          className="min-h-40 py-2.5 px-3.5 border border-dashed border-strong rounded-md"
        >
          {value.trim() === "" ? (
            <p className="text-dim">Nothing to preview yet.</p>
          ) : (
            <Markdown text={value} budget={budget} />
          )}
        </div>
      )}
    </Field>
  );
}

/** The problem of a text that nests too deep or holds too much, as a sentence. The exact count of parts is taken when the text is saved. */
function describeBudget(label: string, text: string, budget: MarkdownBudget): string | null {
  const problem = findMarkdownProblem(cleanLines(text), budget);
  return problem && `${label} ${describeMarkdownProblem(problem, budget)}.`;
}
