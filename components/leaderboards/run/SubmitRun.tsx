import { Button, Skeleton } from "@mantine/core";
import { useRouter } from "next/router";
import { useState } from "react";
import type { BuildField } from "@/components/game/build-field";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { ErrorState } from "@/components/ui/ErrorState";
import { NeedsScript } from "@/components/ui/NeedsScript";
import { useDraftAuthor } from "@/hooks/account/use-draft-author";
import { useOwnRun } from "@/hooks/leaderboards/use-own-run";
import type { RunnableQuest } from "@/lib/leaderboards/run/runnable-quest";
import type { OwnRun } from "@/lib/leaderboards/schema";
import { OwnRuns } from "./OwnRuns";
import { PartnerRequests } from "./PartnerRequests";
import { RunForm } from "./RunForm";
import { RunSubmitted } from "./RunSubmitted";

interface SubmitRunProps {
  quests: readonly RunnableQuest[];
  BuildField: BuildField;
}

/** The form for a run, new or to correct (`?run=`), and one's own runs below it. */
export function SubmitRun(props: SubmitRunProps) {
  const author = useDraftAuthor();
  const { query, isReady } = useRouter();
  const id = typeof query.run === "string" && author !== null ? query.run : null;
  const [sent, setSent] = useState<{ run: OwnRun; wasCorrection: boolean } | null>(null);
  if (author === undefined || !isReady) return <FormSkeleton />;
  const isShown = sent && (id === null || sent.run.id === id);
  return (
    <div className="grid gap-10">
      {isShown ? (
        <RunSubmitted
          {...sent}
          questName={props.quests.find((quest) => quest.id === sent.run.quest)?.name ?? sent.run.quest}
          onAgain={() => setSent(null)}
        />
      ) : (
        <AuthorForm
          key={JSON.stringify([author, id])}
          {...props}
          author={author}
          id={id}
          onSubmitted={(run) => setSent({ run, wasCorrection: id !== null })}
        />
      )}
      {author !== null && (
        <>
          <PartnerRequests uid={author} />
          <OwnRuns uid={author} sent={sent ? `${sent.run.id}/${sent.run.revision}` : null} />
        </>
      )}
    </div>
  );
}

interface AuthorFormProps extends SubmitRunProps {
  author: string | null;
  /** Of the run to correct; `null` for a new one. */
  id: string | null;
  onSubmitted(run: OwnRun): void;
}

function AuthorForm({ id, ...form }: AuthorFormProps) {
  const { run, problem, retry } = useOwnRun(form.author, id);
  if (id === null) return <RunForm {...form} run={null} onReload={retry} />;
  if (problem) {
    return (
      <ErrorState title="The run could not be loaded" action={<Button onClick={retry}>Try again</Button>}>
        {problem}
      </ErrorState>
    );
  }
  if (!run) return <FormSkeleton />;
  if (run.status !== "pending") {
    return (
      <ErrorState
        title="This run has been decided"
        action={<ButtonLink href="/leaderboards/submit">Submit another run</ButtonLink>}
      >
        It can no longer be corrected. Your runs below show its status.
      </ErrorState>
    );
  }
  return <RunForm key={run.revision} {...form} run={run} onReload={retry} />;
}

function FormSkeleton() {
  return (
    <>
      <div role="status" aria-label="Loading the form" className="noscript:hidden grid gap-5">
        {[64, 96, 64, 64, 64].map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
          <Skeleton key={index} height={height} />
        ))}
      </div>
      <NeedsScript>Submitting a run needs JavaScript. Boards and runs can be read without it.</NeedsScript>
    </>
  );
}
