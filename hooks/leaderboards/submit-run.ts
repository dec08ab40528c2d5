import { callSignedIn } from "@/lib/account/call-signed-in";
import { leaderboardCalls } from "@/lib/leaderboards/api";
import type { RunBody } from "@/lib/leaderboards/run/run-content";
// With the form, not with the first call: that may be made without a connection.
import "@/lib/leaderboards/schema";
import type { OwnRun } from "@/lib/leaderboards/schema";

interface SubmitRequest {
  readonly content: RunBody;
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
export async function callSubmitRun({ content, key, correct, overwrite }: SubmitRequest): Promise<OwnRun> {
  if (!correct) return (await callSignedIn(leaderboardCalls.submit, { body: { key, ...content } })).run;
  const query = { id: correct.id };
  const revision = overwrite
    ? (await callSignedIn(leaderboardCalls.view, { query })).run.revision
    : correct.revision;
  return (await callSignedIn(leaderboardCalls.correct, { query, body: { revision, ...content } })).run;
}
