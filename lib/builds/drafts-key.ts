/** Where a browser stores what was typed for builds that are not saved yet. */
export const buildDraftsKey = "quarry-build-drafts";
