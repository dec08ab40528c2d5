import { useRouter } from "next/router";
import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { followSession } from "@/lib/account/follow-session";
import { hasSessionHint, subscribeToSessionHint } from "@/lib/account/session-hint";
import type { AuthState } from "./use-auth";

/**
 * The state behind `useAuth`. Loads the sign-in code only where a session is likely or on /login; every
 * other visitor is signed out without a request.
 *
 * Once loaded it is observed for as long as the page is open: Auth itself then reports sign-in and
 * sign-out in other tabs. A page that has not loaded it learns of a sign-in elsewhere by the hint.
 */
export function useSession(): AuthState {
  const onLogin = useRouter().pathname === "/login";
  const hinted = useSyncExternalStore(subscribeToSessionHint, hasSessionHint, () => null);
  /** Whether the sign-in code is needed; `null` on the server and while hydrating. */
  const [engaged, setEngaged] = useState<boolean | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<AuthState>({ status: "loading", isRequested: false });
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (hinted !== null) setEngaged((before) => before || hinted || onLogin);
  }, [hinted, onLogin]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is there to run it again.
  useEffect(() => {
    if (engaged === null) return;
    // As transitions: anything more urgent would wake the whole page in one go.
    if (!engaged) return startTransition(() => setState({ status: "signed-out", retry }));
    startTransition(() => setState({ status: "loading", isRequested: true }));
    return followSession({
      onSession: (session) =>
        setState(session ? { status: "signed-in", ...session } : { status: "signed-out", retry }),
      onProblem: (problem) => setState({ status: "signed-out", problem, retry }),
      onReconnect: retry,
    });
  }, [engaged, attempt, retry]);

  return state;
}
