/** Longest reason of an undoing, in UTF-16 units. */
export const maxUndoReason = 240;
/** Longest window of an undoing, in days. */
export const maxUndoDays = 90;
