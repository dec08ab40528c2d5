/** Longest title of a request, in UTF-16 units. */
export const maxTitleLength = 100;
/** Longest text of a request or an answer, in UTF-16 units: with all else it fits the 16 KB of a request. */
export const maxBodyLength = 3000;
/** What such a text may hold as Markdown. */
export const bodyBudget = { depth: 8, nodes: 800 };
/** Longest list of what one owns, and of constraints, in UTF-16 units. */
export const maxDetailLength = 400;
/** Longest line that says when somebody hunts, in UTF-16 units. */
export const maxWhenLength = 100;
/** Longest session ID, in UTF-16 units. The game's own have 12 characters. */
export const maxSessionLength = 40;
/** Longest note of somebody who looks for a hunt, in UTF-16 units. */
export const maxNoteLength = 120;
/** Longest ID of a monster, quest or skill. */
export const maxIdLength = 80;
/** Skills that a build must have, at most. */
export const maxRequestSkills = 6;
/** Longest reason of a moderator, in UTF-16 units. */
export const maxReasonLength = 300;
/** Hunters in a party, at most. */
export const maxPartySize = 4;

/** How long a request is open, in milliseconds: 7 days. */
export const openPeriod = 7 * 86_400_000;
/** How long an account cannot post the same text again, in milliseconds: 7 days. */
export const repeatPeriod = 7 * 86_400_000;
/** Answers that a request can have. What was withdrawn or taken down makes room for others. */
export const maxAnswers = 40;
/** Answers that are shown at most: some may have been allowed again after others had taken their places. */
export const maxShownAnswers = 2 * maxAnswers;
/** How often one account can answer the same request, after it withdrew its answers. */
export const maxAnswersPerAccount = 5;
/** Earlier versions that are saved of a request or an answer; then it cannot be edited any more. */
export const maxEdits = 20;
/** Approved answers that one account is paid for on a UTC day. */
export const maxPaidAnswersPerDay = 10;
/** The same for the approvals that one asker gives one answerer. */
export const maxPaidAnswersPerPair = 1;

/** Longest time, in hours, for which somebody can be listed as looking for a hunt. */
export const maxSearchHours = 6;

/** Words that a request is found by. */
export const maxWords = 100;
/** Longest query of the board, in UTF-16 units. */
export const maxQueryLength = 80;
/** Requests that a search for several words looks at for one page. */
export const searchWindow = 100;
