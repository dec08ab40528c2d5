import { TextInput, UnstyledButton } from "@mantine/core";
import { type ChangeEvent, type ReactNode, useState } from "react";

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
        <UnstyledButton
          type="button"
          className="w-16 h-9 rounded-md text-14 text-dim text-center hover:text-default"
          aria-label={shown ? "Hide password" : "Show password"}
          onClick={() => setShown(!shown)}
        >
          {shown ? "Hide" : "Show"}
        </UnstyledButton>
      }
    />
  );
}
