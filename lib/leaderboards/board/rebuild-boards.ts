import type { BoardRow } from "./board-fields";
import { isScored, parseBoardId } from "./board-id";
import type { ComparedRunner } from "./boards-report";
import { compareRows } from "./placing";
import { listRecords } from "./record-history";
import { type Standing, toScore, toStanding } from "./standing";

/** A verified run as the boards are rebuilt from it. */
export interface CountedRun {
  readonly row: BoardRow;
  readonly quest: string;
  /** Its own board, and all boards that it can be a row of. */
  readonly boardId: string;
  readonly boardIds: readonly string[];
}

interface RebuiltBoard {
  /** Each entrant's fastest run, in order. */
  readonly rows: readonly BoardRow[];
  /** Ids of the runs that were records. */
  readonly history: readonly string[];
  readonly runs: number;
}

/** Everything that follows from the verified runs. */
export interface RebuiltBoards {
  readonly boards: ReadonlyMap<string, RebuiltBoard>;
  /** Standings by account and board. */
  readonly runners: ReadonlyMap<string, ReadonlyMap<string, Standing>>;
  /** Verified runs by account. */
  readonly runCounts: ReadonlyMap<string, number>;
  /** Verified runs by quest. */
  readonly questCounts: ReadonlyMap<string, number>;
  /** Runs that are their entrant's row on their own board. */
  readonly best: ReadonlySet<string>;
}

/**
 * Rebuilds all boards from the verified runs, past everything that is stored about them.
 *
 * @param version of the formula of points. Default: the present one
 */
export function rebuildBoards(runs: readonly CountedRun[], version?: 1 | 2): RebuiltBoards {
  const byBoard = new Map<string, BoardRow[]>();
  const runCounts = new Map<string, number>();
  const questCounts = new Map<string, number>();
  for (const { row, quest, boardIds } of runs) {
    for (const id of boardIds) byBoard.set(id, [...(byBoard.get(id) ?? []), row]);
    for (const { uid } of row.players) if (uid !== null) count(runCounts, uid);
    count(questCounts, quest);
  }
  const boards = new Map([...byBoard].map(([id, rows]) => [id, rebuildBoard(rows)] as const));
  const runners = new Map<string, Map<string, Standing>>();
  for (const [id, board] of boards) {
    const key = parseBoardId(id);
    if (key && isScored(key)) addStandings(runners, id, board, version);
  }
  const best = new Set(
    runs.flatMap(({ row, boardId }) => {
      const isRow = boards.get(boardId)?.rows.some(({ runId }) => runId === row.runId);
      return isRow ? [row.runId] : [];
    }),
  );
  return { boards, runners, runCounts, questCounts, best };
}

/** A runner's score from their standings, in hundredths of a point. */
export function rebuildScore(standings: ReadonlyMap<string, Standing>): number {
  return toScore(standings.values());
}

/** The first 100 runners of a ranking, and where another formula puts them. */
export function compareRankings(runs: readonly CountedRun[], former: 1 | 2): ComparedRunner[] {
  const rank = (version?: 1 | 2) =>
    [...rebuildBoards(runs, version).runners]
      .map(([uid, standings]) => ({ uid, score: rebuildScore(standings) }))
      .toSorted((a, b) => b.score - a.score || (a.uid < b.uid ? -1 : 1));
  const names = new Map(runs.flatMap(({ row }) => row.players.map(({ uid, name }) => [uid, name] as const)));
  const before = new Map(rank(former).map(({ uid, score }, index) => [uid, { place: index + 1, score }]));
  return rank()
    .slice(0, 100)
    .map(({ uid, score }, index) => ({
      ...{ name: names.get(uid) ?? uid, place: index + 1, score },
      formerPlace: before.get(uid)?.place ?? 0,
      formerScore: before.get(uid)?.score ?? 0,
    }));
}

function rebuildBoard(rows: readonly BoardRow[]): RebuiltBoard {
  const seen = new Set<string>();
  const best = rows.toSorted(compareRows).filter(({ entrant }) => !seen.has(entrant) && seen.add(entrant));
  return { rows: best, history: listRecords(rows).map(({ runId }) => runId), runs: rows.length };
}

function addStandings(
  runners: Map<string, Map<string, Standing>>,
  id: string,
  { rows }: RebuiltBoard,
  version: 1 | 2 | undefined,
): void {
  const [first] = rows;
  if (!first) return;
  const top = { bestCs: first.timeCs, runners: rows.length };
  for (const row of rows) {
    for (const { uid } of row.players) {
      if (uid === null) continue;
      const standings = runners.get(uid) ?? new Map<string, Standing>();
      if (!standings.has(id)) standings.set(id, toStanding(row, top, version));
      runners.set(uid, standings);
    }
  }
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
