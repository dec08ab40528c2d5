/** Why a moderator decides as they do. The text that goes with it says what exactly. */
export const decisionReasons = {
  "no-violation": "No rule was broken",
  spam: "Spam or advertising",
  harassment: "Harassment or hate",
  impersonation: "Pretends to be someone else",
  cheating: "Cheating or a run that did not happen as shown",
  stolen: "Somebody else's work",
  inappropriate: "Sexual or violent content",
  "off-topic": "Not about the game",
  "private-data": "Shows somebody's private data",
  other: "Another reason",
} as const satisfies Readonly<Record<string, string>>;
export type DecisionReason = keyof typeof decisionReasons;

/** Whether a value is the code of a reason. */
export function isDecisionReason(value: unknown): value is DecisionReason {
  return typeof value === "string" && Object.hasOwn(decisionReasons, value);
}

/** Days that a block can last, from the list that moderators choose from. */
export const blockDays = [1, 3, 7, 30, 90, 365] as const;

/** The reason of a decision as its receiver reads it: `Spam or advertising. Three links to a shop.` */
export function toReason({ reason, text }: { readonly reason: string; readonly text: string }): string {
  const label = isDecisionReason(reason) ? decisionReasons[reason] : "";
  return [label, text].filter((part) => part !== "").join(". ");
}
