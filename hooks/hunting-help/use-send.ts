import { useState } from "react";
import { ApiCallError } from "@/lib/http/fetcher";

/** Why what was typed was not taken. It stays in the form and in this browser. */
export interface SendProblem {
  readonly kind: "signed-out" | "unverified" | "price" | "refused";
  /** For the person, whole sentences. */
  readonly message: string;
  /** What the server refused, at its fields. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Sends what a form holds, and says why it was refused. */
export function useSend<Arguments extends readonly unknown[], Result>(
  work: (...given: Arguments) => Promise<Result>,
) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  return {
    isSending,
    problem,
    /** @returns `null` where `problem` says why not */
    send: async (...given: Arguments): Promise<Result | null> => {
      setSending(true);
      setProblem(null);
      try {
        return await work(...given);
      } catch (error) {
        setProblem(toProblem(error));
        return null;
      } finally {
        setSending(false);
      }
    },
    forgetProblem: () => setProblem(null),
  };
}

const saved = "What you typed is saved in this browser.";
const kinds = { 401: "signed-out", 402: "price" } as const;

function toProblem(error: unknown): SendProblem {
  if (!(error instanceof ApiCallError)) {
    return { kind: "refused", message: `Something went wrong. ${saved} Try again.`, fields: {} };
  }
  const { status, code, issues, serverMessage, message } = error;
  const fields = Object.fromEntries(
    issues.map((issue) => [/^\w+/.exec(issue.path)?.[0] ?? issue.path, issue.message]),
  );
  const kind = code === "email-unverified" ? "unverified" : (kinds[status as 401 | 402] ?? "refused");
  const text = status === 401 ? "Your session has ended. Sign in again." : (serverMessage ?? message);
  return { kind, message: `${text} ${saved}`, fields };
}
