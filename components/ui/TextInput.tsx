import { IconSearch, IconX } from "@tabler/icons-react";
import { type ComponentProps, type ReactNode, useRef } from "react";
import classes from "./Control.module.css";
import { useFieldControl } from "./field-context";

/** `md` in forms, `sm` between other things: 44 and 40 px on a phone, 40 and 34 px on a wide screen. */
export type ControlSize = "md" | "sm";

interface TextInputProps extends Omit<ComponentProps<"input">, "size"> {
  /** Default `md`. */
  size?: ControlSize | undefined;
  /** Before the text, 16 px. */
  icon?: ReactNode;
  /** After the text, inside the border: a button. */
  end?: ReactNode;
  /** `wide` for a word, 64 px. Default 40 px. */
  endWidth?: "wide" | undefined;
  /** After the border: a unit. */
  unit?: ReactNode;
}

/**
 * One line to type into. Takes what an `<input>` takes, except that `className` goes to the box around it: width
 * and place belong to the layout, looks to the kit.
 */
export function TextInput({
  size = "md",
  icon,
  end,
  endWidth,
  unit,
  className = "",
  ...input
}: TextInputProps) {
  const field = useFieldControl(input);
  return (
    <span className={`relative flex items-center min-w-0 text-dim ${className}`} data-size={size}>
      {icon && <span className={classes.icon}>{icon}</span>}
      <input
        type="text"
        {...input}
        {...field}
        className={`${classes.input} flex-1 w-full min-w-0 border border-control rounded-md bg-card text-default font-normal`}
        data-end={end ? (endWidth ?? "narrow") : undefined}
      />
      {end && <span className={classes.end}>{end}</span>}
      {unit && <span className={`${classes.unit} ms-2`}>{unit}</span>}
    </span>
  );
}

interface NumberInputProps extends TextInputProps {
  /** `end` in tables and rows, where figures are under each other. Default `start`. */
  align?: "start" | "end";
}

/** A number, typed as text: no arrows, no wheel. The caller says what can be read. */
export function NumberInput({
  align = "start",
  inputMode = "numeric",
  className = "",
  ...input
}: NumberInputProps) {
  return (
    <TextInput
      autoComplete="off"
      inputMode={inputMode}
      {...input}
      className={`${align === "end" ? classes.alignEnd : ""} ${className}`}
    />
  );
}

interface SearchInputProps extends TextInputProps {
  value: string;
  /** Empties the field. */
  onClear(): void;
}

/** A field that narrows a list or finds something, with a button that empties it. */
export function SearchInput({ value, onClear, ...input }: SearchInputProps) {
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    onClear();
    box.current?.focus();
  };
  return (
    <TextInput
      ref={box}
      type="search"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={80}
      icon={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
      {...input}
      value={value}
      end={
        value !== "" && (
          <button
            type="button"
            className={`${classes.inside} grid place-items-center rounded-md`}
            aria-label="Clear search"
            onClick={clear}
          >
            <IconX size={16} stroke={1.75} aria-hidden="true" />
          </button>
        )
      }
    />
  );
}
