import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Note } from "@/components/ui/Note";
import { useDeleteBuild } from "@/hooks/builds/use-delete-build";
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
