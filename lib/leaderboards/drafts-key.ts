/** Where a browser stores what was typed for runs that are not submitted yet. */
export const runDraftsKey = "quarry-run-drafts";
