import { useState } from "react";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { ApiCallError } from "@/lib/http/fetcher";
import { type RunProblems, type RunRequest, toProblems } from "@/lib/leaderboards/check-run-draft";
// With the form, not with the first call: that may be made without a connection.
import {
  changedRunResponseSchema,
  type OwnRun,
  submittedRunResponseSchema,
  viewRunResponseSchema,
} from "@/lib/leaderboards/schema";

/** Why a run was not taken. */
export interface SubmitProblem {
  /** `conflict`: it was changed or decided since. `signed-out`: the session has ended. */
  readonly kind: "signed-out" | "conflict" | "refused";
  /** For the person, whole sentences. */
  readonly message: string;
  /** What the server refused, at its fields. */
  readonly fields: RunProblems;
}

export interface SubmitRequest {
  readonly content: RunRequest;
  /** Of the run to create: repeated calls with the same key make one run. */
  readonly key: string;
  /** The run to correct, with the revision that was corrected; `null` for a new one. */
  readonly correct: { readonly id: string; readonly revision: number } | null;
  /** Takes the place of whatever is stored, also of what was changed elsewhere since. */
  readonly overwrite?: boolean;
}

/** Submits a run or corrects one. */
export function useSubmitRun() {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<SubmitProblem | null>(null);
  return {
    isSending,
    /** Why the last attempt failed; `null` before the first and while one runs. */
    problem,
    /** @returns the run as it is stored; `null` where `problem` says why not */
    submit: async (request: SubmitRequest): Promise<OwnRun | null> => {
      setSending(true);
      setProblem(null);
      try {
        return await send(request);
      } catch (error) {
        setProblem(toSubmitProblem(error));
        return null;
      } finally {
        setSending(false);
      }
    },
    forgetProblem: () => setProblem(null),
  };
}

async function send({ content, key, correct, overwrite }: SubmitRequest): Promise<OwnRun> {
  if (!correct) {
    const schema = submittedRunResponseSchema;
    return (await callSignedIn("/api/leaderboards/runs", { schema, body: { key, ...content } })).run;
  }
  const path = `/api/leaderboards/runs/${correct.id}`;
  const revision = overwrite ? await fetchRevision(path) : correct.revision;
  const schema = changedRunResponseSchema;
  return (await callSignedIn(path, { schema, method: "POST", body: { revision, ...content } })).run;
}

async function fetchRevision(path: string): Promise<number> {
  return (await callSignedIn(`${path}/viewer`, { schema: viewRunResponseSchema })).run.revision;
}

function toSubmitProblem(error: unknown): SubmitProblem {
  const saved = "What you typed is saved in this browser.";
  if (!(error instanceof ApiCallError)) {
    return { kind: "refused", message: `Something went wrong. ${saved} Try again.`, fields: {} };
  }
  const { status, issues, serverMessage, message } = error;
  const fields = toProblems(issues);
  if (status === 401) {
    return {
      kind: "signed-out",
      message: `Your session has ended. ${saved} Sign in again, then submit.`,
      fields,
    };
  }
  if (status === 409) return { kind: "conflict", message: `${serverMessage ?? message} ${saved}`, fields };
  return { kind: "refused", message: serverMessage ?? `${message} ${saved}`, fields };
}
