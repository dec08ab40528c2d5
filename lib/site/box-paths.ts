export const boxPath = "/box";

/** Crowns of all monsters. */
export const crownsPath = "/box/crowns";

/** Rerolls of Artian weapons. */
export const rerollsPath = "/box/rerolls";

export const farmPath = "/box/farm";

export const talismanWorthPath = "/box/talismans";
