import { TextInput, UnstyledButton } from "@mantine/core";
import { type ReactNode, type Ref, useState } from "react";
import classes from "./PasswordField.module.css";

interface PasswordFieldProps {
  ref?: Ref<HTMLInputElement>;
  /** `new-password` lets password managers offer one. */
  autoComplete: "current-password" | "new-password";
  error: string | undefined;
  /** Under the field, and read out with it. Phrasing content only. */
  description?: ReactNode;
  onChange?(password: string): void;
}

/** A password with a switch to read it back. */
export function PasswordField({ ref, autoComplete, error, description, onChange }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      ref={ref}
      type={shown ? "text" : "password"}
      name="password"
      label="Password"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      size="md"
      error={error}
      description={description}
      inputWrapperOrder={["label", "input", "error", "description"]}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      rightSectionWidth={64}
      rightSection={
        <UnstyledButton
          className={classes.toggle}
          aria-label={shown ? "Hide password" : "Show password"}
          onClick={() => setShown(!shown)}
        >
          {shown ? "Hide" : "Show"}
        </UnstyledButton>
      }
    />
  );
}
