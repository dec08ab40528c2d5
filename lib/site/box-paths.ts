export const boxPath = "/box";

/** Crowns of all monsters. */
export const crownsPath = "/box/crowns";

/** Rerolls of Artian weapons. */
export const rerollsPath = "/box/rerolls";

export const farmPath = "/box/farm";

export const talismanWorthPath = "/box/talismans";

/** The builder with the talismans of a hunter open, and with the counts of their decorations. */
export const ownTalismansPath = "/builder#talismans";
export const ownDecorationsPath = "/builder#decorations";
