import { TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import classes from "./PasswordField.module.css";

interface PasswordFieldProps {
  name: string;
  /** `new-password` lets password managers offer one. */
  autoComplete: "current-password" | "new-password";
  error: ReactNode;
  /** Under the field, and read out with it. */
  description?: ReactNode;
  onChange(password: string): void;
}

/** A password with a switch to read it back. */
export function PasswordField({ name, autoComplete, error, description, onChange }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      label="Password"
      description={description}
      error={error}
      type={shown ? "text" : "password"}
      name={name}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSectionWidth={64}
      rightSection={
        <button
          type="button"
          className={`${classes.toggle} rounded-md text-dim`}
          aria-label={shown ? "Hide password" : "Show password"}
          onClick={() => setShown(!shown)}
        >
          {shown ? "Hide" : "Show"}
        </button>
      }
    />
  );
}
