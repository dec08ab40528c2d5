import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import type { Actor } from "@/lib/auth/actor";
import { purgePage } from "@/lib/content/cache-page.server";
import type { Firestore, Transaction } from "@/lib/firebase/admin.server";
import { displaceRun, readPlacement } from "@/lib/leaderboards/board/run-placement.server";
import { settleAfterDecision } from "@/lib/leaderboards/board/settle-board.server";
import { refuseRun } from "@/lib/leaderboards/refusals";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { listPaths } from "./change-run.server";
import { getLockRefs, getQuestsRef, getRunRef, readRun } from "./read-run-document.server";
import type { RunDocument } from "./run-fields";
import { removeLocks } from "./run-locks.server";

/**
 * Deletes one's own run in any state, with its events. Where it was verified, whatever it had pushed aside on its
 * boards is there again.
 *
 * @throws ApiError 404 for an unknown run; 403 for a run of somebody else; 429 after too many changes today.
 */
export async function deleteRun(
  dependencies: Dependencies,
  actor: Actor,
  id: string,
): Promise<{ message: "OK" }> {
  const { db, now } = dependencies;
  const ref = getRunRef(db, id);
  let removed: RunDocument | null = null;
  try {
    removed = await runTransaction(db, [ref, getQuestsRef(db)], async (transaction) => {
      const at = now();
      const { run: snapshot, limit } = await readTogether(transaction, {
        run: ref,
        limit: getLimitRef(db, actor.uid, "runs-change", at),
      });
      await actor.confirmed;
      const run = readRun(snapshot);
      if (!run) throw refuseRun("not-found");
      if (run.submittedBy !== actor.uid) throw refuseRun("not-runner");
      return removeRunDocument(transaction, db, id, run, at, () =>
        takeLimit(transaction, limit, { uid: actor.uid, action: "runs-change", at }),
      );
    });
    if (removed.status === "verified") await settleAfterDecision(dependencies, removed.boardId);
    return { message: "OK" };
  } finally {
    purgePage(ref.path);
    if (removed) listPaths(db, removed).forEach(purgePage);
  }
}

/** Removes a run with its events and locks, and takes it off its boards, in the caller's transaction. */
export async function removeRunDocument(
  transaction: Transaction,
  db: Firestore,
  id: string,
  run: RunDocument,
  at: Date,
  beforeWrites: () => void = () => undefined,
): Promise<RunDocument> {
  const ref = getRunRef(db, id);
  const placement = run.status === "verified" ? await readPlacement(transaction, db, id, run) : null;
  const locks = await transaction.getAll(...getLockRefs(db, run));
  const events = await transaction.get(ref.collection("events"));
  beforeWrites();
  if (placement) displaceRun(transaction, db, placement, at);
  removeLocks(transaction, locks, id);
  for (const event of events.docs) transaction.delete(event.ref);
  transaction.delete(ref);
  return run;
}
