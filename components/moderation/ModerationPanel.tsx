import { Button, Skeleton } from "@mantine/core";
import dynamic from "next/dynamic";
import { useState } from "react";
import { PagedList } from "@/components/list/PagedList";
import classes from "@/components/list/queue.module.css";
import { EmptyState } from "@/components/ui/EmptyState";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { Tabs } from "@/components/ui/Tabs";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { useModerationQueue } from "@/hooks/moderation/use-moderation-queue";
import { useDocumentPolicy } from "@/hooks/ui/use-document-policy";
import { useShortcuts } from "@/hooks/ui/use-shortcuts";
import type { ModerationCase, ModerationQueueQuery } from "@/lib/moderation/schema";
import { canLoadGoogle } from "@/lib/site/google-sign-in";
import { CasePanel } from "./CasePanel";
import { QueueList } from "./QueueList";

const ModerationHelp = dynamic(() => import("./ModerationHelp").then((module) => module.ModerationHelp), {
  loading: LazyDialog,
});

const AppealQueue = dynamic(() => import("./AppealQueue").then((module) => module.AppealQueue), {
  loading: () => <Skeleton height={240} />,
});

type Show = ModerationQueueQuery["show"];
const tabs = [
  { id: "all", label: "All" },
  { id: "reports", label: "Reports" },
  { id: "runs", label: "Runs" },
  { id: "appeals", label: "Appeals" },
  { id: "decided", label: "Decided" },
] as const satisfies readonly { id: Show | "appeals"; label: string }[];

/** The queue of moderators, and one case of it with everything that a decision takes. */
export function ModerationPanel() {
  const user = useCurrentUser();
  useDocumentPolicy(canLoadGoogle);
  return user && <QueueTabs uid={user.uid} />;
}

function QueueTabs({ uid }: { uid: string }) {
  const [show, setShow] = useState<Show | "appeals">("all");
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [hasKeys, setKeys] = useState(true);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <Tabs label="Queue" tabs={tabs} value={show} onChange={setShow} />
        <Button size="xs" className="mb-3" onClick={() => setHelpOpen(true)}>
          Keyboard shortcuts
        </Button>
      </div>
      {show === "appeals" ? (
        <AppealQueue uid={uid} />
      ) : (
        <Queue key={show} uid={uid} show={show} hasKeys={hasKeys} onHelp={() => setHelpOpen(true)} />
      )}
      {isHelpOpen && <ModerationHelp hasKeys={hasKeys} onKeys={setKeys} onClose={() => setHelpOpen(false)} />}
    </>
  );
}

interface QueueProps {
  uid: string;
  show: Show;
  hasKeys: boolean;
  onHelp(): void;
}

function Queue({ uid, show, hasKeys, onHelp }: QueueProps) {
  const queue = useModerationQueue(uid, show);
  const [chosen, setChosen] = useState<string | null>(readLinkedCase);

  const cases = (queue.rows ?? []).filter((row) => row.type === "case" && !row.isOwn);
  const id = chosen ?? cases[0]?.id ?? null;
  const index = cases.findIndex((row) => row.id === id);
  const go = (step: number) => setChosen(cases[Math.max(0, index + step)]?.id ?? id);
  useShortcuts({ j: () => go(1), k: () => go(-1), "?": onHelp }, hasKeys);
  const onChanged = (changed: ModerationCase) => {
    const isListed = (changed.status === "closed") === (show === "decided");
    // The decision stays in sight, with the way to take it back, while its row leaves the list.
    setChosen(changed.id);
    queue.apply(changed, isListed);
  };

  return (
    <div className={`${classes.columns} grid gap-5`}>
      <div className="min-w-0">
        <PagedList
          state={queue}
          count={queue.rows?.length ?? null}
          name="queue"
          addedName="entries"
          empty={<EmptyQueue show={show} />}
          skeleton={<Skeleton height={320} />}
        >
          <QueueList rows={queue.rows ?? []} uid={uid} chosen={id} onChoose={setChosen} />
        </PagedList>
      </div>
      {id !== null && <CasePanel key={id} id={id} uid={uid} hasKeys={hasKeys} onChanged={onChanged} />}
    </div>
  );
}

/** The case that a link leads to: `?case=`. */
function readLinkedCase(): string | null {
  return new URLSearchParams(window.location.search).get("case");
}

function EmptyQueue({ show }: { show: Show }) {
  switch (show) {
    case "decided":
      return <EmptyState title="Nothing decided yet">Decided reports appear here.</EmptyState>;
    case "runs":
      return <EmptyState title="No runs waiting">Submitted runs appear here.</EmptyState>;
    case "reports":
      return <EmptyState title="No open reports">Reported content appears here.</EmptyState>;
    default:
      return (
        <EmptyState title="The queue is empty">Reports and runs appear here as they come in.</EmptyState>
      );
  }
}
