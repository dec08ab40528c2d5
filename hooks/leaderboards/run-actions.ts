import { callSignedIn } from "@/lib/account/call-signed-in";
import { leaderboardCalls as calls } from "@/lib/leaderboards/api";
import type { OwnRun, ReviewRun, RunVerdict } from "@/lib/leaderboards/schema";

/** Agrees or declines as a partner. @returns the run as it is then @throws ApiCallError where it is refused, as all here */
export async function callConfirmRun(id: string, action: "confirm" | "decline"): Promise<OwnRun> {
  return (await callSignedIn(calls.confirm, { query: { id }, body: { action } })).run;
}

/** Takes a run back before the decision. */
export async function callWithdrawRun(id: string): Promise<OwnRun> {
  return (await callSignedIn(calls.withdraw, { query: { id } })).run;
}

/** Asks for another moderator. */
export async function callAppealRun(id: string, text: string): Promise<OwnRun> {
  return (await callSignedIn(calls.appeal, { query: { id }, body: { text } })).run;
}

/** Claims a run as a moderator, or gives it back. */
export async function callClaimRun(id: string, action: "claim" | "release"): Promise<OwnRun> {
  return (await callSignedIn(calls.claim, { query: { id }, body: { action } })).run;
}

/** Decides about a run, or about its appeal. */
export async function callDecideRun(id: string, verdict: RunVerdict): Promise<OwnRun> {
  return (await callSignedIn(calls.decide, { query: { id }, body: verdict })).run;
}

/** Advises the moderators about a run, as a reviewer. */
export async function callReviewRun(id: string, review: ReviewRun): Promise<void> {
  await callSignedIn(calls.review, { query: { id }, body: review });
}

/** Deletes a run of one's own, in any state. */
export async function callDeleteRun(id: string): Promise<void> {
  await callSignedIn(calls.delete, { query: { id } });
}
