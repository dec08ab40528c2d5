import { useState } from "react";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { loadBuildSchema } from "@/lib/builds/load-schema";

export interface TakeDownState {
  /** Whether it has been taken down from here. */
  readonly done: boolean;
  readonly busy: boolean;
  /** Why it failed, in words. */
  readonly problem: string | null;
  /** @param reason its owner reads it */
  takeDown(reason: string): Promise<void>;
}

/** Takes a published build down; for creators and admins. */
export function useTakeDown(id: string): TakeDownState {
  const [state, setState] = useState<Omit<TakeDownState, "takeDown">>({
    done: false,
    busy: false,
    problem: null,
  });
  return {
    ...state,
    takeDown: async (reason) => {
      setState({ done: false, busy: true, problem: null });
      try {
        const { moderateBuildResponseSchema: schema } = await loadBuildSchema();
        const body = { action: "take-down", reason };
        const { takenDown } = await callSignedIn(`/api/builds/${id}/moderation`, { schema, body });
        setState({ done: takenDown, busy: false, problem: null });
      } catch (error) {
        const problem = error instanceof Error ? error.message : "The build could not be taken down.";
        setState({ done: false, busy: false, problem });
      }
    },
  };
}
