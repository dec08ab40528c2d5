import { Button, Skeleton, TextInput } from "@mantine/core";
import dynamic from "next/dynamic";
import { useState } from "react";
import { PagedList } from "@/components/list/PagedList";
import { EmptyState } from "@/components/ui/EmptyState";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { getAuditTargetPath } from "@/lib/admin/format-audit";
import { createDraftSchema } from "@/lib/site/draft-schema";
import { toUtcMoment } from "@/lib/site/time";
import { undoCalls } from "@/lib/undo/api";
import { maxUndoDays } from "@/lib/undo/rules";
import type { UndoPreviewResponse } from "@/lib/undo/schema";
import { UndoEntryList } from "./UndoEntryList";

const UndoDialog = dynamic(() => import("./UndoDialog").then((module) => module.UndoDialog), {
  loading: LazyDialog,
});

/** Whose actions, from when to when, in UTC; as the API takes them. */
export interface UndoWindow {
  readonly uid: string;
  readonly from: string;
  readonly to: string;
}

const laterMoment = "Choose a later moment.";

const windowSchema = createDraftSchema<UndoWindow>(({ uid, from, to }) => ({
  uid: uid.trim() === "" ? "Enter a user ID." : "",
  from: from === "" ? "Choose when it begins." : "",
  to: to > from ? "" : laterMoment,
}));

/** Lists what a moderator or admin did between two moments, and takes it back. */
export function UndoPanel() {
  const [window, setWindow] = useState<UndoWindow | null>(null);
  const form = useDraftForm({
    start: { uid: "", from: "", to: "" },
    schema: windowSchema,
    words: { failure: "The log could not be listed. Try again." },
    send: ({ uid, from, to }) => ({ uid: uid.trim(), from: toUtcMoment(from), to: toUtcMoment(to) }),
    onSent: setWindow,
  });
  const { from, to } = form.values;
  return (
    <div className="grid gap-5">
      <p className="max-w-140">
        Takes back what a moderator or admin did: coins, roles, take-downs, blocks and decisions. Take their
        role first, then list what they did. Nothing changes until you confirm it.
      </p>
      <form {...form.getFormProps()} aria-label="Account to undo" className="flex flex-wrap items-end gap-3">
        <TextInput
          label="User ID"
          required
          className="w-80 max-w-full"
          maxLength={128}
          {...form.getInputProps("uid")}
        />
        <TextInput type="datetime-local" label="From (UTC)" required {...form.getInputProps("from")} />
        <TextInput
          type="datetime-local"
          label="To (UTC)"
          required
          {...form.getInputProps("to")}
          error={from !== "" && to !== "" && to <= from ? laterMoment : form.errors.to}
        />
        <Button type="submit" variant="filled" aria-disabled={!form.isReady}>
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

interface UndoPreviewState extends PagedListState {
  readonly entries: UndoPreviewResponse["entries"] | null;
  refresh(): void;
}

/** Preview of undoing an account, the latest entry first. @param window as the query of the API has it */
function useUndoPreview(window: {
  readonly uid: string;
  readonly from: string;
  readonly to: string;
}): UndoPreviewState {
  const { uid, from, to } = window;
  const { pages, mutate, ...state } = usePagedList(["undo", uid, from, to] as const, (_key, cursor) =>
    callSignedIn(undoCalls.preview, { query: { uid, from, to, cursor } }),
  );
  return {
    ...state,
    entries: pages?.flatMap(({ entries }) => entries) ?? null,
    refresh: () => void mutate(),
  };
}
