import { ApiError } from "@/lib/http/api-error";
import type { RunDocument } from "./run-fields";
import type { RunRefusal } from "./run-state";

const refusals: Readonly<Record<RunRefusal, readonly [status: 403 | 409, message: string]>> = {
  "not-runner": [403, "Only the hunter who submitted this run can do that."],
  "not-partner": [403, "This run does not name you as a partner."],
  "not-moderator": [403, "This requires the creator role."],
  "own-run": [403, "You cannot judge a run that you took part in."],
  unconfirmed: [409, "A partner has not confirmed this run yet."],
  decided: [409, "This run has already been decided."],
  "not-claimed": [409, "Claim this run first."],
  "claimed-by-other": [409, "Another moderator has claimed this run."],
  "claim-lapsed": [409, "Your claim has lapsed. Claim the run again."],
  "same-moderator": [403, "A first place takes a second moderator."],
  "judged-before": [403, "You have already judged this run. An appeal is for another moderator."],
  "not-rejected": [409, "Only a rejected run can be appealed."],
  "appeal-used": [409, "This run has already been appealed once."],
  "no-appeal": [409, "There is no open appeal for this run."],
  "not-provisional": [409, "This run is not provisional."],
  "appeal-open": [409, "This run has an open appeal. Grant or deny it."],
};

/** A refusal of the state machine as an answer. */
export function createRunRefusal(reason: RunRefusal): ApiError {
  const [status, message] = refusals[reason];
  const code = status === 403 ? "forbidden" : "conflict";
  return new ApiError(status, message, { code, details: { reason } });
}

/** A 409 for whoever saw an earlier state of a run. */
export function createRevisionConflict({ revision }: Pick<RunDocument, "revision">): ApiError {
  const message = "This run was changed in the meantime. Reload it and look again.";
  return new ApiError(409, message, { code: "conflict", details: { revision } });
}
