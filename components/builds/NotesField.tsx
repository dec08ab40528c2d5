import { useId, useState } from "react";
import { maxNotesLength } from "@/lib/builds/rules";
import { formatNumber } from "@/lib/text/format";
import { BuildNotes } from "./BuildNotes";
import classes from "./SaveBuildForm.module.css";

interface NotesFieldProps {
  value: string;
  problem: string | undefined;
  onChange(value: string): void;
}

/** Notes in Markdown, with a preview. */
export function NotesField({ value, problem, onChange }: NotesFieldProps) {
  const id = useId();
  const [preview, setPreview] = useState(false);
  return (
    <div className={classes.field}>
      <div className={classes.labels}>
        <label htmlFor={id}>Notes</label>
        <button
          type="button"
          className={classes.small}
          aria-pressed={preview}
          onClick={() => setPreview(!preview)}
        >
          Preview
        </button>
      </div>
      {preview ? (
        <div className={classes.preview}>
          {value.trim() === "" ? (
            <p className={classes.help}>Nothing to preview yet.</p>
          ) : (
            <BuildNotes notes={value} />
          )}
        </div>
      ) : (
        <textarea
          id={id}
          rows={6}
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-help${problem ? ` ${id}-problem` : ""}`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <p id={`${id}-help`} className={classes.help}>
        <span>Markdown: **bold**, *italic*, - list</span>
        <span data-over={value.length > maxNotesLength || undefined}>
          {formatNumber(value.length)} of {formatNumber(maxNotesLength)}
        </span>
      </p>
      {problem && (
        <p id={`${id}-problem`} role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
