import { Input, type InputProps } from "@mantine/core";
import type { ComponentProps } from "react";

interface ComboboxInputProps extends InputProps, Omit<ComponentProps<"input">, keyof InputProps | "role"> {
  /** The list has options, and is shown. */
  isOpen: boolean;
  /** Id of the list in the document. */
  listId: string | undefined;
  /** Id of the option that Enter takes. */
  markedId: string | undefined;
}

/** A field that steers a list of options: it keeps the focus, and says which one is marked. */
export function ComboboxInput({ isOpen, listId, markedId, ...input }: ComboboxInputProps) {
  return (
    <Input
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={markedId}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      {...input}
    />
  );
}
