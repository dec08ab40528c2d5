import { Button } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { Dialog } from "@/components/ui/Dialog";
import { startUndo, stepUndo } from "@/hooks/admin/admin-calls";
import { useMutation } from "@/hooks/ui/use-mutation";
import { getAuditTargetPath } from "@/lib/admin/format-audit";
import type { UndoCounts, UndoneEntry, UndoOutcome } from "@/lib/undo/schema";
import { UndoEntryList } from "./UndoEntryList";
import type { UndoWindow } from "./UndoPanel";
import { WhyField } from "./WhyField";

const outcomeLabels: Readonly<Record<UndoOutcome, string>> = {
  undone: "Undone",
  already: "Nothing left to undo",
  proposed: "Waits for a second admin",
  "by-hand": "For you to look at",
  refused: "Not undone",
};

/** Asks why, then undoes step by step and shows what became of each entry. */
export function UndoDialog({ window, onClose }: { window: UndoWindow; onClose(): void }) {
  const [why, setWhy] = useState("");
  const [entries, setEntries] = useState<readonly UndoneEntry[]>([]);
  const [counts, setCounts] = useState<UndoCounts | null>(null);
  const [isDone, setDone] = useState(false);
  const undo = useMutation(async () => {
    let { id, status, counts: latest } = await startUndo({ ...window, why });
    while (status === "running") {
      const step = await stepUndo(id);
      setEntries((shown) => [...shown, ...step.entries]);
      ({ status, counts: latest } = step);
      setCounts(latest);
    }
    setCounts(latest);
    setDone(true);
  }, "This could not be undone. Try again: it goes on where it stopped.");
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
    <ConfirmDialog
      opened
      title="Undo everything in this time"
      action="Undo everything"
      busyAction="Undoing"
      busy={undo.busy}
      problem={undo.problem}
      isReady={why.trim() !== ""}
      onConfirm={() => void undo.run()}
      onClose={onClose}
    >
      <p>
        Everything marked “Will be undone” is taken back, also what is not listed yet. It stops where
        something fails, and goes on from there when you start it again.
      </p>
      <WhyField value={why} onChange={setWhy} description="Those whom it concerns can read this." />
      <p role="status">{counts && formatCounts(counts)}</p>
    </ConfirmDialog>
  );
}

function formatCounts(counts: UndoCounts): string {
  return `Undone: ${counts.undone}. Nothing left to undo: ${counts.already}. Waiting for a second admin: ${counts.proposed}. For you to look at: ${counts["by-hand"]}. Not undone: ${counts.refused}.`;
}

function toRow({ outcome, ...entry }: UndoneEntry) {
  return { ...entry, state: outcomeLabels[outcome], href: getAuditTargetPath(entry.target) };
}
