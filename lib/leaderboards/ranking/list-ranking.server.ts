import type { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readPageData } from "@/lib/content/cache-page.server";
import { FieldPath, type Firestore } from "@/lib/firebase/admin.server";
import { type RunnerDocument, runnerDocumentSchema } from "@/lib/leaderboards/board/board-fields";
import { findUnsettledBoard } from "@/lib/leaderboards/board/settle-board.server";
import { readShownStaff } from "@/lib/leaderboards/run/player-names.server";
import { getRunnerRef } from "@/lib/leaderboards/run/read-run-document.server";
import type { RankingResponse, RunnerResponse, rankingQuerySchema } from "@/lib/leaderboards/schema";
import { readPage } from "@/lib/paging/read-page.server";

/**
 * One page of the ranking, most points first; equal scores share a place. Reads 26 runners, one look for a board whose
 * points are being spread, and a count.
 *
 * @throws ApiError 400 for a cursor that this list did not hand out.
 */
export async function listRanking(
  dependencies: Pick<Dependencies, "db">,
  { cursor }: z.output<typeof rankingQuerySchema>,
): Promise<RankingResponse> {
  // Only the first page is asked for by everybody.
  if (cursor !== undefined) return makeRanking(dependencies.db, cursor);
  const reply = await readPageData("ranking", () => makeRanking(dependencies.db, cursor));
  if (!reply) throw new Error("The ranking is always there.");
  return reply;
}

async function makeRanking(db: Firestore, cursor: string | undefined): Promise<RankingResponse> {
  const runners = db.collection("runners");
  const [page, unsettled, staff] = await Promise.all([
    readPage({
      query: runners.orderBy("score", "desc").orderBy(FieldPath.documentId(), "desc"),
      list: "runners",
      fields: ["integer", "id"],
      cursor,
      parse: (document) => ({ uid: document.id, runner: runnerDocumentSchema.parse(document.data()) }),
      toPosition: ({ uid, runner }) => [runner.score, uid],
    }),
    findUnsettledBoard(db),
    readShownStaff(db),
  ]);
  const best = page.rows[0]?.runner.score ?? 0;
  const ahead = cursor === undefined ? 0 : await countAbove(db, best);
  // Runners of this page that share the first score may begin on the page before, so places count from the store.
  const start = cursor === undefined ? 0 : await countRunnersBefore(db, page.rows[0]?.uid, best, ahead);
  let place = ahead + 1;
  const rows = page.rows.map(({ uid, runner }, index) => {
    if (index > 0 && page.rows[index - 1]?.runner.score !== runner.score) place = start + index + 1;
    return {
      place,
      uid,
      name: runner.name,
      ...(staff.has(uid) && { isStaff: true as const }),
      icon: runner.icon,
      points: runner.score / 100,
      boards: Object.keys(runner.boards).length,
      change: getChange(runner),
    };
  });
  return { message: "OK", runners: rows, isUpdating: unsettled !== null, nextCursor: page.nextCursor };
}

async function countAbove(db: Firestore, score: number): Promise<number> {
  return (await db.collection("runners").where("score", ">", score).count().get()).data().count;
}

async function countRunnersBefore(
  db: Firestore,
  uid: string | undefined,
  score: number,
  ahead: number,
): Promise<number> {
  if (uid === undefined) return ahead;
  const tied = db
    .collection("runners")
    .where("score", "==", score)
    .where(FieldPath.documentId(), ">", getRunnerRef(db, uid));
  return ahead + (await tied.count().get()).data().count;
}

function getChange({ score, trend }: RunnerDocument): number {
  return (score - (trend.at(-2)?.score ?? 0)) / 100;
}

/** A runner's points, board by board; no name and no boards for somebody without a verified run. */
export async function readRunner({ db }: Pick<Dependencies, "db">, uid: string): Promise<RunnerResponse> {
  const snapshot = await getRunnerRef(db, uid).get();
  if (!snapshot.exists) return { message: "OK", uid, name: null, points: 0, boards: [], trend: [] };
  const { name, score, boards, trend } = runnerDocumentSchema.parse(snapshot.data());
  return {
    message: "OK",
    uid,
    name,
    points: score / 100,
    boards: Object.entries(boards)
      .map(([boardId, { runId, timeCs, points }]) => ({ boardId, runId, timeCs, points: points / 100 }))
      .toSorted((a, b) => b.points - a.points || a.boardId.localeCompare(b.boardId, "en")),
    trend: trend.map((entry) => ({ day: entry.day, points: entry.score / 100 })),
  };
}
