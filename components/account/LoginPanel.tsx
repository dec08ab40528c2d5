import { Button } from "@mantine/core";
import { useRouter } from "next/router";
import { useEffect, useState } from "react";
import { NeedsScript } from "@/components/ui/NeedsScript";
import { Note } from "@/components/ui/Note";
import { PageLink } from "@/components/ui/PageLink";
import { useAuth } from "@/hooks/account/use-auth";
import { useSignInFlow } from "@/hooks/account/use-sign-in-flow";
import { useDocumentPolicy } from "@/hooks/ui/use-document-policy";
import { toSafeNextPath } from "@/lib/account/next-path";
import { isDemoProject } from "@/lib/site/config";
import { canLoadGoogle } from "@/lib/site/google-sign-in";
import { DemoAccounts } from "./DemoAccounts";
import classes from "./LoginPanel.module.css";
import { LoginViews } from "./LoginViews";
import { VerifyEmail } from "./VerifyEmail";

/** Everything on /login, and the way back to the page that one came from. */
export function LoginPanel() {
  const router = useRouter();
  const auth = useAuth();
  const flow = useSignInFlow();
  useDocumentPolicy(canLoadGoogle);
  const [email, setEmail] = useState("");
  const next = toSafeNextPath(router.query.next);
  const leaving = auth.status === "signed-in" && flow.step === "form" && router.isReady;

  useEffect(() => {
    if (leaving) void router.replace(next);
  }, [leaving, next, router.replace]);

  if (auth.status === "signed-out" && auth.problem === "off") return <SignInDisabled />;
  const busy = flow.step === "working" || leaving;
  const offersDemo = isDemoProject && flow.step !== "verify";
  return (
    <div
      className={`${classes.layout} content-start grid justify-center gap-y-8 gap-x-12`}
      data-columns={offersDemo ? 2 : 1}
    >
      <div
        className={`${classes.card} p-6 border bg-card`}
        data-restoring={auth.status === "loading" || undefined}
      >
        {auth.status === "signed-out" && auth.problem === "unreachable" && (
          <SignInUnreachable onRetry={auth.retry} />
        )}
        {flow.step === "verify" ? (
          <>
            <h1 className={`${classes.title} mb-5 text-26`}>Check your inbox</h1>
            <VerifyEmail
              email={email}
              sent={flow.verificationSent}
              otherName={flow.otherName}
              onContinue={() => void router.replace(next)}
            />
          </>
        ) : (
          <>
            <LoginViews email={email} onEmailChange={setEmail} flow={flow} busy={busy} />
            <NeedsScript>Signing in needs JavaScript. Everything can be read without an account.</NeedsScript>
          </>
        )}
      </div>
      {offersDemo && <DemoAccounts busy={busy} onChoose={flow.signIn} />}
    </div>
  );
}

/** /login on a server without a backend: what is off, and what is not. */
function SignInDisabled() {
  return (
    <div className={`${classes.layout} content-start grid justify-center gap-y-8 gap-x-12`}>
      <div className={`${classes.card} p-6 border bg-card`}>
        <h1 className={`${classes.title} mb-5 text-26`}>Sign-in is off</h1>
        <p className="not-first:mt-3 text-dim">
          This server runs without accounts, so coins, the daily quiz and other account features are off.
        </p>
        <p className="not-first:mt-3 text-dim">
          The <PageLink href="/wiki">wiki</PageLink>, the <PageLink href="/builder">builder</PageLink> and
          every other page that needs no account work as usual.
        </p>
      </div>
    </div>
  );
}

/** The sign-in code or its addresses could not be loaded. The forms stay: each attempt loads them again. */
function SignInUnreachable({ onRetry }: { onRetry(): void }) {
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
