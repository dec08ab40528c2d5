// Written by scripts/build-icons.mjs from data/drawings/weapons.svg and data/icons.json. Do not edit.

/** The sprite with a version that follows its content. */
export const spriteAddress = "/icons.svg?v=86d4c419";
