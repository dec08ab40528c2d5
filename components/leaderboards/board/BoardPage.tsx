import Head from "next/head";
import type { ReactNode } from "react";
import { Name } from "@/components/game/Name";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { GameIcon } from "@/components/ui/GameIcon";
import { Pills } from "@/components/ui/Pills";
import { Section } from "@/components/ui/Section";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { useBoard } from "@/hooks/leaderboards/use-board";
import { useOwnPlace } from "@/hooks/leaderboards/use-own-place";
import type { BoardKey } from "@/lib/leaderboards/board/board-id";
import {
  chosenBoardPath,
  getBoardPath,
  getFeedPath,
  getRunPath,
  getSubmitPath,
} from "@/lib/leaderboards/board/board-paths";
import { formatBoard, formatGap, formatPlayers, formatRuleset } from "@/lib/leaderboards/board/format-board";
import { formatPlace } from "@/lib/leaderboards/board/placing";
import type { BoardPageData } from "@/lib/leaderboards/page-data";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import { getQuestPath } from "@/lib/site/wiki-paths";
import { formatCount, formatNumber } from "@/lib/text/format";
import { LeaderboardPage } from "../parts/LeaderboardPage";
import { RunTime } from "../parts/RunTime";
import { BoardDateForm } from "./BoardDateForm";
import { BoardPicker } from "./BoardPicker";
import { BoardTable } from "./BoardTable";
import { RecordHistory } from "./RecordHistory";
import { ShareBoard } from "./ShareBoard";

/** One board: who holds which place, how the record fell, and the boards next to it. */
export function BoardPage({ follow, ...page }: BoardPageData & { follow?: ReactNode }) {
  const { id, isChosen, quest, category, challenge, ruleset, part, asOf } = page;
  const board = useBoard(page);
  const name = category
    ? formatBoard(category)
    : `Challenge of week ${challenge?.week ?? ""}, ${formatRuleset(ruleset)}`;
  const counts = `${formatCount(board.runners, "runner", "runners")}, ${formatCount(board.runs, "run", "runs")}`;
  const isEmpty = board.rows.length === 0;
  // A challenge that is over takes no more runs.
  const isOpen = challenge === null || page.today < challenge.to.slice(0, 10);
  const entry = category ?? (isOpen ? openSolo(page) : null);
  return (
    <LeaderboardPage
      title={quest.name}
      documentTitle={`${quest.name}: ${name}`}
      shownTitle={
        <Name entity="quests" id={quest.id}>
          {quest.name}
        </Name>
      }
      icon="trophy"
      path={isChosen ? chosenBoardPath : getBoardPath(id, { part, ...(asOf && { date: asOf.date }) })}
      summary={describe(page)}
      description={describeForSearch(page, name, board)}
      actions={
        <>
          <ButtonLink href={getQuestPath(quest.id)} variant="default">
            Quest info
          </ButtonLink>
          {follow}
          {entry && !isEmpty && (
            <ButtonLink href={getSubmitPath(entry)} variant="filled">
              {category ? "Submit run" : "Enter a run"}
            </ButtonLink>
          )}
        </>
      }
    >
      <Head>
        <link rel="alternate" type="application/atom+xml" title="Records" href={getFeedPath(id, "atom")} />
      </Head>
      <BoardPicker {...page} />
      <section aria-labelledby="board-title">
        <div className="mb-2">
          <h2 id="board-title" className="text-20 leading-7">
            {name}
          </h2>
          <p className="text-14 leading-5 text-dim" role="status">
            {asOf ? `As of ${asOf.date}: ${formatCount(board.rows.length, "runner", "runners")}` : counts}
            {asOf?.isCut && ". Only the 200 fastest runs are considered, so slower rows can be missing."}
          </p>
        </div>
        {!asOf && <OwnPlace id={id} board={board} />}
        {isEmpty && !asOf && <EmptyBoard page={page} entry={entry} />}
        {isEmpty && asOf && <p className="py-6 text-dim">This board had no runs on {asOf.date}.</p>}
        {!isEmpty && (
          <BoardTable
            caption={`${quest.name}, ${name}`}
            rows={board.rows}
            runners={board.runners}
            hasWeapons={category === null || (category.weapon === "all" && category.party === 1)}
            hasPlatforms={category === null || category.platform === "all"}
          />
        )}
        {(board.runs > 0 || asOf) && (
          <div className="print:hidden mt-4">
            <BoardDateForm {...page} />
          </div>
        )}
        {board.parts > 1 && <BoardParts id={id} part={part} parts={board.parts} />}
      </section>
      <div className="mt-8">
        {board.history.length > 0 && (
          <Section id="history" title="Record history">
            <RecordHistory records={board.history} today={page.today} />
          </Section>
        )}
        <div className="print:hidden">
          <Section id="share" title="Feeds and embed">
            <ShareBoard id={id} title={`${quest.name}, ${name}`} />
          </Section>
        </div>
      </div>
    </LeaderboardPage>
  );
}

/** Common fields of a challenge's runs. */
function openSolo({ quest, ruleset }: BoardPageData): BoardKey {
  return { quest: quest.id, ruleset, weapon: "all", platform: "all", party: 1 };
}

function describe({ challenge }: BoardPageData): string | undefined {
  if (!challenge) return undefined;
  return `Weekly challenge ${challenge.week}, ${challenge.from.slice(0, 10)} to ${challenge.to.slice(0, 10)}, 00:00 UTC. Solo, any weapon, any platform.`;
}

function describeForSearch({ quest }: BoardPageData, name: string, board: BoardPageData["board"]): string {
  const record = board.history.at(-1);
  const best = record ? ` Record: ${formatRunTime(record.timeCs)} by ${formatPlayers(record.players)}.` : "";
  return `Leaderboard for ${quest.name} in Monster Hunter Wilds: ${name}.${best} Verified runs with video and build.`;
}

function BoardParts({ id, part, parts }: { id: string; part: number; parts: number }) {
  return (
    <div className="mt-4">
      <Pills
        label="Parts of the board"
        links={Array.from({ length: parts }, (_, index) => ({
          href: getBoardPath(id, { part: index }),
          label: `Part ${formatNumber(index + 1)}`,
          current: index === part,
        }))}
      />
    </div>
  );
}

/** The rank of whoever is signed in; nothing for others, and for who has no run on the board. */
function OwnPlace({ id, board }: Pick<BoardPageData, "id" | "board">) {
  const user = useCurrentUser();
  const own = useOwnPlace(user?.uid ?? null, id, board);
  if (!own) return null;
  return (
    <p className="mb-2 text-15 leading-6">
      <strong className="font-semibold">Your rank: {formatPlace(own.place, own.runners)}</strong>
      {", "}
      <a href={getRunPath(own.runId)}>
        <RunTime timeCs={own.timeCs} />
      </a>
      {own.gapCs > 0 && `, ${formatGap(own.gapCs)} behind the record`}
    </p>
  );
}

/** A board without runs: the way to the first one, and the time to beat on the board next to it. */
function EmptyBoard({ page: { neighbor, challenge }, entry }: EmptyBoardProps) {
  return (
    <EmptyState
      title="No verified runs yet"
      icon={<GameIcon name="trophy" size={34} />}
      action={
        entry && (
          <ButtonLink href={getSubmitPath(entry)} variant="filled">
            Submit the first run
          </ButtonLink>
        )
      }
    >
      {neighbor ? (
        <p>
          Time to beat on <a href={getBoardPath(neighbor.id)}>{formatBoard(neighbor.category)}</a>:{" "}
          <RunTime timeCs={neighbor.record.timeCs} /> by <bdi>{formatPlayers(neighbor.record.players)}</bdi>.
        </p>
      ) : (
        <p>
          {entry
            ? `The first verified run ${challenge ? "leads" : "opens this board and sets the record"}.`
            : "This challenge is over."}
        </p>
      )}
    </EmptyState>
  );
}

interface EmptyBoardProps {
  page: Pick<BoardPageData, "neighbor" | "challenge">;
  /** Initial values of the form; `null` where no more runs are taken. */
  entry: BoardKey | null;
}
