import { useId } from "react";
import classes from "./Choice.module.css";

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly { readonly value: T; readonly label: string }[];
  onChange(value: NoInfer<T>): void;
  /** What the choice means, under it. */
  help?: string | undefined;
}

/** One of a few, all in sight. */
export function Choice<T extends string>({ label, value, options, onChange, help }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {help && <p className={classes.help}>{help}</p>}
    </fieldset>
  );
}
