import { Button } from "@mantine/core";
import { useState } from "react";
import { useAuthAction } from "@/hooks/account/use-auth-action";
import { useSchemaForm } from "@/hooks/ui/use-schema-form";
import { resetSchema } from "@/lib/account/credentials";
import classes from "./AuthForm.module.css";
import { EmailField } from "./EmailField";
import { FormProblem } from "./FormProblem";

interface ResetFormProps {
  /** Typed before, on another form of the page. */
  email: string;
  onEmailChange(email: string): void;
}

/** Asks for a reset link. The answer is the same whether the address has an account or not. */
export function ResetForm({ email, onEmailChange }: ResetFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, problem, run } = useAuthAction("reset");
  const { getFormProps, getField } = useSchemaForm(resetSchema, problem);
  const emailField = getField("email");

  async function send(address: string): Promise<void> {
    if (busy) return;
    setSentTo(null);
    const outcome = await run((identity) => identity.sendPasswordReset(address));
    if (outcome.ok || !outcome.problem) setSentTo(address);
  }

  return (
    <form
      {...getFormProps((typed) => void send(typed.email))}
      className="grid gap-4"
      aria-label="Reset your password"
    >
      <p className={classes.text}>Enter your email and we'll send you a reset link.</p>
      <EmailField
        {...emailField}
        defaultValue={email}
        onChange={(typed) => {
          emailField.onChange();
          onEmailChange(typed);
        }}
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
