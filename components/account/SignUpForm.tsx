import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { PageLink } from "@/components/ui/PageLink";
import type { AuthActionOutcome } from "@/hooks/account/use-auth-action";
import { useAuthForm } from "@/hooks/account/use-auth-form";
import { usePasswordCheck } from "@/hooks/account/use-password-check";
import type { AuthProblem } from "@/lib/account/auth-errors";
import { createSignUpSchema } from "@/lib/account/credentials";
import type { NewAccount } from "@/lib/firebase/identity";
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
  onSubmit(account: NewAccount): Promise<AuthActionOutcome>;
}

/** A name, an email and a new password under the provider's policy. */
export function SignUpForm({ email, onEmailChange, busy, working, problem, onSubmit }: SignUpFormProps) {
  const [password, setPassword] = useState("");
  const check = usePasswordCheck(password);
  const form = useAuthForm({
    start: { displayName: "", email, password: "" },
    schema: createSignUpSchema(() => check?.ok ?? true),
    isBusy: busy,
    send: onSubmit,
  });
  return (
    <form {...form.getFormProps()} className="grid gap-4" aria-label="Create an account">
      <TextInput
        label="Display name"
        description="Visible to other hunters. Your email stays private."
        {...form.getNativeProps("displayName")}
        autoComplete="nickname"
      />
      <EmailField {...form.getNativeProps("email")} onType={onEmailChange} />
      <PasswordField
        {...form.getNativeProps("password")}
        autoComplete="new-password"
        description={<PasswordRules check={check} />}
        onType={setPassword}
      />
      <FormProblem message={problem && !problem.field ? problem.message : undefined} />
      <Button variant="filled" type="submit" size="md" fullWidth loading={working} disabled={busy}>
        Create account
      </Button>
      <p className="linked text-12 leading-4.5 text-dim">
        By creating an account, you agree to the <PageLink href="/about/terms-of-use">Terms of Use</PageLink>.
        The <PageLink href="/about/privacy-policy">Privacy Policy</PageLink> explains what we store.
      </p>
    </form>
  );
}
