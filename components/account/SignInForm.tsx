import { Button } from "@mantine/core";
import type { AuthActionOutcome } from "@/hooks/account/use-auth-action";
import { useAuthForm } from "@/hooks/account/use-auth-form";
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
  onSubmit(email: string, password: string): Promise<AuthActionOutcome>;
}

/** Email and password. Both fields keep what was typed when the attempt is refused. */
export function SignInForm({ email, onEmailChange, busy, working, problem, onSubmit }: SignInFormProps) {
  const form = useAuthForm({
    start: { email, password: "" },
    schema: signInSchema,
    isBusy: busy,
    send: (typed) => onSubmit(typed.email, typed.password),
  });
  return (
    <form {...form.getFormProps()} className="grid gap-4" aria-label="Sign in">
      <EmailField {...form.getNativeProps("email")} onType={onEmailChange} />
      <PasswordField {...form.getNativeProps("password")} autoComplete="current-password" />
      <FormProblem message={problem && !problem.field ? problem.message : undefined} />
      <Button variant="filled" type="submit" size="md" fullWidth loading={working} disabled={busy}>
        Sign in
      </Button>
    </form>
  );
}
