import "@mantine/core/styles/CloseButton.layer.css";
import { CloseButton, TextInput, type TextInputProps } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useRef } from "react";

interface SearchInputProps extends TextInputProps {
  value: string;
  /** Empties the field. */
  onClear(): void;
}

/** A field that narrows a list or finds something, with a button that empties it. */
export function SearchInput({ onClear, ...input }: SearchInputProps) {
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
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
      rightSection={input.value !== "" && <CloseButton aria-label="Clear search" onClick={clear} />}
      rightSectionPointerEvents="all"
      {...input}
    />
  );
}
