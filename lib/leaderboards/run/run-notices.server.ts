import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { DocumentSnapshot, Firestore, Transaction } from "@/lib/firebase/admin.server";
import type { BoardWork } from "@/lib/leaderboards/board/board-changes.server";
import type { Placement } from "@/lib/leaderboards/board/run-placement.server";
import { rejectionReasons } from "@/lib/leaderboards/review/reasons";
import { addNotification } from "@/lib/notifications/add-notification.server";
import type { NotificationKindId, NotificationValues } from "@/lib/notifications/kinds";
import { getUserRef } from "@/lib/users/read-user-document.server";
import type { RunDocument, RunEvent } from "./run-fields";
import { formatRunTime } from "./run-time";

/** Ties of this many hold a record at most, as far as notifications go. */
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
  const losers = entered && placement ? listFormerHolders(placement.boards, next) : [];
  const told = listConcerned(what, next).filter((uid) => uid !== actor);
  const users = await readUsers(transaction, db, [...told, ...losers], placement);
  const notices = told.flatMap((uid) => {
    const user = users.get(uid);
    return user ? [createStepNotice(user, what, next)] : [];
  });
  const lost = losers.flatMap((uid) => {
    const user = users.get(uid);
    return user ? [createNotice(user, "record-lost", getQuestAndTime(next))] : [];
  });
  return [...notices, ...lost].filter((notice) => notice !== null);
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

/** Those who were first, alone or tied, on one of the boards that the run is faster on. */
function listFormerHolders(boards: readonly BoardWork[], { timeCs, players }: RunDocument): string[] {
  const own = new Set(players.map(({ uid }) => uid));
  const holders = boards.flatMap(({ storedChunks }) => {
    const rows = storedChunks[0] ?? [];
    const best = rows[0]?.timeCs ?? 0;
    if (best <= timeCs) return [];
    return rows.filter((row) => row.timeCs === best).flatMap((row) => row.players.map(({ uid }) => uid));
  });
  const different = [...new Set(holders)].flatMap((uid) => (uid === null || own.has(uid) ? [] : [uid]));
  return different.slice(0, maxHolders);
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
