import { IconChevronDown } from "@tabler/icons-react";
import { useId } from "react";
import classes from "./FilterField.module.css";
import type { FilterOption } from "./filter-option";

interface ChoiceFilterProps<T extends string> {
  label: string;
  /** Empty = any. */
  value: T | "";
  options: readonly FilterOption<T>[];
  onChange(value: NoInfer<T> | ""): void;
  /** Label for "no choice". */
  anyLabel?: string;
  /** `chips` for up to four short options. */
  look?: "select" | "chips";
}

/** One of some values, or any. */
export function ChoiceFilter<T extends string>(props: ChoiceFilterProps<T>) {
  return props.look === "chips" ? <Chips {...props} /> : <Select {...props} />;
}

function Select<T extends string>(props: ChoiceFilterProps<T>) {
  const { label, value, options, onChange, anyLabel = "Any" } = props;
  return (
    <label className={classes.field}>
      <span className={classes.label}>{label}</span>
      <span className={classes.control}>
        <select
          className={`${classes.input} ${classes.select}`}
          value={value}
          onChange={(event) =>
            onChange(options.find((option) => option.value === event.target.value)?.value ?? "")
          }
        >
          <option value="">{anyLabel}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.count === undefined ? option.label : `${option.label} (${option.count})`}
            </option>
          ))}
        </select>
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" className={classes.arrow} />
      </span>
    </label>
  );
}

function Chips<T extends string>(props: ChoiceFilterProps<T>) {
  const { label, value, options, onChange, anyLabel = "Any" } = props;
  const name = useId();
  const all: readonly (FilterOption<T> | FilterOption<"">)[] = [{ value: "", label: anyLabel }, ...options];
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.chips}>
        {all.map((option) => (
          <label key={option.value} className={classes.chip}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
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
