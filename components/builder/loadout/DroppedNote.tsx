import { Button } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import type { GetName } from "@/lib/builder/loadout/format-problem";

interface DroppedNoteProps {
  /** Ids of decorations that lost their slot; empty = nothing to say. */
  dropped: readonly string[];
  getName: GetName;
  onUndo(): void;
}

/** Tells which decorations the last change left without a slot. The region is always there, to be heard. */
export function DroppedNote({ dropped, getName, onUndo }: DroppedNoteProps) {
  const names = dropped.map((id) => getName("decoration", id));
  return (
    <div role="status" className="empty:hidden">
      {names.length > 0 && (
        <div className="py-1 pe-1 ps-3 border-b flex items-center justify-between gap-2 text-13 leading-4.5 text-warn">
          <p>
            No slot left for {names.join(", ")}: {names.length === 1 ? "it was" : "they were"} removed.
          </p>
          <Button size="xs" className="flex-none" onClick={onUndo}>
            <IconArrowBackUp size={18} stroke={1.75} aria-hidden="true" />
            Undo
          </Button>
        </div>
      )}
    </div>
  );
}
