import type { ReactNode } from "react";
import { Field } from "@/components/ui/Field";
import { TextInput } from "@/components/ui/TextInput";

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
    <Field label="Email" error={error}>
      <TextInput
        type="email"
        name={name}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={defaultValue}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
