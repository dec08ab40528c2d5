import classes from "./FilterField.module.css";
import type { FilterOption } from "./filter-option";

interface MultiFilterProps<T extends string> {
  label: string;
  value: readonly T[];
  options: readonly FilterOption<T>[];
  onChange(value: readonly NoInfer<T>[]): void;
}

/** Any of some values, as chips that are checkboxes. */
export function MultiFilter<T extends string>({ label, value, options, onChange }: MultiFilterProps<T>) {
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.chips}>
        {options.map((option) => (
          <label key={option.value} className={classes.chip}>
            <input
              type="checkbox"
              checked={value.includes(option.value)}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...value, option.value]
                    : value.filter((each) => each !== option.value),
                )
              }
            />
            {option.icon}
            {option.label}{" "}
            {option.count !== undefined && <span className={classes.number}>{option.count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
