// Written by scripts/build-emblems.mjs from data/drawings/emblems.json. Do not edit.

/** The sprite of emblems with a version that follows its content. */
export const emblemsAddress = "/emblems.svg?v=2c22420d";
