import { Note } from "@/components/ui/Note";
import { SignInButton } from "@/components/ui/SignInButton";

/** Tells a visitor that saving needs an account, and that nothing is lost on the way there. */
export function SignInToSave() {
  return (
    <Note action={<SignInButton look="light" />}>
      You need an account to save builds. After you sign in, you return to this build and keep everything you
      typed.
    </Note>
  );
}
