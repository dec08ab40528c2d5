import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { RefObject } from "react";

interface PickerSearchProps {
  label: string;
  value: string;
  listId: string;
  /** Id of the marked row. */
  active: string | undefined;
  input: RefObject<HTMLInputElement | null>;
  onChange(value: string): void;
}

/** The search field that steers the list below it. */
export function PickerSearch({ label, value, listId, active, input, onChange }: PickerSearchProps) {
  return (
    <TextInput
      ref={input}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
      role="combobox"
      aria-label={label}
      aria-expanded="true"
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-controls={listId}
      aria-activedescendant={active}
      value={value}
      maxLength={80}
      placeholder="Name or skill"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      className="flex-1"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
