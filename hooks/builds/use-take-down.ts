import { useState } from "react";
import { useMutation } from "@/hooks/ui/use-mutation";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { loadBuildSchema } from "@/lib/builds/load-schema";

export interface TakeDownState {
  /** Whether it has been taken down from here. */
  readonly done: boolean;
  readonly busy: boolean;
  /** Why it failed, as text. */
  readonly problem: string | null;
  /** @param reason its owner reads it */
  takeDown(reason: string): Promise<void>;
}

/** Takes a published build down; for creators and admins. */
export function useTakeDown(id: string): TakeDownState {
  const [done, setDone] = useState(false);
  const { busy, problem, run } = useMutation(async (reason: string) => {
    const { moderateBuildResponseSchema: schema } = await loadBuildSchema();
    const body = { action: "take-down", reason };
    return callSignedIn(`/api/builds/${id}/moderation`, { schema, body });
  }, "The build could not be taken down. Try again.");
  return {
    done,
    busy,
    problem,
    takeDown: async (reason) => setDone((await run(reason))?.takenDown ?? false),
  };
}
