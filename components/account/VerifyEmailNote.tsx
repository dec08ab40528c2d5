import { Button } from "@/components/ui/Button";
import { useAuth } from "@/hooks/account/use-auth";
import { useEmailVerification } from "@/hooks/account/use-email-verification";
import { FormProblem } from "./FormProblem";
import classes from "./VerifyEmailNote.module.css";

/** For the signed-in whose address is not verified yet; nothing for everybody else. */
export function VerifyEmailNote() {
  const auth = useAuth();
  const { verified, justSent, demoLink, busy, problem, send } = useEmailVerification();
  if (auth.status !== "signed-in" || verified || !auth.email) return null;
  return (
    <div className={classes.note}>
      <p className={`${classes.text} text-14 leading-5`} role="status">
        {justSent ? "We sent a link to " : "Verify your email address: "}
        <strong>{auth.email}</strong>
        {!justSent &&
          ". You need a verified address to publish and like builds, but not to save them or earn daily coins."}
      </p>
      {demoLink && (
        <a href={demoLink} target="_blank" rel="noopener noreferrer" className={`${classes.link} text-14`}>
          Demos send no email: open the link
        </a>
      )}
      <Button size="small" look="outline" isBusy={busy} disabled={justSent} onClick={send}>
        {justSent ? "Sent" : "Send verification link"}
      </Button>
      <FormProblem message={problem?.message} />
    </div>
  );
}
