import { Button } from "@/components/ui/Button";
import classes from "./SignInUnreachable.module.css";

/** The sign-in code or its addresses could not be loaded. The forms stay: each attempt loads them again. */
export function SignInUnreachable({ onRetry }: { onRetry(): void }) {
  return (
    <div role="alert" className={classes.note}>
      <p>Sign-in could not be loaded. Check your connection.</p>
      <Button size="small" look="outline" className={classes.retry} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
