import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { purgePage } from "@/lib/content/cache-page.server";
import { Timestamp } from "@/lib/firebase/admin.server";
import { readBoards, rewriteRow, toRunRow } from "@/lib/leaderboards/board/board-changes.server";
import { listPaths } from "@/lib/leaderboards/run/change-run.server";
import { getRunEventRef, getRunRef, readRun } from "@/lib/leaderboards/run/read-run-document.server";
import { provisionalPeriod } from "@/lib/leaderboards/run/run-state";
import { getCaseRef, readCaseDocument } from "@/lib/reports/open-case.server";

/** Runs that one call looks at. */
const batchSize = 20;

/**
 * Confirms provisional first places that nobody has challenged for a week, the longest due first. Where a report of the
 * run is open, the run waits for another week. For a scheduler; it can be called at any time, any number of times.
 */
export async function confirmProvisionalRuns(
  dependencies: Pick<Dependencies, "db" | "now">,
): Promise<{ readonly done: number; readonly hasMore: boolean }> {
  const { db, now } = dependencies;
  const due = db.collection("runs").where("provisional.until", "<=", Timestamp.fromDate(now()));
  const { docs } = await due.orderBy("provisional.until").limit(batchSize).get();
  const outcomes = await Promise.all(docs.map(({ id }) => confirmProvisionalRun(dependencies, id)));
  return { done: outcomes.filter(Boolean).length, hasMore: docs.length === batchSize };
}

/** @returns whether the run was due */
async function confirmProvisionalRun(
  { db, now }: Pick<Dependencies, "db" | "now">,
  id: string,
): Promise<boolean> {
  const reference = getRunRef(db, id);
  const pages = await runTransaction(db, [reference], async (transaction) => {
    const at = now();
    const [snapshot, report] = await transaction.getAll(reference, getCaseRef(db, reference.path));
    const run = snapshot ? readRun(snapshot) : null;
    if (!run?.provisional || run.provisional.until.toDate() > at) return null;
    if (report && readCaseDocument(report)?.status === "open") {
      const until = Timestamp.fromMillis(at.getTime() + provisionalPeriod);
      transaction.update(reference, { "provisional.until": until });
      return [reference.path];
    }
    const boards = await readBoards(transaction, db, run.boardIds);
    rewriteRow(transaction, db, boards, toRunRow(id, { ...run, provisional: null }), at);
    const eventCount = run.eventCount + 1;
    transaction.update(reference, { provisional: null, eventCount });
    const event = { who: null, what: "uphold", why: "A week without a challenge", at };
    transaction.create(getRunEventRef(db, id, eventCount), event);
    return [reference.path, ...listPaths(db, run)];
  });
  for (const path of pages ?? []) purgePage(path);
  return pages !== null;
}
