import { Button } from "@mantine/core";
import { Note } from "@/components/ui/Note";
import { useAuth } from "@/hooks/account/use-auth";
import { useEmailVerification } from "@/hooks/account/use-email-verification";
import { FormProblem } from "./FormProblem";

/** For the signed-in whose address is not verified yet; nothing for everybody else. */
export function VerifyEmailNote() {
  const auth = useAuth();
  const { verified, justSent, demoLink, busy, problem, send } = useEmailVerification();
  if (auth.status !== "signed-in" || verified || !auth.email) return null;
  return (
    <Note
      className="mb-6"
      action={
        <>
          {demoLink && (
            <a href={demoLink} target="_blank" rel="noopener noreferrer">
              Demos send no email: open the link
            </a>
          )}
          <Button size="xs" variant="default" loading={busy} disabled={justSent} onClick={send}>
            {justSent ? "Sent" : "Send verification link"}
          </Button>
        </>
      }
    >
      <p role="status">
        {justSent ? "We sent a link to " : "Verify your email address: "}
        <strong className="font-semibold">{auth.email}</strong>
        {!justSent &&
          ". You need a verified address for all that others see: builds, likes, runs, requests, answers and hunts. Saving builds and earning daily coins work without."}
      </p>
      <FormProblem message={problem?.message} />
    </Note>
  );
}
