import { Button } from "@mantine/core";
import { IconBrandGoogleFilled } from "@tabler/icons-react";
import Link from "next/link";
import { useRouter } from "next/router";
import { useEffect, useRef } from "react";
import type { AuthActionOutcome } from "@/hooks/account/use-auth-action";
import { useAuthForm } from "@/hooks/account/use-auth-form";
import type { SignInFlow } from "@/hooks/account/use-sign-in-flow";
import type { AuthAction, AuthProblem } from "@/lib/account/auth-errors";
import { signInSchema } from "@/lib/account/credentials";
import classes from "./AuthForm.module.css";
import { EmailField } from "./EmailField";
import { FormProblem } from "./FormProblem";
import panel from "./LoginPanel.module.css";
import { PasswordField } from "./PasswordField";
import { ResetForm } from "./ResetForm";
import { SignUpForm } from "./SignUpForm";

const titles = {
  "sign-in": "Sign in",
  "sign-up": "Create an account",
  reset: "Reset your password",
} as const;
type View = keyof typeof titles;

interface LoginViewsProps {
  email: string;
  onEmailChange(email: string): void;
  flow: SignInFlow;
  busy: boolean;
}

/** The three forms of /login. Which one shows is in the address, so it can be linked and gone back from. */
export function LoginViews({ email, onEmailChange, flow, busy }: LoginViewsProps) {
  const { view, linkTo } = useView();
  const title = useRef<HTMLHeadingElement>(null);
  const { clear } = flow;

  // Another form took the place of the one that had the focus: begin at its title, without the old refusal.
  const lastView = useRef(view);
  useEffect(() => {
    if (lastView.current === view) return;
    lastView.current = view;
    title.current?.focus();
    clear();
  }, [view, clear]);

  const refusal = (action: AuthAction) =>
    flow.refused?.action === action ? flow.refused.problem : undefined;
  const form = { email, onEmailChange, busy, onEdit: clear };
  const atWork = (action: AuthAction) => busy && flow.action === action;

  return (
    <>
      <h1 ref={title} className={`${panel.title} mb-5 text-26`} tabIndex={-1}>
        {titles[view]}
      </h1>
      {view === "sign-in" && (
        <SignInForm
          {...form}
          working={atWork("sign-in")}
          problem={refusal("sign-in")}
          onSubmit={flow.signIn}
        />
      )}
      {view === "sign-up" && (
        <SignUpForm
          {...form}
          working={atWork("sign-up")}
          problem={refusal("sign-up")}
          onSubmit={flow.signUp}
        />
      )}
      {view === "reset" && <ResetForm email={email} onEmailChange={onEmailChange} />}
      {view !== "reset" && (
        <div className="grid gap-4 mt-4">
          <p className={`${classes.divider} flex items-center gap-3 text-14 text-dim`}>or</p>
          <FormProblem message={refusal("google")?.message} />
          <GoogleButton busy={busy} working={atWork("google")} onClick={flow.signInWithGoogle} />
        </div>
      )}
      <p className="flex flex-wrap justify-between gap-y-2 gap-x-6 mt-5 text-14">
        {view !== "sign-in" && <Link {...linkTo("sign-in")}>Sign in instead</Link>}
        {view !== "sign-up" && <Link {...linkTo("sign-up")}>Create an account</Link>}
        {view === "sign-in" && <Link {...linkTo("reset")}>Forgot your password?</Link>}
      </p>
    </>
  );
}

function useView() {
  const { pathname, query } = useRouter();
  const view: View = query.view === "sign-up" || query.view === "reset" ? query.view : "sign-in";
  const next = typeof query.next === "string" ? { next: query.next } : {};
  const linkTo = (target: View) => ({
    href: { pathname, query: target === "sign-in" ? next : { view: target, ...next } },
    shallow: true,
    scroll: false,
    prefetch: false,
  });
  return { view, linkTo };
}

interface GoogleButtonProps {
  /** A call to the provider is under way: no other can start. */
  busy: boolean;
  /** Google's window is open. */
  working: boolean;
  onClick(): void;
}

/** Opens Google's own window. Its helper code loads with this click and not before. */
function GoogleButton({ busy, working, onClick }: GoogleButtonProps) {
  return (
    <Button variant="default" size="md" fullWidth disabled={busy} loading={working} onClick={onClick}>
      <IconBrandGoogleFilled size={18} aria-hidden="true" />
      Continue with Google
    </Button>
  );
}

interface SignInFormProps {
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
  onSubmit(email: string, password: string): Promise<AuthActionOutcome>;
}

/** Email and password. Both fields keep what was typed when the attempt is refused. */
function SignInForm({ email, onEmailChange, busy, working, problem, onEdit, onSubmit }: SignInFormProps) {
  const form = useAuthForm({
    start: { email, password: "" },
    schema: signInSchema,
    isBusy: busy,
    send: (typed) => onSubmit(typed.email, typed.password),
  });
  return (
    <form {...form.getFormProps()} className="grid gap-4" aria-label="Sign in" onInput={onEdit}>
      <EmailField {...form.getNativeProps("email")} onType={onEmailChange} />
      <PasswordField {...form.getNativeProps("password")} autoComplete="current-password" />
      <FormProblem message={problem && !problem.field ? problem.message : undefined} />
      <Button variant="filled" type="submit" size="md" fullWidth loading={working} disabled={busy}>
        Sign in
      </Button>
    </form>
  );
}
