import { useEffect, useRef, useState } from "react";
import { setSignInAsker } from "@/lib/account/ask-sign-in";

/**
 * Asks for a new sign-in whenever a call needs one: `isAsked` until it was given or refused. Calls that need one at the
 * same time wait for the same answer.
 */
export function useSignInAgain() {
  const [isAsked, setAsked] = useState(false);
  const waiting = useRef<((isDone: boolean) => void)[]>([]);
  /** @param isDone whether they signed in again */
  const answer = (isDone: boolean) => {
    setAsked(false);
    for (const settle of waiting.current.splice(0)) settle(isDone);
  };

  useEffect(() => {
    setSignInAsker(
      () =>
        new Promise((settle) => {
          waiting.current.push(settle);
          setAsked(true);
        }),
    );
    return () => setSignInAsker(null);
  }, []);

  return { isAsked, answer };
}
