import { Button } from "@mantine/core";
import { Note } from "@/components/ui/Note";

/** The sign-in code or its addresses could not be loaded. The forms stay: each attempt loads them again. */
export function SignInUnreachable({ onRetry }: { onRetry(): void }) {
  return (
    <Note
      tone="warn"
      role="alert"
      className="mb-5"
      action={
        <Button size="xs" variant="default" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Sign-in could not be loaded. Check your connection.
    </Note>
  );
}
