import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { changeRun, type RunOutcome } from "@/lib/leaderboards/run/change-run.server";

/**
 * A moderator takes a run for 30 minutes, so that two do not judge it at once, or gives it back. Claiming again
 * begins the 30 minutes anew.
 *
 * @throws ApiError as `changeRun`.
 */
export function claimRun(
  dependencies: Dependencies,
  actor: Actor,
  request: { readonly id: string; readonly action: "claim" | "release" },
): Promise<RunOutcome> {
  return changeRun(dependencies, actor, request);
}
