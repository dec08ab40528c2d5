/** Longest note of a runner, in UTF-16 units. */
export const maxRunNoteLength = 500;
/** Longest text of a decision, an appeal or its answer, in UTF-16 units. */
export const maxVerdictLength = 500;
/** Longest name of a hunter without an account here, in UTF-16 units. */
export const maxHunterNameLength = 32;
/** Longest declaration of mods, in UTF-16 units. */
export const maxModsLength = 200;
/** Phases of a hunt that a run can be split into. */
export const maxSplits = 10;
/** Longest name of a phase, in UTF-16 units. */
export const maxSplitLength = 40;
