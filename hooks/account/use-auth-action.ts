import { useState } from "react";
import { type AuthAction, type AuthProblem, explainAuthError } from "@/lib/account/auth-errors";
import type { IdentityClient } from "@/lib/firebase/identity";
import { loadIdentity } from "@/lib/firebase/load";

/** `problem` is `null` where a failure needs no words, e.g. a window that the person closed. */
export type AuthActionOutcome = { ok: true } | { ok: false; problem: AuthProblem | null };

interface AuthActionRunner {
  readonly busy: boolean;
  /** Why the last attempt failed; `null` before the first and while one runs. */
  readonly problem: AuthProblem | null;
  /** Runs the work with the sign-in code loaded. Never rejects. */
  run(work: (identity: IdentityClient) => Promise<unknown>): Promise<AuthActionOutcome>;
}

/** One kind of request to the identity provider: whether it runs, and what went wrong in plain words. */
export function useAuthAction(action: AuthAction): AuthActionRunner {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthProblem | null>(null);

  async function run(work: (identity: IdentityClient) => Promise<unknown>): Promise<AuthActionOutcome> {
    setBusy(true);
    setProblem(null);
    try {
      await work(await loadIdentity());
      return { ok: true };
    } catch (error) {
      const explained = explainAuthError(action, error);
      setProblem(explained);
      return { ok: false, problem: explained };
    } finally {
      setBusy(false);
    }
  }

  return { busy, problem, run };
}
