import { Button } from "@mantine/core";
import { useAuth } from "@/hooks/use-auth";
import { useEmailVerification } from "@/hooks/use-email-verification";
import { FormProblem } from "./FormProblem";
import classes from "./VerifyEmailNote.module.css";

/** For the signed-in whose address is not verified yet; nothing for everybody else. */
export function VerifyEmailNote() {
  const auth = useAuth();
  const { verified, justSent, busy, problem, send } = useEmailVerification();
  if (auth.status !== "signed-in" || verified || !auth.email) return null;
  return (
    <div className={classes.note}>
      <p className={classes.text} role="status">
        {justSent ? "The link is on its way to " : "Your e-mail address is not verified yet: "}
        <strong>{auth.email}</strong>
      </p>
      <Button size="xs" variant="default" loading={busy} disabled={justSent} onClick={send}>
        {justSent ? "Sent" : "Send the link"}
      </Button>
      <FormProblem message={problem?.message} />
    </div>
  );
}
