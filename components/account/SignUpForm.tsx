import { Button, TextInput } from "@mantine/core";
import Link from "next/link";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { usePasswordCheck } from "@/hooks/account/use-password-check";
import type { AuthProblem } from "@/lib/account/auth-errors";
import {
  type CredentialErrors,
  hasErrors,
  validateDisplayName,
  validateEmail,
} from "@/lib/account/credentials";
import type { NewAccount } from "@/lib/firebase/identity";
import classes from "./AuthForm.module.css";
import { EmailField } from "./EmailField";
import { FormProblem } from "./FormProblem";
import { focusFirstError, readFormText } from "./form-fields";
import { PasswordField } from "./PasswordField";
import { PasswordRules } from "./PasswordRules";

interface SignUpFormProps {
  /** Typed before, on another form of the page. */
  email: string;
  onEmailChange(email: string): void;
  /** A call to the provider is under way: no other can start. */
  busy: boolean;
  /** The call under way is from this form. */
  working: boolean;
  problem: AuthProblem | undefined;
  onSubmit(account: NewAccount): void;
}

/** A name, an email and a new password under the provider's policy. */
export function SignUpForm({ email, onEmailChange, busy, working, problem, onSubmit }: SignUpFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [password, setPassword] = useState("");
  const check = usePasswordCheck(password);

  useEffect(() => {
    if (problem?.field) focusFirstError(form.current);
  }, [problem]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy) return;
    const account = {
      displayName: readFormText(event.currentTarget, "displayName").trim(),
      email: readFormText(event.currentTarget, "email").trim(),
      password: readFormText(event.currentTarget, "password"),
    };
    const found: CredentialErrors = {
      displayName: validateDisplayName(account.displayName),
      email: validateEmail(account.email),
      password: newPasswordError(account.password),
    };
    setErrors(found);
    if (hasErrors(found)) focusFirstError(form.current);
    else onSubmit(account);
  }

  function newPasswordError(text: string): string | undefined {
    if (!text) return "Choose a password";
    return check && !check.ok ? "This password does not meet the requirements below" : undefined;
  }

  const serverError = (field: AuthProblem["field"]) =>
    problem?.field === field ? problem?.message : undefined;

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate aria-label="Create an account">
      <TextInput
        name="displayName"
        label="Display name"
        description="Visible to other hunters. Your email stays private."
        inputWrapperOrder={["label", "input", "error", "description"]}
        autoComplete="nickname"
        size="md"
        error={errors.displayName}
      />
      <EmailField
        defaultValue={email}
        error={errors.email ?? serverError("email")}
        onChange={onEmailChange}
      />
      <PasswordField
        autoComplete="new-password"
        error={errors.password ?? serverError("password")}
        description={<PasswordRules check={check} />}
        onChange={setPassword}
      />
      <FormProblem message={problem && !problem.field ? problem.message : undefined} />
      <Button type="submit" size="md" fullWidth loading={working} disabled={busy}>
        Create account
      </Button>
      <p className={classes.small}>
        By creating an account, you agree to the <Link href="/about/terms-of-use">Terms of Use</Link>. The{" "}
        <Link href="/about/privacy-policy">Privacy Policy</Link> explains what we store.
      </p>
    </form>
  );
}
