import { useId } from "react";
import classes from "./SaveBuildForm.module.css";

interface VisibilityFieldProps {
  published: boolean;
  /** Why a moderator took the build down; `null` where none did. */
  takenDown: string | null;
  onChange(published: boolean): void;
}

/** Who sees a build. */
export function VisibilityField({ published, takenDown, onChange }: VisibilityFieldProps) {
  const name = useId();
  return (
    <fieldset className={classes.choices}>
      <legend>Visibility</legend>
      <label>
        <input type="radio" name={name} checked={!published} onChange={() => onChange(false)} />
        <span>
          <b>Private</b> Only you can see it
        </span>
      </label>
      <label>
        <input
          type="radio"
          name={name}
          checked={published}
          disabled={takenDown !== null && !published}
          onChange={() => onChange(true)}
        />
        <span>
          <b>Published</b> Everyone, under Builds and on your profile
        </span>
      </label>
      {takenDown !== null && (
        <p className={classes.problem}>
          A moderator took this build down: {takenDown} You can save it, but not publish it.
        </p>
      )}
    </fieldset>
  );
}
