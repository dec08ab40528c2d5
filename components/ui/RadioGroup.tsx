import { type ComponentProps, type ReactNode, useId } from "react";
import { AfterLabel } from "./AfterLabel";
import classes from "./Control.module.css";
import { FieldGroup } from "./Field";

/** One of the things to choose from. */
export interface Option<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** How many things have it. */
  readonly count?: number | undefined;
  /** What the choice means; shown by `rows` alone. */
  readonly note?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

interface GroupProps extends Pick<ComponentProps<typeof FieldGroup>, "label" | "description" | "error"> {
  isLabelHidden?: boolean | undefined;
  labelLook?: "label" | "title" | undefined;
  /** `chips` for many short ones, `segments` for a few, `rows` for sentences. Default `chips`. */
  look?: "chips" | "segments" | "rows" | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

interface RadioGroupProps<T extends string> extends GroupProps {
  options: readonly Option<T>[];
  /** Without it the browser holds what is chosen. */
  value?: T | undefined;
  onChange?: ((value: T) => void) | undefined;
  /** Default: made up. */
  name?: string | undefined;
  /** Must be answered: only the role `radiogroup` can say so, and that it was not. */
  required?: boolean | undefined;
}

/** One of some options, all of them in sight. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const { options, value, onChange, name, required, look = "chips", disabled, ...group } = props;
  const own = useId();
  const radioGroup = required && {
    role: "radiogroup",
    "aria-required": true,
    "aria-invalid": Boolean(group.error) || undefined,
  };
  return (
    <FieldGroup {...group} {...radioGroup}>
      <div className={`${classes.options} flex flex-wrap gap-1.5`} data-look={look}>
        {options.map((option) => (
          <Choice
            key={option.value}
            option={option}
            type="radio"
            name={name ?? own}
            value={option.value}
            {...(value !== undefined && { checked: option.value === value })}
            disabled={disabled || option.isDisabled}
            onChange={() => onChange?.(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface CheckboxGroupProps<T extends string> extends GroupProps {
  options: readonly Option<T>[];
  value: readonly T[];
  onChange(value: readonly T[]): void;
}

/** Any of some options. */
export function CheckboxGroup<T extends string>(props: CheckboxGroupProps<T>) {
  const { options, value, onChange, look = "chips", disabled, ...group } = props;
  return (
    <FieldGroup {...group}>
      <div className={`${classes.options} flex flex-wrap gap-1.5`} data-look={look}>
        {options.map((option) => (
          <Choice
            key={option.value}
            option={option}
            type="checkbox"
            checked={value.includes(option.value)}
            disabled={disabled || option.isDisabled}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...value, option.value] : value.filter((each) => each !== option.value),
              )
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface ChoiceProps extends ComponentProps<"input"> {
  option: Option<string>;
}

function Choice({ option: { icon, label, count, note }, ...input }: ChoiceProps) {
  return (
    <label className={classes.option}>
      <input {...input} />
      {icon}
      <span>
        {label}
        <AfterLabel className={classes.number}>{count}</AfterLabel>
        <AfterLabel className={classes.note}>{note}</AfterLabel>
      </span>
    </label>
  );
}
