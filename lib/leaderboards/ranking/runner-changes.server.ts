import type { DocumentSnapshot, Firestore, Transaction } from "@/lib/firebase/admin.server";
import { getTop } from "@/lib/leaderboards/board/board-changes.server";
import {
  type BoardRow,
  type RunnerDocument,
  runnerDocumentSchema,
} from "@/lib/leaderboards/board/board-fields";
import type { Chunks } from "@/lib/leaderboards/board/board-state";
import { type Standing, toScore, toStanding } from "@/lib/leaderboards/board/standing";
import { getRunnerRef } from "@/lib/leaderboards/run/read-run-document.server";
import { getUtcDay } from "@/lib/site/time";
import { getUserRef } from "@/lib/users/read-user-document.server";

/** Days of a runner's trend. */
const trendDays = 30;

/** The documents of a runner that a transaction has read. */
export interface RunnerWork {
  readonly uid: string;
  readonly runner: DocumentSnapshot;
  readonly user: DocumentSnapshot;
}

/** Reads the score and profile of each of these people. */
export async function readRunners(
  transaction: Transaction,
  db: Firestore,
  uids: readonly string[],
): Promise<RunnerWork[]> {
  if (uids.length === 0) return [];
  const refs = uids.flatMap((uid) => [getRunnerRef(db, uid), getUserRef(db, uid)]);
  const snapshots = await transaction.getAll(...refs);
  return uids.flatMap((uid, index) => {
    const [runner, user] = [snapshots[2 * index], snapshots[2 * index + 1]];
    return runner && user ? [{ uid, runner, user }] : [];
  });
}

/** Every person's fastest row on a board, and who has none any more. */
export function listStandings(
  chunks: Chunks<BoardRow>,
  uids: readonly string[],
): Map<string, Standing | null> {
  const top = getTop(chunks);
  const standings = new Map<string, Standing | null>(uids.map((uid) => [uid, null]));
  if (!top) return standings;
  for (const row of chunks.flat()) {
    for (const { uid } of row.players) {
      if (uid !== null && standings.get(uid) === null) standings.set(uid, toStanding(row, top));
    }
  }
  return standings;
}

interface NewStanding {
  readonly boardId: string;
  readonly standing: Standing | null;
  readonly name: string;
  /** Left out where the profile was not read: what is stored stays. */
  readonly icon?: string | null;
  readonly at: Date;
}

/** Puts a standing into a runner's document; nothing is written where it is there already. */
export function writeStanding(
  transaction: Transaction,
  runner: DocumentSnapshot,
  { boardId, standing, name, icon, at }: NewStanding,
): void {
  const stored = runner.exists ? runnerDocumentSchema.parse(runner.data()) : null;
  const held = stored?.boards[boardId];
  if (isSame(held ?? null, standing)) return;
  const { [boardId]: _, ...others } = stored?.boards ?? {};
  const boards = standing ? { ...others, [boardId]: standing } : others;
  if (Object.keys(boards).length === 0) {
    transaction.delete(runner.ref);
    return;
  }
  const score = toScore(Object.values(boards));
  const trend = addToTrend(stored?.trend ?? [], getUtcDay(at), score);
  // A board may still hold an earlier name; what a runner has is the present one.
  const shown = { name: stored?.name ?? name, icon: icon ?? stored?.icon ?? null };
  transaction.set(runner.ref, { ...shown, score, boards, trend, updatedAt: at });
}

function isSame(a: Standing | null, b: Standing | null): boolean {
  if (!a || !b) return a === b;
  return a.runId === b.runId && a.timeCs === b.timeCs && a.points === b.points;
}

function addToTrend(trend: RunnerDocument["trend"], day: string, score: number): RunnerDocument["trend"] {
  return [...trend.filter((entry) => entry.day !== day), { day, score }].slice(-trendDays);
}
