import { callPathSignedIn } from "@/lib/account/call-signed-in";
import { loadRunSchema } from "@/lib/leaderboards/load-schema";
import type { RejectionReason } from "@/lib/leaderboards/reasons";
import type { OwnRun } from "@/lib/leaderboards/schema";

/** What can be done with a run, and what goes with it. */
export type RunCall =
  | { readonly path: "withdraw" }
  | { readonly path: "appeal"; readonly body: { readonly text: string } }
  | { readonly path: "confirm"; readonly body: { readonly action: "confirm" | "decline" } }
  | { readonly path: "claim"; readonly body: { readonly action: "claim" | "release" } }
  | { readonly path: "decision"; readonly body: Verdict };

/** A moderator's decision about what they saw. */
export type Verdict =
  | { readonly action: "verify" | "uphold"; readonly revision: number; readonly text: string }
  | {
      readonly action: "reject";
      readonly revision: number;
      readonly reason: RejectionReason;
      readonly text: string;
    }
  | {
      readonly action: "grant-appeal" | "deny-appeal";
      readonly revision: number;
      readonly text: string;
    };

/**
 * Does something with a run.
 *
 * @returns the run as it is then
 * @throws ApiCallError where it is refused
 */
export async function callRun(id: string, call: RunCall): Promise<OwnRun> {
  const { changedRunResponseSchema: schema } = await loadRunSchema();
  const body = "body" in call ? { body: call.body } : {};
  const path = `/api/leaderboards/runs/${encodeURIComponent(id)}/${call.path}`;
  return (await callPathSignedIn(path, { schema, method: "POST", ...body })).run;
}

/** Deletes a run of one's own, in any state. */
export async function deleteRun(id: string): Promise<void> {
  const { deletedRunResponseSchema: schema } = await loadRunSchema();
  await callPathSignedIn(`/api/leaderboards/runs/${encodeURIComponent(id)}`, { schema, method: "DELETE" });
}
