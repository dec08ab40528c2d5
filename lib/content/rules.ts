/** Longest reason of a moderator or of who decides about a proposal, in UTF-16 units. */
export const maxReasonLength = 300;
