import dynamic from "next/dynamic";
import { useSignInAgain } from "@/hooks/account/use-sign-in-again";

const SignInAgainDialog = dynamic(
  () => import("@/components/account/SignInAgainDialog").then((module) => module.SignInAgainDialog),
  { ssr: false },
);

/** The place of the dialog that asks for a new sign-in; it loads when a call first needs one. */
export function SignInAgainHost() {
  const { isAsked, answer } = useSignInAgain();
  return isAsked && <SignInAgainDialog onDone={() => answer(true)} onClose={() => answer(false)} />;
}
