import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { changeRun, type RunOutcome } from "./change-run.server";

/**
 * Asks for another moderator to look at one's own rejected run, once.
 *
 * @throws ApiError as `changeRun`.
 */
export function appealRun(
  dependencies: Dependencies,
  actor: Actor,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<RunOutcome> {
  return changeRun(dependencies, actor, { id, action: "appeal", text });
}
