import { z } from "zod";
import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { purgePage, readPageData } from "@/lib/content/cache-page.server";
import {
  type DocumentReference,
  FieldPath,
  FieldValue,
  type Firestore,
  type Transaction,
} from "@/lib/firebase/admin.server";
import { readBoards, toRunRow } from "@/lib/leaderboards/board/board-changes.server";
import { writePlayers } from "@/lib/leaderboards/board/board-players.server";
import { writeLog } from "@/lib/observe/log.server";
import { describeThrown } from "@/lib/observe/scrub";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import type { MarkedName } from "@/lib/users/staff-mark";
import { getStaffMarksRef, readStaffMarks } from "@/lib/users/staff-marks.server";
import { getQuestsRef, getRunRef, readRun } from "./read-run-document.server";

/*
 * The one piece that writes names into documents of other people's reading: runs, boards with their histories, the list
 * of quests and the archive of challenges hold the names of their hunters, so that a page of 400 rows is one document.
 * A new name is in `nameChanges/open` from the transaction on that gives it, and every page reads that document before it
 * reads the others, so that the name is right with the next request, however many documents still hold the old one.
 */

/** Runs that are brought up to date before a change of a name is answered, and in one step of the job. */
const runsPerStep = 20;

/** Document `nameChanges/open`: new names that some documents do not have yet. */
const openNamesSchema = z.object({
  people: z.record(
    z.string(),
    z.object({
      name: z.string(),
      /** ID of the latest run that has the new name; `null` = none. */
      after: z.string().nullable(),
    }),
  ),
});
type OpenNames = z.infer<typeof openNamesSchema>["people"];

function getOpenNamesRef(db: Firestore): DocumentReference {
  return db.collection("nameChanges").doc("open");
}

/** Whether any run names a person: whoever has none needs nothing brought up to date. */
export async function hasRuns(transaction: Transaction, db: Firestore, uid: string): Promise<boolean> {
  const runs = db.collection("runs").where("people", "array-contains", uid).limit(1);
  return !(await transaction.get(runs)).empty;
}

/** Makes a new name the one that everybody sees, in the transaction that gives it. */
export function announceName(transaction: Transaction, db: Firestore, uid: string, name: string): void {
  transaction.set(getOpenNamesRef(db), { people: { [uid]: { name, after: null } } }, { merge: true });
}

/** Hunters as documents hold them, with or without an account. */
interface Named {
  readonly players: readonly ShownName[];
}
type ShownName = MarkedName & { readonly uid: string | null };

/**
 * Puts the present names of hunters into what a document says of them, and marks those of staff. Read this before the
 * document: a name that is missing here is then in the document already. Two documents, made once for all requests of a
 * second.
 */
export async function readPresentNames(db: Firestore): Promise<<T extends Named>(stored: T) => T> {
  const [open, staff] = await Promise.all([
    readPageData(getOpenNamesRef(db).path, () => readOpenNames(db)),
    readShownStaff(db),
  ]);
  const names = open ?? {};
  const renew = <P extends ShownName>(player: P): P => {
    if (player.uid === null) return player;
    const name = names[player.uid]?.name ?? player.name;
    return { ...player, name, ...(staff.has(player.uid) && { isStaff: true }) };
  };
  return (stored) => ({ ...stored, players: stored.players.map(renew) });
}

/** Whose name is marked as staff's, made once for all requests of a second. */
export async function readShownStaff(db: Firestore): Promise<ReadonlySet<string>> {
  const ref = getStaffMarksRef(db);
  return (await readPageData(ref.path, async () => readStaffMarks(await ref.get()))) ?? new Set();
}

async function readOpenNames(db: Firestore): Promise<OpenNames> {
  const snapshot = await getOpenNamesRef(db).get();
  return snapshot.exists ? openNamesSchema.parse(snapshot.data()).people : {};
}

/**
 * Brings the documents of one person, or of whoever is first, up to date: 20 runs with their boards, each in a
 * transaction of its own. Can be repeated, and run from several places at once.
 */
export async function spreadNames(
  { db, now }: Dependencies,
  wanted?: string,
): Promise<{ done: number; hasMore: boolean }> {
  const open = await readOpenNames(db);
  const uid = wanted ?? Object.keys(open)[0];
  const change = uid === undefined ? undefined : open[uid];
  if (uid === undefined || !change) return { done: 0, hasMore: false };
  const ordered = db
    .collection("runs")
    .where("people", "array-contains", uid)
    .orderBy(FieldPath.documentId())
    .limit(runsPerStep);
  const { docs } = await (change.after === null ? ordered : ordered.startAfter(change.after)).get();
  for (const { id } of docs) await renewRun({ db, now }, id);
  const isLast = docs.length < runsPerStep;
  await runTransaction(db, [getOpenNamesRef(db)], async (transaction) => {
    const snapshot = await transaction.get(getOpenNamesRef(db));
    const held = snapshot.exists ? openNamesSchema.parse(snapshot.data()).people[uid] : undefined;
    // A newer name begins anew.
    if (held?.name !== change.name || held.after !== change.after) return;
    const next = isLast ? FieldValue.delete() : { name: change.name, after: docs.at(-1)?.id ?? null };
    transaction.set(snapshot.ref, { people: { [uid]: next } }, { merge: true });
  });
  purgePage(getOpenNamesRef(db).path);
  return { done: docs.length, hasMore: !isLast || Object.keys(open).length > 1 };
}

/**
 * The same right after a change, and then one step for whoever was not finished earlier. Never throws: everybody sees
 * the new name, and the job, or the next change of anybody, does what is left.
 */
export async function spreadName(dependencies: Dependencies, uid: string): Promise<void> {
  try {
    await spreadNames(dependencies, uid);
    const others = Object.keys(await readOpenNames(dependencies.db)).filter((each) => each !== uid);
    if (others[0] !== undefined) await spreadNames(dependencies, others[0]);
  } catch (error) {
    writeLog("warn", "names-not-spread", { error: describeThrown(error) });
  }
}

/** Forgets a new name of somebody who leaves. */
export async function forgetName(db: Firestore, uid: string): Promise<void> {
  const open = await readOpenNames(db);
  if (!open[uid]) return;
  await getOpenNamesRef(db).set({ people: { [uid]: FieldValue.delete() } }, { merge: true });
}

/** Puts the present names of its hunters into a run and its rows. */
async function renewRun({ db, now }: Dependencies, id: string): Promise<void> {
  const ref = getRunRef(db, id);
  await runTransaction(db, [ref, getQuestsRef(db)], async (transaction) => {
    const run = readRun(await transaction.get(ref));
    if (!run) return;
    const uids = run.players.flatMap((player) => player.uid ?? []);
    const users = uids.length > 0 ? await transaction.getAll(...uids.map((uid) => getUserRef(db, uid))) : [];
    const names = new Map(users.map((user) => [user.id, readUser(user)?.displayName]));
    const players = run.players.map((player) => ({
      ...player,
      name: (player.uid === null ? undefined : names.get(player.uid)) ?? player.name,
    }));
    if (players.every(({ name }, index) => name === run.players[index]?.name)) return;
    const boards = run.status === "verified" ? await readBoards(transaction, db, run.boardIds) : [];
    transaction.update(ref, { players });
    writePlayers(transaction, db, boards, toRunRow(id, { ...run, players }), run, now());
  });
}
