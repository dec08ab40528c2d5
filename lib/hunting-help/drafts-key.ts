/** Where a browser stores what was typed for requests that are not posted yet. */
export const requestDraftsKey = "quarry-help-request-drafts";
/** The same for answers. */
export const answerDraftsKey = "quarry-help-answer-drafts";
