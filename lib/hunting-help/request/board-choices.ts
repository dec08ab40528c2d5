/** Statuses that the board filters by. */
export const boardStatuses = ["open", "solved", "expired", "all"] as const;
/** Orders of the board. The last two are of open requests alone. */
export const boardSorts = ["new", "unanswered", "expiring"] as const;
