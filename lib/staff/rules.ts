/** Seconds since the last sign-in within which roles, coins, blocks and deletions of others can be changed. */
export const staffSignInAge = 300;
/** Coins that admins may move on one account in a UTC day, either way, before a second admin has to confirm. */
export const maxAccountCoins = 200;
/** The same for all that one admin moves. */
export const maxAdminCoins = 1000;
/** Where there is no second admin, what needs one waits this long, in milliseconds: 24 hours. */
export const loneAdminDelay = 24 * 3_600_000;
/** Milliseconds after which an unconfirmed action is over: 7 days. */
export const staffActionPeriod = 7 * 24 * 3_600_000;
