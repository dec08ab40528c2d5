import { useState } from "react";
import { useMutation } from "@/hooks/ui/use-mutation";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { buildCalls } from "@/lib/builds/api";

interface DeleteBuildState {
  readonly isDeleted: boolean;
  readonly busy: boolean;
  /** Why the last attempt failed, as text. */
  readonly problem: string | null;
  /** Deletes it, or brings the deleted one back. */
  change(action: "delete" | "restore"): Promise<void>;
}

/** Deletes one's own build, and restores it. */
export function useDeleteBuild(id: string): DeleteBuildState {
  const [isDeleted, setDeleted] = useState(false);
  const { run, busy, problem } = useMutation(async (action: "delete" | "restore") => {
    await callSignedIn(buildCalls[action], { query: { id } });
    return action === "delete";
  }, "The change could not be saved. Try again.");
  return {
    isDeleted,
    busy,
    problem,
    change: async (action) => {
      const deleted = await run(action);
      if (deleted !== null) setDeleted(deleted);
    },
  };
}
