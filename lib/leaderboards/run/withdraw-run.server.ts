import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { changeRun, type RunOutcome } from "./change-run.server";

/**
 * Takes back one's own run before the decision. Its video can be submitted again.
 *
 * @throws ApiError as `changeRun`.
 */
export function withdrawRun(dependencies: Dependencies, actor: Actor, id: string): Promise<RunOutcome> {
  return changeRun(dependencies, actor, { id, action: "withdraw" });
}
