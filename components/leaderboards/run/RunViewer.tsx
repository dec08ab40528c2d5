import { Button } from "@mantine/core";
import { useRouter } from "next/router";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { callDecideRun } from "@/hooks/leaderboards/run-actions";
import { useQuestNames } from "@/hooks/leaderboards/use-quest-names";
import { useViewedRun } from "@/hooks/leaderboards/use-viewed-run";
import type { OwnRun, ViewRunResponse } from "@/lib/leaderboards/schema";
import { type CurrentUser, isAdminOrCreator } from "@/lib/site/roles";
import { formatMinute } from "@/lib/text/format";
import { OwnRunItem } from "./OwnRunItem";

type RunEvent = ViewRunResponse["events"][number];

const eventLabels: Readonly<Record<RunEvent["what"], string>> = {
  submit: "Submitted",
  confirm: "Confirmed by a partner",
  decline: "Declined by a partner",
  correct: "Corrected",
  withdraw: "Withdrawn",
  appeal: "Appealed",
  claim: "Claimed for review",
  release: "Released",
  approve: "Approved by the first moderator",
  verify: "Verified",
  reject: "Rejected",
  "grant-appeal": "Appeal granted",
  "deny-appeal": "Appeal denied",
  reopen: "Rejection taken back",
  uphold: "First place confirmed",
};

/** Whether somebody may give the second vote for a first place. The server decides. */
function canUphold(run: OwnRun, user: CurrentUser): boolean {
  const isOwn = run.submittedBy === user.uid || run.players.some(({ uid }) => uid === user.uid);
  return run.provisional !== null && isAdminOrCreator(user) && !isOwn && !run.judges.includes(user.uid);
}

function UpholdButton({ run, onChanged }: { run: OwnRun; onChanged(): void }) {
  const body = { action: "uphold", revision: run.revision, text: "" } as const;
  const uphold = useNotifiedMutation(() => callDecideRun(run.id, body), {
    failure: "The decision could not be saved. Try again.",
    success: () => ({ message: "First place confirmed." }),
  });
  return (
    <Button
      className="mb-4"
      loading={uphold.busy}
      onClick={async () => {
        if (await uphold.run()) onChanged();
      }}
    >
      Confirm first place
    </Button>
  );
}

/** The part of a run's page for its hunters and moderators: its state, actions, and history. */
export function RunViewer({ id }: { id: string }) {
  const user = useCurrentUser();
  const { view, refresh } = useViewedRun(user?.uid ?? null, id);
  const getQuestName = useQuestNames(view !== null);
  const router = useRouter();
  if (!user || !view) return null;
  const { run, events } = view;
  return (
    <section aria-labelledby="viewer-title" className="mt-8">
      <h2 id="viewer-title" className="mb-3 text-20 leading-7">
        {run.submittedBy === user.uid ? "Your run" : "Review"}
      </h2>
      {run.submittedBy === user.uid && (
        <ul className="mb-4">
          <OwnRunItem
            run={run}
            questName={getQuestName(run.quest)}
            onChanged={refresh}
            onDeleted={() => void router.push("/leaderboards/submissions")}
          />
        </ul>
      )}
      {canUphold(run, user) && <UpholdButton run={run} onChanged={refresh} />}
      <ol className="grid gap-1 text-14 leading-5">
        {events.map((event, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: events are only ever added
            key={index}
            className="flex flex-wrap gap-x-3 wrap-anywhere"
          >
            <time dateTime={event.at} className="text-dim tabular-nums">
              {formatMinute(event.at)} UTC
            </time>
            <span>
              {eventLabels[event.what]}
              {event.why && `: ${event.why}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
