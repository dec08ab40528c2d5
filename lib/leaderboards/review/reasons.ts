/** Why a moderator rejects a run. The text that comes with it says what exactly. */
export const rejectionReasons = {
  "video-unavailable": "The video cannot be watched",
  "not-the-runner": "The video is not from the runner's channel",
  "wrong-category": "Wrong quest, weapon, platform or party",
  "wrong-time": "The time does not match the video",
  "gear-not-shown": "Gear or loadout is not shown",
  "video-cut": "The video is cut, sped up or incomplete",
  "banned-action": "The run breaks its ruleset",
  "modified-game": "Modified game or overlay",
  other: "Another reason",
} as const satisfies Readonly<Record<string, string>>;

export type RejectionReason = keyof typeof rejectionReasons;
const codes = Object.keys(rejectionReasons);

/** The reasons to choose from. */
export const reasonOptions = Object.entries(rejectionReasons).map(([value, label]) => ({ value, label }));

/** Whether a text is the code of a reason. */
export function isRejectionReason(text: string): text is RejectionReason {
  return codes.includes(text);
}
