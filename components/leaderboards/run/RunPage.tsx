import { Button, TextInput } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { Name } from "@/components/game/Name";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { Note } from "@/components/ui/Note";
import type { HeadFigure } from "@/components/ui/PageHead";
import { Section } from "@/components/ui/Section";
import { whenSeen } from "@/components/ui/when-seen";
import { useCopy } from "@/hooks/ui/use-copy";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { getBoardPath, getRunCardPath, getRunPath } from "@/lib/leaderboards/board/board-paths";
import { formatGap, formatPlayers, formatRuleset } from "@/lib/leaderboards/board/format-board";
import { formatPlace } from "@/lib/leaderboards/board/placing";
import type { RunPageData } from "@/lib/leaderboards/page-data";
import { isProvisional } from "@/lib/leaderboards/run/run-state";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import { siteConfig } from "@/lib/site/config";
import { CopyStatus } from "../parts/CopyStatus";
import { Day } from "../parts/Day";
import { LeaderboardPage } from "../parts/LeaderboardPage";
import { PaceTable } from "./PaceTable";
import { RunFacts } from "./RunFacts";
import classes from "./RunPage.module.css";
import { VideoPlayer } from "./VideoPlayer";

type Shown = NonNullable<RunPageData["shown"]>;

/** `RunSimulation`, loaded when it is near. */
const SeenSimulation = whenSeen(
  () => import("./RunSimulation").then((module) => module.RunSimulation),
  // As high as its button, so that nothing moves.
  () => <div className="min-h-9" />,
);

interface RunPageProps extends Shown {
  /** The build of the run, where it has one. */
  buildChip?: ReactNode;
  /** For its hunters and moderators; empty for everybody else. */
  viewer?: ReactNode;
  /** The button that reports it. */
  report?: ReactNode;
}

/** A verified run: its time and place, the video, and everything that is known of it. */
export function RunPage({ buildChip, viewer, report, ...shown }: RunPageProps) {
  const { run, quest, record, pace, standing, build } = shown;
  const time = formatRunTime(run.timeCs);
  const names = formatPlayers(run.players);
  const weapon = weaponTypeLabels[run.weapon];
  const place = shown.standing && formatPlace(shown.standing.place, shown.standing.runners);
  const title = `${quest.name} in ${time}`;
  return (
    <LeaderboardPage
      title={title}
      documentTitle={`${title} by ${names}`}
      shownTitle={<span className="tabular-nums whitespace-nowrap">{time}</span>}
      icon={run.weapon}
      hasEmbed
      path={getRunPath(run.id)}
      breadcrumb={[{ label: quest.name, href: getBoardPath(run.boardId) }]}
      summary={
        <>
          <Name entity="quests" id={quest.id}>
            {quest.name}
          </Name>{" "}
          by <bdi>{names}</bdi>. {weapon}, {formatRuleset(run.ruleset)}.
        </>
      }
      description={`${quest.name} in ${time} by ${names}: ${weapon}, ${formatRuleset(run.ruleset)}. Verified run with video, build and splits.`}
      image={getRunCardPath(run.id)}
      imageAlt={[`${title} by ${names}`, weapon, formatRuleset(run.ruleset), place]
        .filter(Boolean)
        .join(", ")}
      figures={getFigures(shown)}
      actions={
        <ButtonLink href={getBoardPath(run.boardId)} variant="default">
          Open board
        </ButtonLink>
      }
    >
      {viewer}
      {run.isProofMissing && (
        <Note tone="quiet">
          <strong>Proof missing.</strong> The video of this run cannot be watched any more. It was verified
          while it could.
        </Note>
      )}
      {run.isDecidedAlone && (
        <Note tone="quiet">
          <strong>Appeal decided alone.</strong> An admin who had judged this run before granted its appeal,
          as no other moderator was active.
        </Note>
      )}
      {run.provisional && isProvisional(run.provisional.cause, standing?.runners ?? 0) && (
        <Note tone="quiet">
          <strong>Provisional first place.</strong> One moderator verified this run, as{" "}
          {run.provisional.cause === "few-runners"
            ? "its board has fewer than five runners"
            : "fewer than three moderators are active"}
          . It is confirmed on <Day at={run.provisional.until} /> unless somebody challenges it. If you have
          proof against it, report the run.
        </Note>
      )}
      <div className={`${classes.columns} items-start grid gap-6`}>
        <div className="grid gap-4 min-w-0">
          <section aria-label="Video">
            <VideoPlayer video={run.video} title={`Video: ${title} by ${names}`} />
          </section>
          {buildChip && build && (
            <section aria-label="Build" className="grid gap-2">
              {buildChip}
              <SeenSimulation code={build.code} quest={quest.id} party={run.party} timeCs={run.timeCs} />
            </section>
          )}
          {run.note !== "" && (
            <Section id="note" title="Note of the runner">
              <p className="whitespace-pre-line wrap-anywhere" dir="auto">
                {run.note}
              </p>
            </Section>
          )}
          {pace.length > 0 && (
            <Section id="splits" title="Splits">
              <PaceTable pace={pace} record={record} />
            </Section>
          )}
        </div>
        <div className="grid gap-4 min-w-0">
          <Section id="facts" title="Facts">
            <RunFacts {...shown} />
          </Section>
          <CiteRun id={run.id} />
          {report && <div className="justify-self-end">{report}</div>}
        </div>
      </div>
    </LeaderboardPage>
  );
}

function getFigures({ run, standing, record }: Shown): readonly HeadFigure[] {
  if (!standing) return [{ label: "Rank", value: "Beaten by a faster run of the same hunters" }];
  return [
    { label: "Rank", value: formatPlace(standing.place, standing.runners) },
    record && run.timeCs > standing.recordCs
      ? {
          label: "Behind the record",
          value: (
            <a href={getRunPath(record.runId)} className="tabular-nums">
              {formatGap(run.timeCs - standing.recordCs)}
            </a>
          ),
        }
      : { label: "Record", value: "Holds the record" },
  ];
}

interface HiddenRunPageProps {
  id: string;
  /** For its hunters and moderators, who may see it. */
  viewer?: ReactNode;
}

/** The page of a run that is not public. */
export function HiddenRunPage({ id, viewer }: HiddenRunPageProps) {
  return (
    <LeaderboardPage
      title="Run not found"
      path={getRunPath(id)}
      icon="run"
      noIndex
      description="This run is not public."
    >
      {viewer}
      <EmptyState
        title="This run isn't public"
        action={<ButtonLink href="/leaderboards/submissions">Open the submission log</ButtonLink>}
      >
        Runs have a page once they are verified. This one may be waiting for review, rejected or withdrawn, or
        it does not exist.
      </EmptyState>
    </LeaderboardPage>
  );
}

/** The address of a run, to cite it. */
function CiteRun({ id }: { id: string }) {
  const { state, copy } = useCopy();
  const box = useRef<HTMLInputElement>(null);
  const address = `${siteConfig.url}${getRunPath(id)}`;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextInput
        label="Link to cite"
        className="flex-1 min-w-0"
        ref={box}
        readOnly
        size="sm"
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <Button size="xs" onClick={() => void copy(address, box.current)}>
        Copy link
      </Button>
      <CopyStatus state={state} />
    </div>
  );
}
