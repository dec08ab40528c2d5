import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import { setSignInAsker } from "@/lib/account/ask-sign-in";

const SignInAgainDialog = dynamic(
  () => import("@/components/account/SignInAgainDialog").then((module) => module.SignInAgainDialog),
  { ssr: false },
);

/** The place of the dialog that asks for a new sign-in; it loads when a call first needs one. */
export function SignInAgainHost() {
  const { isAsked, answer } = useSignInAgain();
  return isAsked && <SignInAgainDialog onDone={() => answer(true)} onClose={() => answer(false)} />;
}

/**
 * Asks for a new sign-in whenever a call needs one: `isAsked` until it was given or refused. Calls that need one at the
 * same time wait for the same answer.
 */
function useSignInAgain() {
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
