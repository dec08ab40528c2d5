import { defineRefusals, tellReason } from "@/lib/http/refusals";

/** Refusals of calls about runs, boards and runners. */
export const refuseRun = defineRefusals({
  "not-found": ["not-found", "This run does not exist or is not verified."],
  "no-part": ["not-found", "This board has no such part."],
  "no-runner": ["not-found", "This hunter has no verified run."],
  "no-challenge": ["not-found", "There is no challenge for this week yet."],
  "challenge-begun": ["conflict", "A run was already submitted for this week."],
  "video-used": ["conflict", "This video was already submitted for this quest."],
  "video-of-others": [
    "conflict",
    "Other hunters submitted this video. If it is yours, ask a moderator to look at their run.",
  ],
  /** With the `revision` that is stored. */
  changed: ["conflict", "This run was changed in the meantime. Reload it and look again."],
  "not-reviewer": ["forbidden", "Reviewing opens a week after you joined, with five verified runs."],
  moderates: ["forbidden", "You decide about runs. Reviews are for hunters without the role."],
  "other-reviewer": ["forbidden", "Somebody else has to review this run."],
  "reviewed-enough": ["conflict", "This run has been reviewed by three hunters. A moderator decides."],
  // What the state machine refuses (`run-state.ts`).
  ...tellReason({
    "not-runner": ["forbidden", "Only the hunter who submitted this run can do that."],
    "not-partner": ["forbidden", "This run does not name you as a partner."],
    "not-moderator": ["forbidden", "This requires the creator role."],
    "own-run": ["forbidden", "You cannot judge a run that you took part in."],
    unconfirmed: ["conflict", "A partner has not confirmed this run yet."],
    decided: ["conflict", "This run has already been decided."],
    "not-claimed": ["conflict", "Claim this run first."],
    "claimed-by-other": ["conflict", "Another moderator has claimed this run."],
    "claim-lapsed": ["conflict", "Your claim has lapsed. Claim the run again."],
    "same-moderator": ["forbidden", "A first place takes a second moderator."],
    "judged-before": ["forbidden", "You have already judged this run. An appeal is for another moderator."],
    "not-rejected": ["conflict", "Only a rejected run can be appealed."],
    "appeal-used": ["conflict", "This run has already been appealed once."],
    "no-appeal": ["conflict", "There is no open appeal for this run."],
    "not-provisional": ["conflict", "This run is not provisional."],
    "appeal-open": ["conflict", "This run has an open appeal. Grant or deny it."],
  }),
});
