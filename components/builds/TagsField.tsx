import { useId } from "react";
import { parseTags } from "@/lib/builds/build-draft";
import { maxTags } from "@/lib/builds/rules";
import classes from "./SaveBuildForm.module.css";

interface TagsFieldProps {
  value: string;
  problem: string | undefined;
  onChange(value: string): void;
}

/** Words that a build can be found by, separated by commas, and how they will be written. */
export function TagsField({ value, problem, onChange }: TagsFieldProps) {
  const id = useId();
  const tags = parseTags(value);
  return (
    <div className={classes.field}>
      <label htmlFor={id}>Tags</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-help${problem ? ` ${id}-problem` : ""}`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-help`} className={classes.help}>
        {tags.length > 0 ? tags.map((tag) => `#${tag}`).join("  ") : `Up to ${maxTags}, separated by commas`}
      </p>
      {problem && (
        <p id={`${id}-problem`} role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
