/** Longest text of a decision, in UTF-16 units: with its reason it fits what builds and requests store. */
export const maxDecisionLength = 240;
/** Longest note of a moderator, in UTF-16 units. */
export const maxCaseNoteLength = 1000;
