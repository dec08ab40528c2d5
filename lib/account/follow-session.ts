import type { Session, Unsubscribe } from "@/lib/firebase/identity";
import { loadIdentity } from "@/lib/firebase/load";
import { setSessionHint } from "./session-hint";

/**
 * Why nobody can be signed in.
 * - `off`: this server runs without a backend
 * - `unreachable`: the sign-in code or the provider did not answer
 */
export type SignInProblem = "off" | "unreachable";

interface SessionFollower {
  /** Who is signed in, now and on every change. */
  onSession(session: Session | null): void;
  onProblem(problem: SignInProblem): void;
  /** After `unreachable`: the connection is back, and following again may succeed. */
  onReconnect(): void;
}

/** Loads the sign-in code, follows the session, and keeps the hint for the next first paint. */
export function followSession({ onSession, onProblem, onReconnect }: SessionFollower): Unsubscribe {
  let stopped = false;
  let stopObserving: Unsubscribe = () => {};

  // The hint stays: the session is probably still there when the connection is back.
  const onError = () => {
    if (stopped) return;
    window.addEventListener("online", onReconnect, { once: true });
    onProblem("unreachable");
  };

  loadIdentity().then((identity) => {
    if (stopped) return;
    if (identity.backend === "none") {
      setSessionHint(false);
      onProblem("off");
      return;
    }
    stopObserving = identity.observeSession({
      onSession: (session) => {
        setSessionHint(session !== null);
        onSession(session);
      },
      onError,
    });
  }, onError);

  return () => {
    stopped = true;
    window.removeEventListener("online", onReconnect);
    stopObserving();
  };
}
