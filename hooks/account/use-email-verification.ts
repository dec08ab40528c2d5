import { useTimeout, useWindowEvent } from "@mantine/hooks";
import { useState } from "react";
import type { AuthProblem } from "@/lib/account/auth-errors";
import { loadIdentity } from "@/lib/firebase/load";
import { useAuth } from "./use-auth";
import { useAuthAction } from "./use-auth-action";

/** Milliseconds before another mail may be requested: mail takes a moment, and impatience fills inboxes. */
const resendPause = 30_000;

interface EmailVerification {
  readonly verified: boolean;
  /** A mail went out a moment ago. */
  readonly justSent: boolean;
  /** The link that was sent, where this is a demo; `null` on a real site. */
  readonly demoLink: string | null;
  readonly busy: boolean;
  readonly problem: AuthProblem | null;
  send(): Promise<void>;
}

/**
 * Whether the signed-in person's address is verified, and how to send the link again. The link is opened
 * in the mail program, so the provider is asked again whenever this page gets the focus back.
 */
export function useEmailVerification(): EmailVerification {
  const auth = useAuth();
  const verified = auth.status === "signed-in" && auth.emailVerified;
  const [justSent, setJustSent] = useState(false);
  const [demoLink, setDemoLink] = useState<string | null>(null);
  const { busy, problem, run } = useAuthAction("verify");

  const rest = useTimeout(() => setJustSent(false), resendPause);
  useWindowEvent("focus", () => {
    if (verified) return;
    // Offline or signed out meanwhile: the next focus asks again.
    loadIdentity()
      .then((identity) => identity.refreshEmailVerified())
      .catch(() => {});
  });

  async function send(): Promise<void> {
    const { ok } = await run(async (identity) => setDemoLink(await identity.sendEmailVerification()));
    setJustSent(ok);
    if (ok) rest.start();
  }

  return { verified, justSent, demoLink, busy, problem, send };
}
