import { TextInput, type TextInputProps } from "@mantine/core";
import type { ReactNode } from "react";

interface NumberInputProps extends TextInputProps {
  /** `end` in tables and rows, where figures are under each other. Default `start`. */
  align?: "start" | "end";
  /** After the number, inside the border. */
  unit?: ReactNode;
}

/** A number, typed as text: no arrows, no wheel. The caller says what can be read. */
export function NumberInput({ align = "start", unit, ...input }: NumberInputProps) {
  return (
    <TextInput
      autoComplete="off"
      inputMode="numeric"
      {...input}
      mod={[{ "align-end": align === "end" }, input.mod]}
      rightSection={unit}
    />
  );
}
