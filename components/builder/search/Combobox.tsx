import { Input } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { Field } from "@/components/ui/Field";
import classes from "./Combobox.module.css";

/** One option that can be chosen. */
export interface ComboOption {
  readonly id: string;
  readonly label: ReactNode;
  /** Dim text after it. */
  readonly hint?: ReactNode;
}

interface ComboboxProps {
  label: string;
  placeholder: string;
  /** Options that fit what is typed, best first; called while something is typed. */
  find(typed: string): readonly ComboOption[];
  onChoose(id: string, typed: string): void;
  /** The field is about to be used. */
  onFocus?: (() => void) | undefined;
  /** Backspace in the empty field. */
  onBack?: (() => void) | undefined;
  /** When nothing fits. */
  emptyText: string;
  /** What is at the end of the field. */
  children?: ReactNode;
}

/** A field that finds options by their names; what is chosen leaves it empty for the next one. */
export function Combobox(props: ComboboxProps) {
  const { label, placeholder, find, onChoose, onFocus, onBack, emptyText, children } = props;
  const id = useId();
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const found = open && typed.trim() !== "" ? find(typed) : [];
  const shown = found.length > 0;

  const choose = (option: ComboOption | undefined) => {
    if (!option) return;
    setTyped("");
    setAt(0);
    onChoose(option.id, typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Backspace" && typed === "") return onBack?.();
    // Escape first closes the list and then empties the field, and never reaches a dialog around it.
    if (event.key === "Escape" && typed !== "") {
      event.preventDefault();
      event.stopPropagation();
      if (shown) setOpen(false);
      else setTyped("");
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !open) setOpen(true);
    else if (step && shown) setAt((at + step + found.length) % found.length);
    else if (event.key === "Enter" && shown) choose(found[at]);
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative">
      <Field label={label}>
        <div className="flex gap-2">
          <Input
            role="combobox"
            className={classes.input}
            aria-expanded={shown}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={shown && found[at] ? `${id}-${found[at].id}` : undefined}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={60}
            value={typed}
            onFocus={onFocus}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setTyped(event.target.value);
              setOpen(true);
              setAt(0);
            }}
          />
          {children}
        </div>
      </Field>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={`${label}: suggestions`}
        className={`${classes.list} absolute overflow-y-auto mt-1 p-1 border border-strong rounded-md bg-raised`}
        hidden={!shown}
      >
        {found.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys of its list, WAI-ARIA combobox
          // biome-ignore lint/a11y/useFocusableInteractive: an option of a combobox is pointed at, never focused
          <div
            key={option.id}
            id={`${id}-${option.id}`}
            role="option"
            aria-selected={index === at}
            className={`${classes.option} cursor-pointer min-h-11 hover:bg-hover lg:min-h-8.5 flex flex-wrap items-center justify-between gap-x-3 py-0.5 px-2.5 rounded-sm leading-5`}
            // The field must not lose the focus before the click counts.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <span>{option.label}</span>
            {option.hint && <span className="text-13 text-dim text-end">{option.hint}</span>}
          </div>
        ))}
      </div>
      <p role="status" className={`${classes.nothing} text-13 leading-5 text-dim`}>
        {open && typed.trim() !== "" && !shown && emptyText}
      </p>
    </div>
  );
}
