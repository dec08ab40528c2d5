import type { QuestObjective } from "@/lib/catalog/world-codes";
import type { QuestTarget } from "./quest-types";

/** Objectives in words. */
export const objectiveDescriptions: Readonly<Record<QuestObjective, string>> = {
  hunt: "Slay or capture every target.",
  kill: "Slay every target.",
  capture: "Capture every target.",
  arena: "Hunt in the arena.",
  bossrush: "Targets appear one after another.",
  special: "This quest has its own completion rules, which aren't in the game data.",
};

/** Prefix of a target's name: `2 × `, `tempered `, or nothing. */
export function formatTargetPrefix({ count, variant }: Pick<QuestTarget, "count" | "variant">): string {
  return `${count > 1 ? `${count} × ` : ""}${variant ? `${variant} ` : ""}`;
}

/** Note on quests reported by players. */
export const communityNote =
  "Not in the game data: this event quest was reported by players. Its limits are the usual ones for events.";
