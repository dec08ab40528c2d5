import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { changeRun, type RunOutcome } from "@/lib/leaderboards/run/change-run.server";
import type { RunVerdict } from "@/lib/leaderboards/schema";

/**
 * A moderator verifies or rejects a run they have claimed, or answers its appeal. A verified run can be rejected
 * later without a claim. The outcome lists what happened for those who are to hear of it.
 *
 * @throws ApiError as `changeRun`; 409 when the run is not what the moderator saw.
 */
export function decideRun(
  dependencies: Dependencies,
  actor: Actor,
  request: RunVerdict & { readonly id: string },
): Promise<RunOutcome> {
  return changeRun(dependencies, actor, request);
}
