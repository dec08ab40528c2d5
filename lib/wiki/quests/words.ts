import type { QuestKind, QuestObjective, QuestVariant } from "@/lib/catalog/codes";
import type { QuestTarget } from "./types";

export const questKindWord: Readonly<Record<QuestKind, string>> = {
  assignment: "Assignment",
  optional: "Optional",
  event: "Event",
  arena: "Arena",
};

export const objectiveWord: Readonly<Record<QuestObjective, string>> = {
  hunt: "Hunt",
  kill: "Slay",
  capture: "Capture",
  arena: "Arena",
  bossrush: "One after another",
  special: "Rules of its own",
};

/** What a hunter has to do, in a sentence's place. */
export const objectiveMeaning: Readonly<Record<QuestObjective, string>> = {
  hunt: "Slay or capture every target.",
  kill: "Slay every target.",
  capture: "Capture every target.",
  arena: "Hunt in the arena.",
  bossrush: "The targets come one after another.",
  special: "The quest ends by rules of its own, which the tables do not put into words.",
};

const variantWord: Readonly<Record<QuestVariant, string>> = {
  tempered: "tempered",
  "arch-tempered": "arch-tempered",
};

/** What stands before the name of a target: `2 × `, `tempered `, or nothing. */
export function targetPrefix({ count, variant }: Pick<QuestTarget, "count" | "variant">): string {
  return `${count > 1 ? `${count} × ` : ""}${variant ? `${variantWord[variant]} ` : ""}`;
}

/** What is said of quests that players wrote down. */
export const communityNote =
  "Not in the game's tables: players wrote this event quest down. Its limits are those usual for events.";
