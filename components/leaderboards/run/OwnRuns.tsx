import { Skeleton } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import { PagedList } from "@/components/list/PagedList";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { useOwnRuns } from "@/hooks/leaderboards/use-own-runs";
import { useQuestNames } from "@/hooks/leaderboards/use-quest-names";
import { OwnRunItem } from "./OwnRunItem";

interface OwnRunsProps {
  /** Of the person who is signed in. */
  uid: string;
  /** The run that was just sent from this page, with its revision: the list is fetched again for it. */
  sent?: string | null;
}

/** One's own runs in every state, with what can still be done with each. */
export function OwnRuns({ uid, sent = null }: OwnRunsProps) {
  const state = useOwnRuns(uid, "submitted");
  const refresh = useEffectEvent(state.refresh);
  // Showing the list anew would not do: within two seconds of a request SWR asks for nothing again.
  useEffect(() => {
    if (sent !== null) refresh();
  }, [sent]);
  const getQuestName = useQuestNames();
  const { runs } = state;
  return (
    <section id="own-runs" aria-labelledby="own-runs-title">
      <h2 id="own-runs-title" className="mb-3 text-20 leading-7">
        Your runs
      </h2>
      <PagedList
        state={state}
        count={runs?.length ?? null}
        name="runs"
        moreLabel="Show more runs"
        empty={
          <EmptyState title="No runs yet" action={<ButtonLink href="/leaderboards">Find a quest</ButtonLink>}>
            Runs you submit appear here with their status.
          </EmptyState>
        }
        skeleton={
          <div className="grid gap-2.5">
            <Skeleton height={124} />
            <Skeleton height={124} />
          </div>
        }
      >
        <ul className="grid gap-2.5">
          {runs?.map((run) => (
            <OwnRunItem
              key={run.id}
              run={run}
              questName={getQuestName(run.quest)}
              onChanged={state.replace}
              onDeleted={() => state.remove(run.id)}
            />
          ))}
        </ul>
      </PagedList>
    </section>
  );
}
