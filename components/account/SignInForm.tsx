import { Button } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import type { AuthProblem } from "@/lib/account/auth-errors";
import { type CredentialErrors, hasErrors, validateEmail, validatePassword } from "@/lib/account/credentials";
import classes from "./AuthForm.module.css";
import { EmailField } from "./EmailField";
import { FormProblem } from "./FormProblem";
import { focusFirstError, readFormText } from "./form-fields";
import { PasswordField } from "./PasswordField";

interface SignInFormProps {
  /** Typed before, on another form of the page. */
  email: string;
  onEmailChange(email: string): void;
  /** A call to the provider is under way: no other can start. */
  busy: boolean;
  /** The call under way is from this form. */
  working: boolean;
  problem: AuthProblem | undefined;
  onSubmit(email: string, password: string): void;
}

/** Email and password. Both fields keep what was typed when the attempt is refused. */
export function SignInForm({ email, onEmailChange, busy, working, problem, onSubmit }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<CredentialErrors>({});

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy) return;
    const typed = {
      email: readFormText(event.currentTarget, "email"),
      password: readFormText(event.currentTarget, "password"),
    };
    const found = { email: validateEmail(typed.email), password: validatePassword(typed.password) };
    setErrors(found);
    if (hasErrors(found)) focusFirstError(form.current);
    else onSubmit(typed.email, typed.password);
  }

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate aria-label="Sign in">
      <EmailField
        defaultValue={email}
        error={errors.email ?? (problem?.field === "email" ? problem.message : undefined)}
        onChange={onEmailChange}
      />
      <PasswordField autoComplete="current-password" error={errors.password} />
      <FormProblem message={problem && !problem.field ? problem.message : undefined} />
      <Button type="submit" size="md" fullWidth loading={working} disabled={busy}>
        Sign in
      </Button>
    </form>
  );
}
