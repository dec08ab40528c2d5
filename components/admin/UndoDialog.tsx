import { Button } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "@/components/ui/Dialog";
import { ReasonDialog } from "@/components/ui/ReasonDialog";
import { callStartUndo, callStepUndo } from "@/hooks/admin/admin-calls";
import { getAuditTargetPath } from "@/lib/admin/format-audit";
import { maxWhyLength } from "@/lib/admin/rules";
import type { UndoCounts, UndoneEntry, UndoOutcome } from "@/lib/undo/schema";
import { UndoEntryList } from "./UndoEntryList";
import type { UndoWindow } from "./UndoPanel";

const outcomeLabels: Readonly<Record<UndoOutcome, string>> = {
  undone: "Undone",
  already: "Nothing left to undo",
  proposed: "Waits for a second admin",
  "by-hand": "For you to look at",
  refused: "Not undone",
};

/** Asks why, then undoes step by step and shows what became of each entry. */
export function UndoDialog({ window, onClose }: { window: UndoWindow; onClose(): void }) {
  const [entries, setEntries] = useState<readonly UndoneEntry[]>([]);
  const [counts, setCounts] = useState<UndoCounts | null>(null);
  const [isDone, setDone] = useState(false);
  const undo = async (why: string) => {
    let { id, status, counts: latest } = await callStartUndo({ ...window, why });
    while (status === "running") {
      const step = await callStepUndo(id);
      setEntries((shown) => [...shown, ...step.entries]);
      ({ status, counts: latest } = step);
      setCounts(latest);
    }
    setCounts(latest);
  };
  if (isDone) {
    return (
      <Dialog opened title="Account undone" onClose={onClose}>
        <div className="grid gap-4">
          <p role="status">{counts ? formatCounts(counts) : "Nothing to undo."}</p>
          <UndoEntryList entries={entries.map(toRow)} />
          <Button className="justify-self-end" onClick={onClose}>
            Close
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <ReasonDialog
      title="Undo everything in this time"
      action="Undo everything"
      busyAction="Undoing"
      label="Reason"
      description="Those whom it concerns can read this."
      maxLength={maxWhyLength}
      rows={2}
      part="why"
      failure="This could not be undone. Try again: it goes on where it stopped."
      act={undo}
      onDone={() => setDone(true)}
      onClose={onClose}
      foot={<p role="status">{counts && formatCounts(counts)}</p>}
    >
      Everything marked “Will be undone” is taken back, also what is not listed yet. It stops where something
      fails, and goes on from there when you start it again.
    </ReasonDialog>
  );
}

function formatCounts(counts: UndoCounts): string {
  return `Undone: ${counts.undone}. Nothing left to undo: ${counts.already}. Waiting for a second admin: ${counts.proposed}. For you to look at: ${counts["by-hand"]}. Not undone: ${counts.refused}.`;
}

function toRow({ outcome, ...entry }: UndoneEntry) {
  return { ...entry, state: outcomeLabels[outcome], href: getAuditTargetPath(entry.target) };
}
