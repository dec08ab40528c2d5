import { Button, Skeleton, TextInput } from "@mantine/core";
import dynamic from "next/dynamic";
import { type SyntheticEvent, useState } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { PagedList } from "@/components/ui/PagedList";
import { useUndoPreview } from "@/hooks/admin/use-undo";
import { getAuditTargetPath } from "@/lib/admin/format-audit";
import { maxUndoDays } from "@/lib/undo/rules";
import { UndoEntryList } from "./UndoEntryList";

const UndoDialog = dynamic(() => import("./UndoDialog").then((module) => module.UndoDialog), {
  loading: LazyDialog,
});

/** Whose deeds, from when to when, in UTC; as the API takes them. */
export interface UndoWindow {
  readonly uid: string;
  readonly from: string;
  readonly to: string;
}

/** Lists what a moderator or admin did between two moments, and takes it back. */
export function UndoPanel() {
  const [uid, setUid] = useState("");
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [window, setWindow] = useState<UndoWindow | null>(null);
  const isReady = uid.trim() !== "" && from !== "" && to > from;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isReady) setWindow({ uid: uid.trim(), from: toIso(from), to: toIso(to) });
  };
  return (
    <div className="grid gap-5">
      <p className="max-w-140">
        Takes back what a moderator or admin did: coins, roles, take-downs, blocks and decisions. Take their
        role first, then list what they did. Nothing changes until you confirm it.
      </p>
      <form aria-label="Account to undo" className="flex flex-wrap items-end gap-3" onSubmit={submit}>
        <TextInput
          label="User ID"
          required
          className="w-80 max-w-full"
          maxLength={128}
          value={uid}
          onChange={({ target }) => setUid(target.value)}
        />
        <TextInput
          label="From (UTC)"
          required
          type="datetime-local"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextInput
          label="To (UTC)"
          required
          error={from !== "" && to !== "" && to <= from ? "Choose a later moment." : undefined}
          type="datetime-local"
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <Button type="submit" variant="filled" aria-disabled={!isReady}>
          List what they did
        </Button>
      </form>
      <p className="text-13 text-dim">At most {maxUndoDays} days at a time.</p>
      {window && <Preview key={JSON.stringify(window)} window={window} />}
    </div>
  );
}

function Preview({ window }: { window: UndoWindow }) {
  const { entries, refresh, ...state } = useUndoPreview(window);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-4">
      <PagedList
        state={state}
        count={entries?.length ?? null}
        name="log"
        addedName="entries"
        empty={<EmptyState title="Nothing found">This account did nothing in that time.</EmptyState>}
        skeleton={<Skeleton height={200} />}
      >
        <UndoEntryList
          entries={(entries ?? []).map(({ plan, ...entry }) => ({
            ...entry,
            state: { undo: "Will be undone", "by-hand": "For you to look at", none: "No effect" }[plan],
            href: getAuditTargetPath(entry.target),
          }))}
        />
      </PagedList>
      {entries !== null && entries.length > 0 && (
        <Button variant="danger" className="justify-self-start" onClick={() => setOpen(true)}>
          Undo everything
        </Button>
      )}
      {isOpen && (
        <UndoDialog
          window={window}
          onClose={() => {
            setOpen(false);
            refresh();
          }}
        />
      )}
    </div>
  );
}

/** The field gives a moment without a zone: it is meant in UTC. */
function toIso(local: string): string {
  return `${local.slice(0, 16)}:00.000Z`;
}
