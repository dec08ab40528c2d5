import { useId } from "react";
import { maxTitleLength } from "@/lib/builds/rules";
import classes from "./SaveBuildForm.module.css";

interface TitleFieldProps {
  value: string;
  problem: string | undefined;
  required: boolean;
  onChange(value: string): void;
}

/** One line that names a build. */
export function TitleField({ value, problem, required, onChange }: TitleFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>Title{required ? "" : " (optional until published)"}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        data-autofocus
        value={value}
        maxLength={maxTitleLength}
        aria-required={required}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
