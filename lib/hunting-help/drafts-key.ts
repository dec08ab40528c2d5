/** Where a browser stores what was typed for requests that are not posted yet. */
export const requestDraftsKey = "quarry-help-request-drafts";
/** The same for answers. */
export const answerDraftsKey = "quarry-help-answer-drafts";
/** The same for hunts that look for hunters. */
export const huntDraftsKey = "quarry-help-hunt-drafts";
/** The same for comments on answers. */
export const commentDraftsKey = "quarry-help-comment-drafts";
