import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Note } from "@/components/ui/Note";
import { useMutation } from "@/hooks/ui/use-mutation";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { buildCalls } from "@/lib/builds/api";
import { getOpenInBuilderPath } from "@/lib/builds/paths";
import type { Build } from "@/lib/builds/schema";

/** The owner's actions on the page of their build. Loaded for the owner alone. */
export function OwnerActions({ build }: { build: Build }) {
  const { id, title, code, buffs } = build;
  const { isDeleted, busy, problem, change } = useDeleteBuild(id);
  const actions = useRef<HTMLDivElement>(null);
  const wasDeleted = useRef(false);
  // What had the focus is gone: what took its place has it now.
  useEffect(() => {
    if (wasDeleted.current === isDeleted) return;
    wasDeleted.current = isDeleted;
    actions.current?.querySelector<HTMLElement>("button")?.focus();
  }, [isDeleted]);
  return (
    <div ref={actions} className="flex flex-wrap items-center gap-2">
      {isDeleted ? (
        <Note
          role="status"
          action={
            <Button disabled={busy} aria-label={`Undo: restore ${title}`} onClick={() => change("restore")}>
              Undo
            </Button>
          }
        >
          This build was deleted. You can restore it for seven days.
        </Note>
      ) : (
        <>
          <ButtonLink href={getOpenInBuilderPath(code, id, buffs)}>Edit</ButtonLink>
          <Button variant="danger" loading={busy} onClick={() => change("delete")}>
            Delete
          </Button>
        </>
      )}
      {problem && (
        <p role="alert" className="text-14 leading-5 text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}

interface DeleteBuildState {
  readonly isDeleted: boolean;
  readonly busy: boolean;
  /** Why the last attempt failed, as text. */
  readonly problem: string | null;
  /** Deletes it, or brings the deleted one back. */
  change(action: "delete" | "restore"): Promise<void>;
}

/** Deletes one's own build, and restores it. */
function useDeleteBuild(id: string): DeleteBuildState {
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
