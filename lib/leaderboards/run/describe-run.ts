import { weaponTypeLabels } from "@/lib/catalog/labels";
import { formatParty, formatRuleset } from "@/lib/leaderboards/board/format-board";
import type { OwnRun } from "@/lib/leaderboards/schema";
import { platformLabels } from "@/lib/site/platforms";

export const runStatusLabels = {
  pending: "Pending",
  verified: "Verified",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
} as const satisfies Readonly<Record<OwnRun["status"], string>>;

/** The category of a run, without its quest: `TA · Bow · PC · Solo`. */
export function formatCategory(run: Pick<OwnRun, "ruleset" | "weapon" | "platform" | "party">): string {
  return [
    formatRuleset(run.ruleset),
    weaponTypeLabels[run.weapon],
    platformLabels[run.platform],
    formatParty(run.party),
  ].join(" · ");
}

/**
 * Text of a run's wait, as a sentence; `null` where it waits for nobody.
 *
 * @param now to tell whether a claim still holds
 */
export function describeWait(
  run: Pick<OwnRun, "status" | "queue" | "players" | "claim" | "approvedBy">,
  now: Date,
): string | null {
  const unconfirmed = run.players.filter(({ confirmed }) => !confirmed).map(({ name }) => name);
  if (run.status === "pending" && unconfirmed.length > 0) {
    return `Waiting for ${unconfirmed.join(" and ")} to confirm.`;
  }
  if (run.queue === null) return null;
  if (run.claim && Date.parse(run.claim.until) > now.getTime()) return "A moderator is looking at it.";
  if (run.queue === "appeal") return "The appeal is waiting for another moderator.";
  return run.approvedBy === null
    ? "Waiting for a moderator."
    : "One moderator approved it. A first place needs a second one.";
}
