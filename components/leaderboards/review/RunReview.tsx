import { Button, Checkbox, Skeleton } from "@mantine/core";
import dynamic from "next/dynamic";
import { useState } from "react";
import { PagedList } from "@/components/list/PagedList";
import layout from "@/components/list/queue.module.css";
import { EmptyState } from "@/components/ui/EmptyState";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { Tabs } from "@/components/ui/Tabs";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { useQuestNames } from "@/hooks/leaderboards/use-quest-names";
import { useQuestRecords } from "@/hooks/leaderboards/use-quest-records";
import { useRunQueue } from "@/hooks/leaderboards/use-run-list";
import { useDocumentPolicy } from "@/hooks/ui/use-document-policy";
import { useShortcuts } from "@/hooks/ui/use-shortcuts";
import { formatHours } from "@/lib/leaderboards/board/format-board";
import { emptyNotes, type ReviewNotes } from "@/lib/leaderboards/review/review-notes";
import { getNotesTarget, reviewNotesStore } from "@/lib/leaderboards/review/review-notes-store";
import type { OwnRun, QueueQuery } from "@/lib/leaderboards/schema";
import { canFrameVideos } from "@/lib/site/video-frames";
import { formatCount } from "@/lib/text/format";
import { ReviewedRun } from "./ReviewedRun";
import { ReviewList } from "./ReviewList";

const ReviewHelp = dynamic(() => import("./ReviewHelp").then((module) => module.ReviewHelp), {
  loading: LazyDialog,
});

type Queue = QueueQuery["queue"];
const tabs = [
  { id: "review", label: "Review" },
  { id: "appeal", label: "Appeals" },
] as const satisfies readonly { id: Queue; label: string }[];

/** The review queue, and one run of it with everything that a decision takes. */
export function RunReview() {
  const user = useCurrentUser();
  useDocumentPolicy(canFrameVideos);
  return user && <Review uid={user.uid} />;
}

function Review({ uid }: { uid: string }) {
  const [queue, setQueue] = useState<Queue>("review");
  const [isRecordsOnly, setRecordsOnly] = useState(false);
  const list = useRunQueue(uid, { queue, only: isRecordsOnly ? "records" : "all" });
  const runs = list.runs ?? [];
  const [chosen, setChosen] = useState<string | null>(readLinkedRun);
  const notes = useReviewNotes(uid);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [hasKeys, setKeys] = useState(true);
  const getQuestName = useQuestNames();

  const index = Math.max(
    0,
    runs.findIndex(({ id }) => id === chosen),
  );
  const run = runs[index];
  const go = (step: number) => setChosen(runs[index + step]?.id ?? run?.id ?? null);
  useShortcuts({ j: () => go(1), k: () => go(-1), "?": () => setHelpOpen(true) }, hasKeys);
  const onDecided = (decided: OwnRun) => {
    if (run) notes.drop(run);
    setChosen((runs[index + 1] ?? runs[index - 1])?.id ?? null);
    list.remove(decided.id);
  };

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 mb-2">
        <QueueFigures />
        <Button size="xs" onClick={() => setHelpOpen(true)}>
          Keyboard shortcuts
        </Button>
      </div>
      <Tabs label="Queue" tabs={tabs} value={queue} onChange={setQueue} />
      <div className={`${layout.columns} grid gap-5`}>
        <div className="min-w-0">
          <Checkbox
            className="mb-2 text-14"
            checked={isRecordsOnly}
            onChange={({ target }) => setRecordsOnly(target.checked)}
            label="Possible records only"
          />
          <PagedList
            state={list}
            count={list.runs?.length ?? null}
            name="runs"
            empty={<EmptyQueue queue={queue} isRecordsOnly={isRecordsOnly} />}
            skeleton={<Skeleton height={320} />}
          >
            <ReviewList
              runs={runs}
              uid={uid}
              chosen={run?.id ?? null}
              getQuestName={getQuestName}
              onChoose={setChosen}
            />
          </PagedList>
        </div>
        {run && (
          <ReviewedRun
            key={run.id}
            run={run}
            uid={uid}
            questName={getQuestName(run.quest)}
            notes={notes.getNotes(run)}
            hasKeys={hasKeys}
            onNotes={(by) => notes.change(run, by)}
            onChanged={list.replace}
            onDecided={onDecided}
          />
        )}
      </div>
      {isHelpOpen && <ReviewHelp hasKeys={hasKeys} onKeys={setKeys} onClose={() => setHelpOpen(false)} />}
    </>
  );
}

/** The run that a link leads to: `?run=`. */
function readLinkedRun(): string | null {
  return new URLSearchParams(window.location.search).get("run");
}

/** How long the queue is; everybody can see these figures. */
function QueueFigures() {
  const { data } = useQuestRecords();
  if (!data) return <Skeleton width={260} height={20} />;
  const { runs, medianHours } = data.queue;
  return (
    <p className="text-14 leading-5 text-dim">
      {formatCount(runs, "run", "runs")} waiting
      {medianHours !== null && `, median age ${formatHours(medianHours)}`}
    </p>
  );
}

function EmptyQueue({ queue, isRecordsOnly }: { queue: Queue; isRecordsOnly: boolean }) {
  if (isRecordsOnly)
    return <EmptyState title="No possible records">Show all runs to see the rest.</EmptyState>;
  return queue === "review" ? (
    <EmptyState title="The queue is empty">Submitted runs appear here.</EmptyState>
  ) : (
    <EmptyState title="No open appeals">Appeals of rejected runs appear here.</EmptyState>
  );
}

type NotedRun = Pick<OwnRun, "id" | "revision">;

/**
 * A moderator's notes on the runs of the queue. Stored in the browser by account, so that a reload in the middle of a
 * review loses nothing.
 */
function useReviewNotes(uid: string) {
  const [typed, setTyped] = useState<Readonly<Record<string, ReviewNotes>>>({});
  const getNotes = (run: NotedRun): ReviewNotes => {
    const target = getNotesTarget(run);
    return typed[target] ?? reviewNotesStore.readDrafts(uid, target).own ?? emptyNotes;
  };
  return {
    getNotes,
    change(run: NotedRun, by: Partial<ReviewNotes>): void {
      const target = getNotesTarget(run);
      const notes = { ...getNotes(run), ...by };
      reviewNotesStore.storeDraft(uid, target, notes);
      setTyped((now) => ({ ...now, [target]: notes }));
    },
    /** For a run that is decided. */
    drop(run: NotedRun): void {
      reviewNotesStore.dropDraft(uid, getNotesTarget(run), getNotes(run));
    },
  };
}
