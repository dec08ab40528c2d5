import { Button } from "@/components/ui/Button";
import { Note } from "@/components/ui/Note";

/** The sign-in code or its addresses could not be loaded. The forms stay: each attempt loads them again. */
export function SignInUnreachable({ onRetry }: { onRetry(): void }) {
  return (
    <Note
      tone="warn"
      role="alert"
      className="mb-5"
      action={
        <Button size="small" look="outline" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Sign-in could not be loaded. Check your connection.
    </Note>
  );
}
