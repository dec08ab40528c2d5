import { Note } from "@/components/ui/Note";
import { SignInLink } from "./SaveProblemNote";

/** Tells a visitor that saving needs an account, and that nothing is lost on the way there. */
export function SignInToSave() {
  return (
    <Note action={<SignInLink />}>
      You need an account to save builds. After you sign in, you return to this build and keep everything you
      typed.
    </Note>
  );
}
