import { defineRefusals, tellReason } from "@/lib/http/refusals";
import { judgeRefusals } from "./appeal-rules";

/** Refusals of calls about appeals. */
export const refuseAppeal = defineRefusals({
  "not-found": ["not-found", "There is no such appeal."],
  "no-decision": ["not-found", "There is no such decision."],
  over: ["conflict", "This decision no longer holds, so there is nothing to appeal."],
  late: ["conflict", "A decision can be appealed within 30 days."],
  used: ["conflict", "You have already appealed this decision. It can be appealed once."],
  "case-open": ["conflict", "This was reported again. Decide the case first."],
  // What `decideJudge` refuses.
  ...tellReason({
    own: ["forbidden", judgeRefusals.own],
    "same-moderator": ["forbidden", judgeRefusals["same-moderator"]],
    "claimed-by-other": ["conflict", judgeRefusals["claimed-by-other"]],
    closed: ["conflict", judgeRefusals.closed],
  }),
});
