import { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { purgePage } from "@/lib/content/cache-page.server";
import type { Firestore } from "@/lib/firebase/admin.server";
import { isScored, parseBoardId } from "@/lib/leaderboards/board/board-id";
import { settleBoard } from "@/lib/leaderboards/board/settle-board.server";
import { getBoardRef } from "@/lib/leaderboards/run/read-run-document.server";
import { pointsVersion } from "./points";

/** Document `meta/points`. Written by the server alone. */
const progressSchema = z.object({
  /** The formula that all stored points are by. */
  version: z.int().min(1),
  /** Up to which board those of the present one are; `null` before the first and after the last. */
  after: z.string().nullable(),
});

const getProgressRef = (db: Firestore) => db.doc("meta/points");

/**
 * Counts the stored points of boards anew after the formula changed, in the order of their ids, and goes on where the
 * last call ended. A board is marked like one whose top changed, so that decisions made meanwhile do what is left of it,
 * and the ranking says that it is being updated. Safe to repeat and to run from several places at once.
 *
 * @param batchSize boards of one call
 */
export async function recountPoints(
  dependencies: Dependencies,
  batchSize = 10,
): Promise<{ readonly done: number; readonly hasMore: boolean }> {
  const { db } = dependencies;
  const stored = (await getProgressRef(db).get()).data();
  const progress = stored ? progressSchema.parse(stored) : { version: 1, after: null };
  if (progress.version >= pointsVersion) return { done: 0, hasMore: false };

  const all = db.collection("boards").orderBy("__name__");
  const rest = progress.after === null ? all : all.startAfter(progress.after);
  const { docs } = await rest.limit(batchSize).get();
  const scored = docs.flatMap(({ id }) => {
    const key = parseBoardId(id);
    return key && isScored(key) ? [id] : [];
  });
  for (const id of scored) await recountBoard(dependencies, id);
  const last = docs.at(-1);
  const hasMore = docs.length === batchSize && last !== undefined;
  await getProgressRef(db).set(
    hasMore ? { version: progress.version, after: last.id } : { version: pointsVersion, after: null },
  );
  if (scored.length > 0) purgePage("ranking");
  return { done: scored.length, hasMore };
}

async function recountBoard(dependencies: Dependencies, id: string): Promise<void> {
  const reference = getBoardRef(dependencies.db, id);
  await runTransaction(dependencies.db, [reference], async (transaction) => {
    const [board] = await transaction.getAll(reference);
    if (board?.exists) transaction.update(reference, { unsettled: 0 });
  });
  let hasMore = true;
  while (hasMore) hasMore = await settleBoard(dependencies, id);
}
