import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { purgePage } from "@/lib/content/cache-page.server";
import type { Firestore, Transaction } from "@/lib/firebase/admin.server";
import { readBoards, toRunRow } from "@/lib/leaderboards/board/board-changes.server";
import { writePlayers } from "@/lib/leaderboards/board/board-players.server";
import { eraseDocuments, type PersonalDocuments } from "@/lib/publishing/personal-documents.server";
import { listPaths } from "./change-run.server";
import { removeRunDocument } from "./delete-run.server";
import { forgetName } from "./player-names.server";
import { getModeratorRef, getQuestsRef, getRunnerRef, getRunRef, readRun } from "./read-run-document.server";
import { type RunDocument, type RunEvent, runDocumentSchema, runEventSchema } from "./run-fields";

/** The word in the place of a name that is gone. */
const formerHunter = "Former hunter";
/**
 * Runs that name a person: their own that are not verified are deleted, verified ones stay under "Former hunter", and
 * what they did as partner or moderator stays without a name.
 */
export const personalRuns: PersonalDocuments = {
  listOf: (db, uid) => db.collection("runs").where("people", "array-contains", uid),
  async erase({ db, now }, { id, ref }, uid) {
    const seen: string[] = [ref.path];
    const isDeleted = await runTransaction(db, [ref, getQuestsRef(db)], async (transaction) => {
      const run = readRun(await transaction.get(ref));
      if (!run) return false;
      seen.push(...listPaths(db, run));
      const isTheirs = run.submittedBy === uid && run.status !== "verified";
      if (isTheirs) await removeRunDocument(transaction, db, id, run, now());
      else await anonymizeRun(transaction, db, id, run, uid, now());
      return isTheirs;
    });
    seen.forEach(purgePage);
    return isDeleted;
  },
  /** With their events, and of others' runs what a reviewer wrote. What a moderator judged is not theirs: of those runs the audit log tells. */
  async toExported(_, document, uid) {
    const run = runDocumentSchema.parse(document.data());
    if (run.submittedBy !== uid && run.players.every((player) => player.uid !== uid)) {
      const reviews = run.reviews.filter(({ by }) => by === uid);
      return reviews.length > 0 ? { id: document.id, quest: run.quest, reviews } : null;
    }
    const events = await document.ref.collection("events").get();
    const told = events.docs.map((event) => ({
      ...{ id: event.id, ...toExportedEvent(runEventSchema.parse(event.data()), run) },
    }));
    return { id: document.id, ...toExportedRun(run), events: told };
  },
};

/**
 * Removes a person from all runs, as `personalRuns` says. Their scores and figures are deleted. Every step can be repeated.
 *
 * @returns how many runs were deleted
 */
export async function eraseRuns(dependencies: Dependencies, uid: string): Promise<number> {
  const { db } = dependencies;
  const deleted = await eraseDocuments(dependencies, personalRuns, uid);
  await getRunnerRef(db, uid).delete();
  await getModeratorRef(db, uid).delete();
  await forgetName(db, uid);
  purgePage("ranking");
  return deleted;
}

/** A run as its hunters get it: who claimed, approved, reviewed and judged it is left out, how often and when it was judged is not. */
function toExportedRun({ claim, approval, judges, people: _, reviews: __, ...run }: RunDocument) {
  return {
    ...run,
    claim: claim && { until: claim.until },
    approval: approval && { at: approval.at },
    judges: judges.length,
  };
}

/** Events of a run: its hunters are named, as on its page, and nobody else. */
function toExportedEvent(event: RunEvent, { players, submittedBy }: RunDocument): RunEvent {
  const isHunter = event.who === submittedBy || players.some(({ uid }) => uid === event.who);
  return event.who === null || isHunter ? event : { ...event, who: "staff" };
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
    reviews: run.reviews.filter(({ by }) => by !== uid),
    people: run.people.filter((person) => person !== uid),
    queue: wasWaiting && players.every(({ confirmed }) => confirmed) ? "review" : run.queue,
  };
  transaction.set(getRunRef(db, id), next);
  for (const { ref, ...event } of events.docs.map((each) => ({ ref: each.ref, data: each.data() }))) {
    if (runEventSchema.parse(event.data).who === uid) transaction.update(ref, { who: null });
  }
  writePlayers(transaction, db, boards, toRunRow(id, next), next, at);
}
