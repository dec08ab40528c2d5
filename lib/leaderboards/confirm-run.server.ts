import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { changeRun, type RunOutcome } from "./change-run.server";

/**
 * A partner who is named agrees, after which the run can be judged, or declines, which withdraws it.
 *
 * @throws ApiError as `changeRun`.
 */
export function confirmRun(
  dependencies: Dependencies,
  actor: Actor,
  request: { readonly id: string; readonly action: "confirm" | "decline" },
): Promise<RunOutcome> {
  return changeRun(dependencies, actor, request);
}
