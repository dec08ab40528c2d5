import { Button } from "@mantine/core";
import { useSchemaForm } from "@/hooks/ui/use-schema-form";
import type { AuthProblem } from "@/lib/account/auth-errors";
import { signInSchema } from "@/lib/account/credentials";
import { EmailField } from "./EmailField";
import { FormProblem } from "./FormProblem";
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
  const { getFormProps, getField } = useSchemaForm(signInSchema, problem);
  const emailField = getField("email");
  const formProps = getFormProps((typed) => {
    if (!busy) onSubmit(typed.email, typed.password);
  });
  return (
    <form {...formProps} className="grid gap-4" aria-label="Sign in">
      <EmailField
        {...emailField}
        defaultValue={email}
        onChange={(typed) => {
          emailField.onChange();
          onEmailChange(typed);
        }}
      />
      <PasswordField {...getField("password")} autoComplete="current-password" />
      <FormProblem message={problem && !problem.field ? problem.message : undefined} />
      <Button variant="filled" type="submit" size="md" fullWidth loading={working} disabled={busy}>
        Sign in
      </Button>
    </form>
  );
}
