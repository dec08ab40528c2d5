import { Button } from "@mantine/core";
import { Note } from "@/components/ui/Note";
import { SignInButton } from "@/components/ui/SignInButton";

/** Tells a visitor that saving needs an account, and that nothing is lost on the way there. */
export function SignInToSave({ onSaveHere }: { onSaveHere?: (() => void) | undefined }) {
  return (
    <Note
      action={
        <>
          <SignInButton variant="light" />
          {onSaveHere && (
            <Button variant="subtle" onClick={onSaveHere}>
              Save in this browser instead
            </Button>
          )}
        </>
      }
    >
      You need an account to save builds. After you sign in, you return to this build and keep everything you
      typed.
    </Note>
  );
}
