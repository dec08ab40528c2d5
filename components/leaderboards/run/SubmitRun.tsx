import { Button, Skeleton } from "@mantine/core";
import { useRouter } from "next/router";
import { useEffect, useRef, useState } from "react";
import type { BuildField } from "@/components/game/build-field";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { ErrorState } from "@/components/ui/ErrorState";
import { NeedsScript } from "@/components/ui/NeedsScript";
import { useDraftAuthor } from "@/hooks/account/use-draft-author";
import { useOwnRun } from "@/hooks/leaderboards/use-own-run";
import { getBoardPath } from "@/lib/leaderboards/board/board-paths";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import type { RunnableQuest } from "@/lib/leaderboards/run/runnable-quest";
import type { OwnRun } from "@/lib/leaderboards/schema";
import { OwnRuns } from "./OwnRuns";
import { PartnerRequests } from "./PartnerRequests";
import { RunForm } from "./RunForm";

interface SubmitRunProps {
  quests: readonly RunnableQuest[];
  BuildField: BuildField;
}

/** The form for a run, new or to correct (`?run=`), and one's own runs below it. */
export function SubmitRun(props: SubmitRunProps) {
  const author = useDraftAuthor();
  const { query, isReady, push } = useRouter();
  const id = typeof query.run === "string" && author !== null ? query.run : null;
  const [sent, setSent] = useState<{ run: OwnRun; form: string | null } | null>(null);
  if (author === undefined || !isReady) return <FormSkeleton />;
  // Whoever then corrects it, or another one, is at another form.
  const isShown = sent && sent.form === id;
  const again = () => {
    setSent(null);
    if (id !== null) void push("/leaderboards/submit");
  };
  return (
    <div className="grid gap-10">
      {isShown ? (
        <RunSubmitted
          run={sent.run}
          wasCorrection={sent.form !== null}
          questName={props.quests.find((quest) => quest.id === sent.run.quest)?.name ?? sent.run.quest}
          onAgain={again}
        />
      ) : (
        <AuthorForm
          key={JSON.stringify([author, id])}
          {...props}
          author={author}
          id={id}
          onSubmitted={(run) => setSent({ run, form: id })}
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

interface RunSubmittedProps {
  run: OwnRun;
  questName: string;
  wasCorrection: boolean;
  onAgain(): void;
}

/** Next steps of a run that was just sent. */
function RunSubmitted({ run, questName, wasCorrection, onAgain }: RunSubmittedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const waiting = run.players.filter(({ confirmed }) => !confirmed).map(({ name }) => name);
  return (
    <section
      aria-labelledby="submitted-title"
      className="grid gap-3 py-5 px-5 border rounded-md bg-card text-15 leading-6"
    >
      <h2 ref={heading} id="submitted-title" tabIndex={-1} className="text-20 leading-7">
        {wasCorrection ? "Correction saved" : "Run submitted"}
      </h2>
      <p>
        {questName} in <strong className="tabular-nums">{formatRunTime(run.timeCs)}</strong>.
      </p>
      <ol className="grid gap-1.5 ps-5 list-decimal">
        {waiting.length > 0 && (
          <li>{waiting.join(" and ")} must confirm first, under Partner requests on this page.</li>
        )}
        <li>A moderator claims the run and watches the video.</li>
        <li>
          You can correct or withdraw it until it is decided. A first place takes two moderators where a board
          has five runners or more.
        </li>
      </ol>
      <div className="flex flex-wrap gap-2 mt-1">
        <ButtonLink href="#own-runs">See your runs</ButtonLink>
        <ButtonLink href={getBoardPath(run.boardId)}>Open the board</ButtonLink>
        <Button onClick={onAgain}>Submit another run</Button>
      </div>
    </section>
  );
}
