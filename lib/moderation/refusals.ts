import { defineRefusals, tellReason } from "@/lib/http/refusals";

/** Refusals of calls about cases. */
export const refuseCase = defineRefusals({
  "not-found": ["not-found", "There is no such case."],
  "staff-measure": ["forbidden", "Moderators can't be warned or blocked. Ask an admin."],
  // What the rules of a case refuse (`case-state.ts`).
  ...tellReason({
    own: ["forbidden", "This case is about you. Another moderator will look at it."],
    "claimed-by-other": ["conflict", "Another moderator is looking at this case."],
    closed: ["conflict", "This case has already been decided."],
    open: ["conflict", "This case has no decision to undo."],
    changed: ["conflict", "This case was changed in the meantime. Reload it and look again."],
    "no-owner": ["conflict", "The account of its author was deleted. Only the content can be decided about."],
  }),
});
