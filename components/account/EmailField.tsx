import { TextInput } from "@mantine/core";
import type { ChangeEvent, ReactNode } from "react";

interface EmailFieldProps {
  name: string;
  /** Typed before, on another form of the page. */
  defaultValue: string;
  error: ReactNode;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  /** Follows what is typed. */
  onType(email: string): void;
}

/** The address field of every form on /login. */
export function EmailField({ onChange, onType, ...field }: EmailFieldProps) {
  return (
    <TextInput
      label="Email"
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      onChange={(event) => {
        onChange(event);
        onType(event.currentTarget.value);
      }}
    />
  );
}
