import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { DocumentSnapshot, Firestore, Transaction } from "@/lib/firebase/admin.server";
import type { BoardWork } from "@/lib/leaderboards/board/board-changes.server";
import type { Placement } from "@/lib/leaderboards/board/run-placement.server";
import { rejectionReasons } from "@/lib/leaderboards/review/reasons";
import { addNotification, getBundleRef } from "@/lib/notifications/add-notification.server";
import type { NotificationKindId, NotificationValues } from "@/lib/notifications/kinds";
import { getUserRef } from "@/lib/users/read-user-document.server";
import type { RunDocument, RunEvent } from "./run-fields";
import { formatRunTime } from "./run-time";

/** Ties of this many hold a record at most, and so many are told of a place, as far as notifications go. */
const maxHolders = 10;

/** Somebody who is to hear of a step. */
interface RunNotice {
  readonly user: DocumentSnapshot;
  readonly write: (transaction: Transaction, runId: string, at: Date) => void;
}

/** A step that was decided, before it is written. */
interface DecidedStep {
  readonly actor: string;
  readonly what: RunEvent["what"];
  readonly run: RunDocument;
  readonly next: RunDocument;
  readonly placement: Placement | null;
}

/** Reads whom a step concerns, before the first write. */
export async function readRunNotices(
  transaction: Transaction,
  db: Firestore,
  { actor, what, run, next, placement }: DecidedStep,
): Promise<RunNotice[]> {
  const entered = run.status !== "verified" && next.status === "verified";
  const losers = entered && placement ? listFormerHolders(placement.boards, next) : new Map<string, number>();
  const passed = entered && placement ? listPassed(placement, losers) : [];
  const told = listConcerned(what, next).filter((uid) => uid !== actor);
  const users = await readUsers(transaction, db, [...told, ...losers.keys(), ...passed], placement);
  const [board] = placement?.boards ?? [];
  const places = board ? await readPassedNotices(transaction, db, { passed, users, board, next }) : [];
  const notices = told.flatMap((uid) => {
    const user = users.get(uid);
    return user ? [createStepNotice(user, what, next)] : [];
  });
  const lost = [...losers].flatMap(([uid, gapCs]) => {
    const user = users.get(uid);
    const values = { ...getQuestAndTime(next), by: formatRunTime(gapCs) };
    return user ? [createNotice(user, "record-lost", values)] : [];
  });
  return [...notices, ...lost, ...places].filter((notice) => notice !== null);
}

/** Reads the partners who are still to agree to a run that was submitted or corrected. */
export async function readPartnerNotices(
  transaction: Transaction,
  db: Firestore,
  { players, quest }: Pick<RunDocument, "players" | "quest">,
  isAskedBefore: (uid: string) => boolean = () => false,
): Promise<RunNotice[]> {
  const asked = players.flatMap(({ uid, confirmed }) =>
    uid === null || confirmed || isAskedBefore(uid) ? [] : [uid],
  );
  const users = await readUsers(transaction, db, asked, null);
  return [...users.values()].map((user) =>
    createNotice(user, "partner-asked", { quest: getQuestName(quest) }),
  );
}

/** Reads the hunters of a run whose video is gone. */
export async function readVideoNotices(
  transaction: Transaction,
  db: Firestore,
  run: RunDocument,
): Promise<RunNotice[]> {
  const hunters = run.players.flatMap(({ uid }) => (uid === null ? [] : [uid]));
  const users = await readUsers(transaction, db, hunters, null);
  return [...users.values()].map((user) => createNotice(user, "video-gone", getQuestAndTime(run)));
}

/** Writes what was read. */
export function writeRunNotices(
  transaction: Transaction,
  notices: readonly RunNotice[],
  runId: string,
  at: Date,
): void {
  for (const { write } of notices) write(transaction, runId, at);
}

function listConcerned(what: RunEvent["what"], run: RunDocument): string[] {
  switch (what) {
    case "verify":
    case "reject":
    case "grant-appeal":
    case "deny-appeal":
      return run.players.flatMap(({ uid }) => (uid === null ? [] : [uid]));
    case "confirm":
    case "decline":
      return run.submittedBy === null ? [] : [run.submittedBy];
    default:
      return [];
  }
}

function createStepNotice(
  user: DocumentSnapshot,
  what: RunEvent["what"],
  run: RunDocument,
): RunNotice | null {
  const { quest, time } = getQuestAndTime(run);
  switch (what) {
    case "verify":
      return createNotice(user, "run-verified", { quest, time });
    case "reject": {
      const reason = rejectionReasons[run.reason ?? "other"].toLowerCase();
      return createNotice(user, "run-rejected", { quest, time, reason });
    }
    case "grant-appeal":
      return createNotice(user, "appeal-decided", { quest, outcome: "granted" });
    case "deny-appeal":
      return createNotice(user, "appeal-decided", { quest, outcome: "denied" });
    case "confirm":
      return createNotice(user, "partner-answered", { quest, answer: "confirmed" });
    case "decline":
      return createNotice(user, "partner-answered", { quest, answer: "declined" });
    default:
      return null;
  }
}

function createNotice<K extends NotificationKindId>(
  user: DocumentSnapshot,
  kind: K,
  values: NotificationValues<K>,
): RunNotice {
  return {
    user,
    write: (transaction, ref, at) => addNotification(transaction, { user }, { kind, ref, values }, at),
  };
}

/**
 * Those who were first, alone or tied, on one of the boards that the run is faster on, and by how much it is (whole
 * centiseconds), on its own board where that is one of them.
 */
function listFormerHolders(
  boards: readonly BoardWork[],
  { timeCs, players }: RunDocument,
): Map<string, number> {
  const own = new Set(players.map(({ uid }) => uid));
  const gaps = new Map<string, number>();
  for (const { storedChunks } of boards) {
    const rows = storedChunks[0] ?? [];
    const best = rows[0]?.timeCs ?? 0;
    if (best <= timeCs) continue;
    for (const { uid } of rows.filter((row) => row.timeCs === best).flatMap((row) => row.players)) {
      if (uid === null || own.has(uid) || gaps.has(uid) || gaps.size >= maxHolders) continue;
      gaps.set(uid, best - timeCs);
    }
  }
  return gaps;
}

/** The hunters right behind the run on its own board who were ahead of its hunters before. */
function listPassed({ boards, row, run }: Placement, told: ReadonlyMap<string, number>): string[] {
  const rows = boards[0]?.storedChunks[0] ?? [];
  const before = rows.find(({ entrant }) => entrant === row.entrant)?.timeCs ?? Number.POSITIVE_INFINITY;
  const own = new Set(run.players.map(({ uid }) => uid));
  const passed = rows
    .filter(({ timeCs }) => timeCs > row.timeCs && timeCs <= before)
    .flatMap(({ players }) => players.map(({ uid }) => uid))
    .filter((uid) => uid !== null && !own.has(uid) && !told.has(uid));
  return [...new Set(passed)].filter((uid) => uid !== null).slice(0, maxHolders);
}

interface Passed {
  readonly passed: readonly string[];
  readonly users: ReadonlyMap<string, DocumentSnapshot>;
  readonly board: BoardWork;
  readonly next: RunDocument;
}

/** One notice for each board, however many places are lost there before it is read. */
async function readPassedNotices(
  transaction: Transaction,
  db: Firestore,
  { passed, users, board, next }: Passed,
): Promise<RunNotice[]> {
  if (passed.length === 0) return [];
  const about = { kind: "place-lost", ref: board.id } as const;
  const bundles = await transaction.getAll(...passed.map((uid) => getBundleRef(db, uid, about)));
  return passed.flatMap((uid, index) => {
    const [user, bundle] = [users.get(uid), bundles[index]];
    if (!user || !bundle) return [];
    const write: RunNotice["write"] = (writer, runId, at) =>
      addNotification(writer, { user, bundle, by: runId }, { ...about, values: getQuestAndTime(next) }, at);
    return [{ user, write }];
  });
}

/** The documents of these people; those that the placement has read are not read again. */
async function readUsers(
  transaction: Transaction,
  db: Firestore,
  uids: readonly string[],
  placement: Placement | null,
): Promise<Map<string, DocumentSnapshot>> {
  const held = new Map(placement?.runners.map(({ uid, user }) => [uid, user]));
  const missing = [...new Set(uids)].filter((uid) => !held.has(uid));
  const read =
    missing.length > 0 ? await transaction.getAll(...missing.map((uid) => getUserRef(db, uid))) : [];
  return new Map([...held, ...read.map((user) => [user.id, user] as const)]);
}

function getQuestAndTime({ quest, timeCs }: Pick<RunDocument, "quest" | "timeCs">) {
  return { quest: getQuestName(quest), time: formatRunTime(timeCs) };
}

function getQuestName(id: string): string {
  return getCatalog().quests.get(id)?.name ?? id;
}
