import { Button } from "@mantine/core";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { callConfirmRun } from "@/hooks/leaderboards/run-actions";
import { useOwnRuns } from "@/hooks/leaderboards/use-own-runs";
import { useQuestNames } from "@/hooks/leaderboards/use-quest-names";
import { getWatchLink } from "@/lib/leaderboards/run/video-link";
import type { OwnRun } from "@/lib/leaderboards/schema";
import { RunCard } from "./RunCard";

interface PartnerRequestsProps {
  /** Of the person who is signed in. */
  uid: string;
}

/** Runs that name this person as a partner and wait for them. Nothing where there are none. */
export function PartnerRequests({ uid }: PartnerRequestsProps) {
  const { runs, remove, hasMore, loadMore, loadingMore } = useOwnRuns(uid, "requests");
  const isShown = runs !== null && (runs.length > 0 || hasMore);
  const getQuestName = useQuestNames(isShown);
  if (!isShown) return null;
  return (
    <section aria-labelledby="requests-title">
      <h2 id="requests-title" className="text-20 leading-7">
        Partner requests
      </h2>
      <p className="mb-3 text-14 leading-5 text-dim">
        These runs name you as a hunter. They are judged once everybody has confirmed.
      </p>
      <ul className="grid gap-2.5">
        {runs.map((run) => (
          <li key={run.id}>
            <Request run={run} questName={getQuestName(run.quest)} onAnswered={() => remove(run.id)} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button className="mt-3" aria-disabled={loadingMore} onClick={loadMore}>
          Show more requests
        </Button>
      )}
    </section>
  );
}

interface RequestProps {
  run: OwnRun;
  questName: string;
  onAnswered(): void;
}

function Request({ run, questName, onAnswered }: RequestProps) {
  const answer = useNotifiedMutation(
    async (action: "confirm" | "decline") => {
      await callConfirmRun(run.id, action);
      onAnswered();
      return action;
    },
    {
      failure: "Your answer could not be saved. Try again.",
      success: (action) => ({
        message: action === "confirm" ? "Run confirmed." : "Declined. The run was withdrawn.",
      }),
    },
  );
  const submitter = run.players.find(({ uid }) => uid !== null && uid === run.submittedBy)?.name;
  const name = <span className="visually-hidden">: {questName}</span>;
  return (
    <RunCard
      run={run}
      questName={questName}
      notes={
        <p>
          Submitted by {submitter ?? "a hunter"}.{" "}
          <a
            href={getWatchLink(run.video)}
            target="_blank"
            rel="noopener noreferrer"
            className="underline underline-offset-3"
          >
            Watch the video
          </a>
        </p>
      }
      actions={
        <>
          <Button size="xs" disabled={answer.busy} onClick={() => void answer.run("confirm")}>
            Confirm{name}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={answer.busy}
            onClick={() => void answer.run("decline")}
          >
            Decline{name}
          </Button>
        </>
      }
    />
  );
}
