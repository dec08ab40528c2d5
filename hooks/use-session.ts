import { useRouter } from "next/router";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { Unsubscribe } from "@/lib/account/identity";
import { hasSessionHint, setSessionHint, subscribeToSessionHint } from "@/lib/account/session-hint";
import { loadIdentity } from "@/lib/firebase/load";
import type { AuthState } from "./use-auth";

/**
 * The state behind `useAuth`. Loads the sign-in code only where a session is likely or on /login; every
 * other visitor is signed out without a request.
 *
 * Once loaded it is observed for as long as the page is open: Auth itself then tells of sign-in and
 * sign-out in other tabs. A page that has not loaded it learns of a sign-in elsewhere by the hint.
 */
export function useSession(): AuthState {
  const onLogin = useRouter().pathname === "/login";
  const hinted = useSyncExternalStore(subscribeToSessionHint, hasSessionHint, () => null);
  /** Whether the sign-in code is wanted; `null` on the server and while hydrating. */
  const [engaged, setEngaged] = useState<boolean | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<AuthState>({ status: "loading" });
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (hinted !== null) setEngaged((before) => before || hinted || onLogin);
  }, [hinted, onLogin]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is there to run it again.
  useEffect(() => {
    if (engaged === null) return;
    if (!engaged) return setState({ status: "signed-out", retry });
    setState({ status: "loading" });
    return observe(setState, retry);
  }, [engaged, attempt, retry]);

  return state;
}

function observe(setState: (state: AuthState) => void, retry: () => void): Unsubscribe {
  let stopped = false;
  let stopObserving: Unsubscribe = () => {};
  // The hint stays: the session is probably still there when the connection is back.
  const onError = () => {
    if (stopped) return;
    window.addEventListener("online", retry, { once: true });
    setState({ status: "signed-out", problem: "unreachable", retry });
  };
  loadIdentity().then((identity) => {
    if (stopped) return;
    if (identity.backend === "none") {
      setSessionHint(false);
      setState({ status: "signed-out", problem: "off", retry });
      return;
    }
    stopObserving = identity.observeSession({
      onSession: (session) => {
        setSessionHint(session !== null);
        setState(session ? { status: "signed-in", ...session } : { status: "signed-out", retry });
      },
      onError,
    });
  }, onError);
  return () => {
    stopped = true;
    window.removeEventListener("online", retry);
    stopObserving();
  };
}
