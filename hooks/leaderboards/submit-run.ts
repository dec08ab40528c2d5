import { callPathSignedIn } from "@/lib/account/call-signed-in";
import type { RunRequest } from "@/lib/leaderboards/check-run-draft";
// With the form, not with the first call: that may be made without a connection.
import {
  changedRunResponseSchema,
  type OwnRun,
  submittedRunResponseSchema,
  viewRunResponseSchema,
} from "@/lib/leaderboards/schema";

interface SubmitRequest {
  readonly content: RunRequest;
  /** Of the run to create: repeated calls with the same key make one run. */
  readonly key: string;
  /** The run to correct, with the revision that was corrected; `null` for a new one. */
  readonly correct: { readonly id: string; readonly revision: number } | null;
  /** Takes the place of whatever is stored, also of what was changed elsewhere since. */
  readonly overwrite?: boolean;
}

/**
 * Submits a run or corrects one.
 *
 * @returns the run as it is stored
 * @throws ApiCallError where it is refused
 */
export async function submitRun({ content, key, correct, overwrite }: SubmitRequest): Promise<OwnRun> {
  if (!correct) {
    const schema = submittedRunResponseSchema;
    return (await callPathSignedIn("/api/leaderboards/runs", { schema, body: { key, ...content } })).run;
  }
  const path = `/api/leaderboards/runs/${correct.id}`;
  const revision = overwrite ? await fetchRevision(path) : correct.revision;
  const schema = changedRunResponseSchema;
  return (await callPathSignedIn(path, { schema, method: "POST", body: { revision, ...content } })).run;
}

async function fetchRevision(path: string): Promise<number> {
  return (await callPathSignedIn(`${path}/viewer`, { schema: viewRunResponseSchema })).run.revision;
}
