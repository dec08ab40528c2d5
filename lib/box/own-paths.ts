/** The builder with the talismans of a hunter open, and with the counts of their decorations. */
export const ownTalismansPath = "/builder?open=talismans";
export const ownDecorationsPath = "/builder?open=decorations";
