/** States of monsters that the game's data leaves without a name. */
export const unnamedStates = ["custom1", "custom2", "custom3", "custom4"] as const;
export type UnnamedState = (typeof unnamedStates)[number];

/** Confirmations by others from which on a name is no longer in doubt. */
export const neededConfirmations = 2;

export const maxStateNameLength = 40;
export const minProofLength = 10;
export const maxProofLength = 300;
/** Proposals for the states of one monster that are shown. */
export const maxShownNames = 60;
/** Confirmations that a proposal counts. */
export const maxConfirmations = 100;
