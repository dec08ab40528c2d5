import { Combobox as MantineCombobox, useCombobox } from "@mantine/core";
import { useEffect } from "react";
import type { ComboboxOption } from "./Combobox";
import classes from "./Combobox.module.css";
import { getOptionId } from "./option-id";

export interface ComboboxListProps {
  id: string;
  label: string;
  isShown: boolean;
  isGrid: boolean;
  options: readonly ComboboxOption[];
  /** Index of the option that Enter takes. */
  marked: number;
  onChoose(id: string): void;
}

/** The field closes its list itself: a click into it is no click elsewhere. */
function ignore(): void {}

/** The list below a `Combobox`, as wide as its field, above it where there is no room. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label, isShown, isGrid, options, marked, onChoose } = props;
  const store = useCombobox();
  useEffect(() => {
    if (isShown) document.getElementById(getOptionId(id, marked))?.scrollIntoView?.({ block: "nearest" });
  }, [id, isShown, marked]);
  return (
    <MantineCombobox
      store={{ ...store, dropdownOpened: isShown, closeDropdown: ignore }}
      withinPortal={false}
      keepMounted={false}
      zIndex={30}
      offset={4}
      classNames={{
        dropdown: "absolute overflow-hidden",
        options: `${classes.options} p-1 overflow-y-auto overscroll-contain`,
        option: `${classes.option} hover:bg-hover pointer-coarse:min-h-11 cursor-pointer flex flex-wrap gap-x-3 items-center justify-between min-h-9 py-0.5 px-2.5 rounded-sm text-14 leading-5`,
      }}
      onOptionSubmit={onChoose}
    >
      <MantineCombobox.DropdownTarget>
        <span className="absolute inset-0 pointer-events-none" />
      </MantineCombobox.DropdownTarget>
      <MantineCombobox.Dropdown>
        <MantineCombobox.Options id={id} aria-label={label} mod={{ grid: isGrid }}>
          {options.map((option, index) => (
            <MantineCombobox.Option
              key={option.id}
              id={getOptionId(id, index)}
              value={option.id}
              selected={index === marked}
              aria-selected={index === marked}
            >
              <span>{option.label}</span>
              {option.hint && <span className="text-13 text-dim text-end">{option.hint}</span>}
            </MantineCombobox.Option>
          ))}
        </MantineCombobox.Options>
      </MantineCombobox.Dropdown>
    </MantineCombobox>
  );
}
