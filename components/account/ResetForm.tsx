import { Button } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useAuthAction } from "@/hooks/account/use-auth-action";
import { validateEmail } from "@/lib/account/credentials";
import classes from "./AuthForm.module.css";
import { EmailField } from "./EmailField";
import { FormProblem } from "./FormProblem";
import { focusFirstError, readFormText } from "./form-fields";

interface ResetFormProps {
  /** Typed before, on another form of the page. */
  email: string;
  onEmailChange(email: string): void;
}

/** Asks for a reset link. The answer is the same whether the address has an account or not. */
export function ResetForm({ email, onEmailChange }: ResetFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string | undefined>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, problem, run } = useAuthAction("reset");

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const address = readFormText(event.currentTarget, "email").trim();
    const found = validateEmail(address);
    setError(found);
    setSentTo(null);
    if (found) return focusFirstError(form.current);
    const outcome = await run((identity) => identity.sendPasswordReset(address));
    if (outcome.ok || !outcome.problem) setSentTo(address);
    else if (outcome.problem.field) focusFirstError(form.current);
  }

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate aria-label="Reset your password">
      <p className={classes.text}>Enter your email and we'll send you a reset link.</p>
      <EmailField
        defaultValue={email}
        error={error ?? (problem?.field === "email" ? problem.message : undefined)}
        onChange={onEmailChange}
      />
      <FormProblem message={problem && !problem.field ? problem.message : undefined} />
      <div role="status">
        {sentTo && (
          <p className={classes.text}>
            If there is an account for <strong>{sentTo}</strong>, a reset link is on its way. It may take a
            few minutes. Check your spam folder too.
          </p>
        )}
      </div>
      <Button type="submit" size="md" fullWidth loading={busy} variant={sentTo ? "default" : "filled"}>
        {sentTo ? "Send again" : "Send reset link"}
      </Button>
    </form>
  );
}
