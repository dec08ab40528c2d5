import type { OwnRun } from "@/lib/leaderboards/schema";

/**
 * Actions of a moderator on a run that waits.
 *
 * - `own`: nothing, as they took part in it
 * - `judged`: nothing, as they have approved it, which takes a second moderator
 * - `appealed`: nothing, as the appeal is against their own decision
 * - `free`, `mine`, `other`: who holds the claim
 */
export type ClaimState =
  | { readonly kind: "own" | "judged" | "appealed" | "free" }
  | { readonly kind: "mine" | "other"; readonly leftMs: number };

/** Whether and by whom a run is claimed, for one moderator at a moment. The server decides. */
export function getClaimState(
  run: Pick<OwnRun, "players" | "submittedBy" | "approvedBy" | "judges" | "appeal" | "claim">,
  uid: string,
  now: Date,
): ClaimState {
  if (run.submittedBy === uid || run.players.some((player) => player.uid === uid)) return { kind: "own" };
  if (run.appeal && run.judges.includes(uid)) return { kind: "appealed" };
  if (run.approvedBy === uid) return { kind: "judged" };
  const leftMs = run.claim ? Date.parse(run.claim.until) - now.getTime() : 0;
  if (!run.claim || leftMs <= 0) return { kind: "free" };
  return { kind: run.claim.by === uid ? "mine" : "other", leftMs };
}

/** `29:41`; from 0. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
