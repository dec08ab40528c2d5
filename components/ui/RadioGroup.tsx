import { Chip } from "@mantine/core";
import type { ReactNode } from "react";
import { AfterLabel } from "./AfterLabel";
import { FieldGroup } from "./Field";

/** One of the things to choose from. */
export interface Option<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** How many things have it. */
  readonly count?: number | undefined;
  /** Meaning of the choice; shown by `RadioRows` alone. */
  readonly note?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

interface GroupProps {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  isLabelHidden?: boolean | undefined;
  labelLook?: "label" | "title" | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

export interface RadioGroupProps<T extends string> extends GroupProps {
  options: readonly Option<T>[];
  /** Without it the form holds what is chosen. */
  value?: T | undefined;
  onChange?: ((value: T) => void) | undefined;
  /** Default: made up. */
  name?: string | undefined;
  /** Must be answered: only the role `radiogroup` can say so, and that it was not. */
  required?: boolean | undefined;
}

/** One of some options as chips, all of them in sight. A few short ones are `RadioSegments`, sentences `RadioRows`. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const { options, value, onChange, name, required, disabled, ...group } = props;
  return (
    <FieldGroup {...group} {...toRole(props)}>
      <Chip.Group {...toChoice(props)}>
        <Chips options={options} disabled={disabled} />
      </Chip.Group>
    </FieldGroup>
  );
}

/** The role of a group that must be answered. */
export function toRole<T extends string>({ required, error }: RadioGroupProps<T>) {
  return (
    required && {
      role: "radiogroup",
      "aria-required": true,
      "aria-invalid": Boolean(error) || undefined,
    }
  );
}

/** Value, name and change as Mantine's groups take them, whose values are any text. */
export function toChoice<T extends string>({ options, value, name, onChange }: RadioGroupProps<T>) {
  return {
    ...(value !== undefined && { value }),
    ...(name !== undefined && { name }),
    onChange: (chosen: string) => {
      const option = options.find((each) => each.value === chosen);
      if (option) onChange?.(option.value);
    },
  };
}

interface CheckboxGroupProps<T extends string> extends GroupProps {
  options: readonly Option<T>[];
  value: readonly T[];
  onChange(value: readonly T[]): void;
}

/** Any of some options. */
export function CheckboxGroup<T extends string>(props: CheckboxGroupProps<T>) {
  const { options, value, onChange, disabled, ...group } = props;
  return (
    <FieldGroup {...group}>
      <Chip.Group
        multiple
        value={[...value]}
        onChange={(chosen) =>
          onChange(chosen.flatMap((id) => options.find(({ value }) => value === id)?.value ?? []))
        }
      >
        <Chips options={options} disabled={disabled} />
      </Chip.Group>
    </FieldGroup>
  );
}

function Chips<T extends string>({ options, disabled }: Pick<RadioGroupProps<T>, "options" | "disabled">) {
  return (
    <div className="flex flex-wrap gap-1.5">
      {options.map((option) => (
        <Chip key={option.value} value={option.value} disabled={disabled || option.isDisabled}>
          <Label option={option} />
        </Chip>
      ))}
    </div>
  );
}

/** The words of a choice with its icon and count. */
export function Label<T extends string>({ option: { icon, label, count } }: { option: Option<T> }) {
  return (
    <>
      {icon}
      <span>
        {label}
        <AfterLabel className="text-12 text-dim">{count}</AfterLabel>
      </span>
    </>
  );
}
