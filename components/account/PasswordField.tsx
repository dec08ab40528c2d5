import { TextInput } from "@mantine/core";
import { type ChangeEvent, type ReactNode, useState } from "react";
import classes from "./PasswordField.module.css";

interface PasswordFieldProps {
  name: string;
  /** `new-password` lets password managers offer one. */
  autoComplete: "current-password" | "new-password";
  error: ReactNode;
  /** Under the field, and read out with it. */
  description?: ReactNode;
  defaultValue: string;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  /** Follows what is typed. */
  onType?(password: string): void;
}

/** A password with a switch to read it back. */
export function PasswordField({ onChange, onType, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      label="Password"
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      onChange={(event) => {
        onChange(event);
        onType?.(event.currentTarget.value);
      }}
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
