import { useMutation } from "@/hooks/ui/use-mutation";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { loadBuildSchema } from "@/lib/builds/load-schema";

export interface TakeDownState {
  readonly busy: boolean;
  /** Why it failed, as text. */
  readonly problem: string | null;
  /** @param reason its owner reads it @returns whether it is taken down */
  takeDown(reason: string): Promise<boolean>;
}

/** Takes a published build down; for creators and admins. */
export function useTakeDown(id: string): TakeDownState {
  const { run, ...state } = useMutation(async (reason: string) => {
    const { moderateBuildResponseSchema: schema } = await loadBuildSchema();
    const body = { action: "take-down", reason };
    return callSignedIn(`/api/builds/${id}/moderation`, { schema, body });
  }, "The build could not be taken down. Try again.");
  return { ...state, takeDown: async (reason) => (await run(reason))?.takenDown ?? false };
}
