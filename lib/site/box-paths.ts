/** What a hunter owns. */
export const boxPath = "/box";

/** Crowns of all monsters. */
export const crownsPath = "/box/crowns";

/** Rerolls of Artian weapons. */
export const rerollsPath = "/box/rerolls";

/** What to farm next. */
export const farmPath = "/box/farm";

/** What talismans are worth. */
export const talismanWorthPath = "/box/talismans";
