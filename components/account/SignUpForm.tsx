import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { PageLink } from "@/components/ui/PageLink";
import { usePasswordCheck } from "@/hooks/account/use-password-check";
import { useSchemaForm } from "@/hooks/ui/use-schema-form";
import type { AuthProblem } from "@/lib/account/auth-errors";
import { createSignUpSchema } from "@/lib/account/credentials";
import type { NewAccount } from "@/lib/firebase/identity";
import classes from "./AuthForm.module.css";
import { EmailField } from "./EmailField";
import { FormProblem } from "./FormProblem";
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
  const [password, setPassword] = useState("");
  const check = usePasswordCheck(password);
  const { getFormProps, getField } = useSchemaForm(
    createSignUpSchema(() => check?.ok ?? true),
    problem,
  );
  const { error: nameError, ...nameField } = getField("displayName");
  const emailField = getField("email");
  const passwordField = getField("password");
  const formProps = getFormProps((account) => {
    if (!busy) onSubmit(account);
  });
  return (
    <form {...formProps} className="grid gap-4" aria-label="Create an account">
      <TextInput
        label="Display name"
        description="Visible to other hunters. Your email stays private."
        error={nameError}
        {...nameField}
        autoComplete="nickname"
      />
      <EmailField
        {...emailField}
        defaultValue={email}
        onChange={(typed) => {
          emailField.onChange();
          onEmailChange(typed);
        }}
      />
      <PasswordField
        {...passwordField}
        autoComplete="new-password"
        description={<PasswordRules check={check} />}
        onChange={(typed) => {
          passwordField.onChange();
          setPassword(typed);
        }}
      />
      <FormProblem message={problem && !problem.field ? problem.message : undefined} />
      <Button variant="filled" type="submit" size="md" fullWidth loading={working} disabled={busy}>
        Create account
      </Button>
      <p className={`${classes.small} text-12 leading-4.5 text-dim`}>
        By creating an account, you agree to the <PageLink href="/about/terms-of-use">Terms of Use</PageLink>.
        The <PageLink href="/about/privacy-policy">Privacy Policy</PageLink> explains what we store.
      </p>
    </form>
  );
}
