import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { getBoardPath } from "@/lib/leaderboards/board/board-paths";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import type { OwnRun } from "@/lib/leaderboards/schema";

interface RunSubmittedProps {
  run: OwnRun;
  questName: string;
  wasCorrection: boolean;
  onAgain(): void;
}

/** Next steps of a run that was just sent. */
export function RunSubmitted({ run, questName, wasCorrection, onAgain }: RunSubmittedProps) {
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
