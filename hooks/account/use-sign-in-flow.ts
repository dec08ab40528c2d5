import { useCallback, useState } from "react";
import { type AuthAction, type AuthProblem, explainAuthError } from "@/lib/account/auth-errors";
import { callOpenSession } from "@/lib/account/open-session";
import type { IdentityClient, NewAccount } from "@/lib/firebase/identity";
import { loadIdentity } from "@/lib/firebase/load";
import type { AuthActionOutcome } from "./use-auth-action";

/**
 * - `form`: waiting for the person
 * - `working`: the provider has been called
 * - `verify`: the account was just made; the page asks to look into the inbox
 */
type SignInStep = "form" | "working" | "verify";

export interface SignInFlow {
  readonly step: SignInStep;
  /** The last call to the provider: which button is at work. */
  readonly action: AuthAction | null;
  /** The form that the last refusal belongs to. */
  readonly refused: { readonly action: AuthAction; readonly problem: AuthProblem } | null;
  /** Whether the verification mail of a new account went out. */
  readonly verificationSent: boolean;
  /** Name that others see of a new account, where it is another one than was typed; `null` = the same. */
  readonly otherName: string | null;
  signIn(email: string, password: string): Promise<AuthActionOutcome>;
  signUp(account: NewAccount): Promise<AuthActionOutcome>;
  signInWithGoogle(): Promise<AuthActionOutcome>;
  /** Forgets the last refusal, e.g. when another form is shown. */
  clear(): void;
}

/** The ways into an account on /login, one attempt at a time. Nothing here rejects. */
export function useSignInFlow(): SignInFlow {
  const [step, setStep] = useState<SignInStep>("form");
  const [action, setAction] = useState<AuthAction | null>(null);
  const [refused, setRefused] = useState<SignInFlow["refused"]>(null);
  const [verificationSent, setVerificationSent] = useState(false);
  const [otherName, setOtherName] = useState<string | null>(null);

  const clear = useCallback(() => setRefused(null), []);

  async function attempt(
    request: AuthAction,
    next: SignInStep,
    work: (identity: IdentityClient) => Promise<void>,
    typedName?: string,
  ): Promise<AuthActionOutcome> {
    if (step === "working") return { ok: false, problem: null };
    setStep("working");
    setAction(request);
    setRefused(null);
    try {
      const identity = await loadIdentity();
      await work(identity);
      void tellServer(identity).then((name) => {
        if (typedName !== undefined && name !== null && name !== typedName.trim()) setOtherName(name);
      });
      setStep(next);
      return { ok: true };
    } catch (error) {
      const problem = explainAuthError(request, error);
      setRefused(problem && { action: request, problem });
      setStep("form");
      return { ok: false, problem };
    }
  }

  return {
    step,
    action,
    refused,
    verificationSent,
    otherName,
    signIn: (email, password) =>
      attempt("sign-in", "form", (identity) => identity.signIn(email.trim(), password)),
    signUp: (account) =>
      attempt(
        "sign-up",
        "verify",
        async (identity) => {
          await identity.signUp(account);
          const sent = identity.sendEmailVerification().then(
            () => true,
            () => false,
          );
          setVerificationSent(await sent);
        },
        account.displayName,
      ),
    signInWithGoogle: () => attempt("google", "form", (identity) => identity.signInWithGoogle()),
    clear,
  };
}

/**
 * `users/{uid}` is there before it is requested. Whoever misses it later makes up for a failure here.
 *
 * @returns the name that others see; `null` after a failure
 */
async function tellServer(identity: IdentityClient): Promise<string | null> {
  try {
    const idToken = await identity.idToken();
    return idToken ? (await callOpenSession(idToken)).user.displayName : null;
  } catch {
    return null;
  }
}
