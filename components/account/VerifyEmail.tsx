import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useEmailVerification } from "@/hooks/account/use-email-verification";
import { FormProblem } from "./FormProblem";

interface VerifyEmailProps {
  email: string;
  /** Whether the mail went out when the account was made. */
  sent: boolean;
  /** Name that others see, where it is another one than was typed. */
  otherName: string | null;
  onContinue(): void;
}

/** Follows a new account: the person is in, and their inbox holds a link. */
export function VerifyEmail({ email, sent, otherName, onContinue }: VerifyEmailProps) {
  const { verified, justSent, busy, problem, send } = useEmailVerification();
  const panel = useRef<HTMLDivElement>(null);

  // The form that had the focus is gone.
  useEffect(() => panel.current?.focus(), []);

  return (
    <div ref={panel} className="grid gap-4" tabIndex={-1}>
      <div role="status">
        {verified ? (
          <p className="text-dim">
            <strong className="text-default font-semibold wrap-anywhere">{email}</strong> is verified.
          </p>
        ) : (
          <p className="text-dim">{formatVerification(email, sent || justSent)}</p>
        )}
      </div>
      {otherName !== null && (
        <p className="text-dim">
          Other hunters see you as{" "}
          <strong className="text-default font-semibold wrap-anywhere">{otherName}</strong>, because the name
          you chose cannot be used. You can change it on your profile.
        </p>
      )}
      <FormProblem message={problem?.message} />
      <Button variant="filled" size="md" fullWidth onClick={onContinue}>
        Continue
      </Button>
      {!verified && (
        <Button size="md" fullWidth variant="default" loading={busy} disabled={justSent} onClick={send}>
          {justSent ? "Sent" : "Resend link"}
        </Button>
      )}
    </div>
  );
}

function formatVerification(email: string, sent: boolean) {
  if (!sent) {
    return (
      <>
        Your account is ready, but the verification email to{" "}
        <strong className="text-default font-semibold wrap-anywhere">{email}</strong> could not be sent.
        Resend it now, or later from your profile.
      </>
    );
  }
  return (
    <>
      Your account is ready and you are signed in. Open the link we sent to{" "}
      <strong className="text-default font-semibold wrap-anywhere">{email}</strong> to verify your address. It
      may take a few minutes. Check your spam folder too.
    </>
  );
}
