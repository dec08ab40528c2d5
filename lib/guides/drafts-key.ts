/** Where a browser stores what was typed for guides that are not saved yet. */
export const guideDraftsKey = "quarry-guide-drafts";
