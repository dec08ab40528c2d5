import type { QuestObjective } from "@/lib/catalog/codes";
import type { QuestTarget } from "./types";

/** What a hunter has to do, in a sentence's place. */
export const objectiveMeaning: Readonly<Record<QuestObjective, string>> = {
  hunt: "Slay or capture every target.",
  kill: "Slay every target.",
  capture: "Capture every target.",
  arena: "Hunt in the arena.",
  bossrush: "The targets come one after another.",
  special: "The quest ends by rules of its own, which the tables do not put into words.",
};

/** What stands before the name of a target: `2 × `, `tempered `, or nothing. */
export function targetPrefix({ count, variant }: Pick<QuestTarget, "count" | "variant">): string {
  return `${count > 1 ? `${count} × ` : ""}${variant ? `${variant} ` : ""}`;
}

/** What is said of quests that players wrote down. */
export const communityNote =
  "Not in the game's tables: players wrote this event quest down. Its limits are those usual for events.";
