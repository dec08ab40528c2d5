/** Where a browser stores what was typed for runs that are not submitted yet. */
export const runDraftsKey = "quarry-run-drafts";
/** Where a browser stores what a moderator noted about runs that are not decided yet. */
export const reviewNotesKey = "quarry-desk-notes";
