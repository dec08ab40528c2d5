/** Whether hunters talk while they hunt. */
export const voiceChoices = ["optional", "yes", "no"] as const;
export type VoiceChoice = (typeof voiceChoices)[number];

export const voiceLabels: Readonly<Record<VoiceChoice, string>> = {
  optional: "Voice chat optional",
  yes: "Voice chat",
  no: "No voice chat",
};

/** How hunters get a seat: the host answers each of them, or whoever comes first is in. */
export const joiningWays = ["ask", "open"] as const;
export type JoiningWay = (typeof joiningWays)[number];

/** `asked` becomes `accepted`, `declined` or `left`, `accepted` becomes `removed` or `left`; `left` can ask again. */
export const seatStates = ["asked", "accepted", "declined", "removed", "left"] as const;
export type SeatState = (typeof seatStates)[number];

/** Actions of a host on a hunter. */
export const seatActions = ["accept", "decline", "remove"] as const;
export type SeatAction = (typeof seatActions)[number];
