import { TextInput } from "@mantine/core";
import type { Ref } from "react";

interface EmailFieldProps {
  ref?: Ref<HTMLInputElement>;
  /** Typed before, on another form of the page. */
  defaultValue: string;
  error: string | undefined;
  onChange(email: string): void;
}

/** The address field of every form on /login. */
export function EmailField({ ref, defaultValue, error, onChange }: EmailFieldProps) {
  return (
    <TextInput
      ref={ref}
      type="email"
      name="email"
      label="Email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      size="md"
      defaultValue={defaultValue}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
