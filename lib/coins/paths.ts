/** One's own coin statement. */
export const statementPath = "/user/statement";
/** Coins made and spent by everybody, per day. */
export const economyPath = "/about/coins";
