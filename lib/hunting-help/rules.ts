/** Longest title of a request, in UTF-16 units. */
export const maxRequestTitleLength = 100;
/** Longest text of a request or an answer, in UTF-16 units: with all else it fits the 16 KB of a request. */
export const maxBodyLength = 3000;
/** Limits of the Markdown of such a text. */
export const bodyBudget = { depth: 8, nodes: 800 };
/** Longest list of what one owns, and of constraints, in UTF-16 units. */
export const maxDetailLength = 400;
/** Longest session ID, in UTF-16 units. The game's own have 12 characters. */
export const maxSessionLength = 40;
/** Longest note of somebody who looks for a hunt, in UTF-16 units. */
export const maxHelpNoteLength = 120;
/** Longest ID of a monster, quest or skill. */
export const maxGameIdLength = 80;
/** Skills that a build must have, at most. */
export const maxRequestSkills = 6;
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
/** Hunters whom an asker can invite to answer one request. */
export const maxInvited = 3;
/** Hunters of whom an asker can choose. */
export const maxInvitable = 10;
/** Longest comment below an answer, in UTF-16 units, and its lines. */
export const maxCommentLength = 500;
export const maxCommentLines = 12;
/** Comments below one answer, and below all answers of a request, those that moderators removed too. */
export const maxCommentsPerAnswer = 20;
export const maxCommentsPerRequest = 100;
/** Comments that a page reads at most. */
export const maxShownComments = maxCommentsPerRequest;
/** Comments of one account below the answers of one request on a UTC day. */
export const maxCommentsPerAccount = 10;
/** Hunters that can say of one answer that it helped. */
export const maxHelpfulMarks = 300;
/** How often one account can answer the same request, after it withdrew its answers. */
export const maxAnswersPerAccount = 5;
/** Earlier versions that are saved of a request or an answer; then it cannot be edited any more. */
export const maxEdits = 20;
/** Approved answers that one account is paid for on a UTC day. */
export const maxPaidAnswersPerDay = 10;
/** The same for the approvals that one asker gives one answerer. */
export const maxPaidAnswersPerPair = 1;

/** Longest time, in hours, for which a hunt looks for hunters, from its start. */
export const maxSearchHours = 6;
/** How far ahead a hunt can be listed, in milliseconds: 7 days. */
export const maxHuntAhead = 7 * 86_400_000;
/** How far the start of a hunt may be in the past, in milliseconds: a form takes a while to fill in. */
export const maxHuntDelay = 10 * 60_000;
/** Longest Hunter ID, in UTF-16 units. The game's own have 8 characters. */
export const maxHunterIdLength = 20;
/** Hunters that wait for the answer of a host, at most. */
export const maxAsking = 12;
/** Hunters that a hunt remembers, at most: who left and who was declined too. */
export const maxJoiners = 60;
/** How often one account can ask to join the same hunt, after it left. */
export const maxJoinsPerAccount = 3;
/** Hunts that an account is in or asks to join, at most. */
export const maxSeatsPerAccount = 3;
/** Accounts of one network in one hunt, the host not counted: two people may play at home, five accounts do not. */
export const maxSeatsPerNetwork = 2;
/** How often accounts of one network join hunts on a UTC day. */
export const maxJoinsPerNetworkAndDay = 60;
/** Hunts of one account that are announced in the channel of the operator on a UTC day. */
export const maxAnnouncedPerDay = 5;

/** Words that a request is found by. */
export const maxWords = 100;
/** Beginnings of words, and pairs of characters, that a request is found by. */
export const maxMarks = 200;
/** Longest query of the board, in UTF-16 units. */
export const maxBoardQueryLength = 80;
/** Requests that a search for several words looks at for one page. */
export const searchWindow = 100;
