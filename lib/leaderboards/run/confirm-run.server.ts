import type { Dependencies } from "@/lib/api/create-dependencies.server";
import type { Actor } from "@/lib/auth/actor";
import { requirePoster } from "@/lib/auth/require-poster.server";
import { changeRun, type RunOutcome } from "./change-run.server";

/**
 * A partner who is named agrees, after which the run can be judged, or declines, which withdraws it.
 *
 * @throws ApiError as `changeRun`, and as `requirePoster` for who agrees.
 */
export async function confirmRun(
  dependencies: Dependencies,
  actor: Actor,
  request: { readonly id: string; readonly action: "confirm" | "decline" },
): Promise<RunOutcome> {
  // Declining takes back, which nobody is kept from.
  if (request.action === "confirm") await requirePoster(dependencies.db, actor, dependencies.now());
  return changeRun(dependencies, actor, request);
}
