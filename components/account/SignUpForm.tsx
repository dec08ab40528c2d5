import { Button, TextInput } from "@mantine/core";
import { IconCheck, IconPoint } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { PageLink } from "@/components/ui/PageLink";
import type { AuthActionOutcome } from "@/hooks/account/use-auth-action";
import { useAuthForm } from "@/hooks/account/use-auth-form";
import type { AuthProblem } from "@/lib/account/auth-errors";
import { createSignUpSchema } from "@/lib/account/credentials";
import type { NewAccount } from "@/lib/firebase/identity";
import { loadIdentity } from "@/lib/firebase/load";
import type { PasswordCheck } from "@/lib/firebase/password-policy";
import { EmailField } from "./EmailField";
import { FormProblem } from "./FormProblem";
import { PasswordField } from "./PasswordField";

interface SignUpFormProps {
  /** Typed before, on another form of the page. */
  email: string;
  onEmailChange(email: string): void;
  /** A call to the provider is under way: no other can start. */
  busy: boolean;
  /** The call under way is from this form. */
  working: boolean;
  problem: AuthProblem | undefined;
  /** Something was typed: what was refused before no longer is what it says. */
  onEdit(): void;
  onSubmit(account: NewAccount): Promise<AuthActionOutcome>;
}

/** A name, an email and a new password under the provider's policy. */
export function SignUpForm(props: SignUpFormProps) {
  const { email, onEmailChange, busy, working, problem, onEdit, onSubmit } = props;
  const [password, setPassword] = useState("");
  const check = usePasswordCheck(password);
  const form = useAuthForm({
    start: { displayName: "", email, password: "" },
    schema: createSignUpSchema(() => check?.ok ?? true),
    isBusy: busy,
    send: onSubmit,
  });
  return (
    <form {...form.getFormProps()} className="grid gap-4" aria-label="Create an account" onInput={onEdit}>
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

/** The provider's password policy as a checklist that follows the typing. */
function PasswordRules({ check }: { check: PasswordCheck | null }) {
  return (
    <ul className="min-h-5 grid gap-0.5" aria-label="Password requirements">
      {check?.rules.map(({ id, label, met }) => (
        <li
          key={id}
          className={`${met ? "text-good" : "text-dim"} flex items-center gap-1.5 text-14 leading-5`}
        >
          {met ? <IconCheck size={16} aria-hidden="true" /> : <IconPoint size={16} aria-hidden="true" />}
          {label}
          <span className="visually-hidden">{met ? ": met" : ": not met yet"}</span>
        </li>
      ))}
    </ul>
  );
}

/** The provider's verdict on a password as it is typed; `null` until its policy is known. */
function usePasswordCheck(password: string): PasswordCheck | null {
  const [check, setCheck] = useState<PasswordCheck | null>(null);

  useEffect(() => {
    let stale = false;
    loadIdentity()
      .then((identity) => identity.checkPassword(password))
      .then((next) => {
        if (!stale) setCheck(next);
      })
      // Without the sign-in code there is no list; the page says elsewhere that it could not be loaded.
      .catch(() => {});
    return () => {
      stale = true;
    };
  }, [password]);

  return check;
}
