import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { purgePage } from "@/lib/content/cache-page.server";
import type { Firestore, Transaction } from "@/lib/firebase/admin.server";
import { readBoards, toRow } from "./board-changes.server";
import { writePlayers } from "./board-players.server";
import { listPaths } from "./change-run.server";
import { removeRunDocument } from "./delete-run.server";
import { forgetName } from "./player-names.server";
import { getModeratorRef, getQuestsRef, getRunnerRef, getRunRef, readRun } from "./read-run-document.server";
import { type RunDocument, runEventSchema } from "./run-fields";

/** What people see in the place of a name that is gone. */
export const formerHunter = "Former hunter";
/** Runs that are looked up at a time. */
const batchSize = 20;

/**
 * Removes a person from all runs: their own runs that are not verified are deleted, verified ones stay under "Former
 * hunter", and what they did as partner or moderator stays without a name. Their scores and figures are deleted.
 *
 * Every step can be repeated.
 *
 * @returns how many runs were deleted
 */
export async function eraseRuns({ db, now }: Dependencies, uid: string): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { docs } = await db
      .collection("runs")
      .where("people", "array-contains", uid)
      .limit(batchSize)
      .get();
    if (docs.length === 0) break;
    const outcomes = await Promise.all(docs.map(({ id }) => eraseFromRun({ db, now }, id, uid)));
    deleted += outcomes.filter((isDeleted) => isDeleted).length;
  }
  await getRunnerRef(db, uid).delete();
  await getModeratorRef(db, uid).delete();
  await forgetName(db, uid);
  purgePage("ranking");
  return deleted;
}

async function eraseFromRun({ db, now }: Dependencies, id: string, uid: string): Promise<boolean> {
  const ref = getRunRef(db, id);
  const seen: string[] = [ref.path];
  const isDeleted = await runTransaction(db, [ref, getQuestsRef(db)], async (transaction) => {
    const run = readRun(await transaction.get(ref));
    if (!run) return false;
    seen.push(...listPaths(db, run));
    if (run.submittedBy === uid && run.status !== "verified") {
      await removeRunDocument(transaction, db, id, run, now());
      return true;
    }
    await anonymizeRun(transaction, db, id, run, uid, now());
    return false;
  });
  seen.forEach(purgePage);
  return isDeleted;
}

async function anonymizeRun(
  transaction: Transaction,
  db: Firestore,
  id: string,
  run: RunDocument,
  uid: string,
  at: Date,
): Promise<void> {
  const isPlayer = run.players.some((player) => player.uid === uid);
  const boards = isPlayer && run.status === "verified" ? await readBoards(transaction, db, run.boardIds) : [];
  const events = await transaction.get(getRunRef(db, id).collection("events"));
  const players = run.players.map((player) =>
    player.uid === uid ? { uid: null, name: formerHunter, confirmed: true } : player,
  );
  const wasWaiting = run.status === "pending" && run.queue === null;
  const next: RunDocument = {
    ...run,
    players,
    submittedBy: run.submittedBy === uid ? null : run.submittedBy,
    claim: run.claim?.by === uid ? null : run.claim,
    approval: run.approval?.by === uid ? null : run.approval,
    judges: run.judges.filter((judge) => judge !== uid),
    people: run.people.filter((person) => person !== uid),
    queue: wasWaiting && players.every(({ confirmed }) => confirmed) ? "review" : run.queue,
  };
  transaction.set(getRunRef(db, id), next);
  for (const { ref, ...event } of events.docs.map((each) => ({ ref: each.ref, data: each.data() }))) {
    if (runEventSchema.parse(event.data).who === uid) transaction.update(ref, { who: null });
  }
  writePlayers(transaction, db, boards, toRow(id, next), next, at);
}
