import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";

interface EmailFieldProps {
  name: string;
  /** Typed before, on another form of the page. */
  defaultValue: string;
  error: ReactNode;
  onChange(email: string): void;
}

/** The address field of every form on /login. */
export function EmailField({ name, defaultValue, error, onChange }: EmailFieldProps) {
  return (
    <TextInput
      label="Email"
      error={error}
      type="email"
      name={name}
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={defaultValue}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
