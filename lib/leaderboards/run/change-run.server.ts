import type { Dependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import { runAsSite } from "@/lib/auth/acting-account.server";
import type { Actor } from "@/lib/auth/actor";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { purgeAllPages, purgePage } from "@/lib/content/cache-page.server";
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from "@/lib/firebase/admin.server";
import { writeNews } from "@/lib/follows/write-news.server";
import { countRows, rewriteRow, toRunRow, wouldBeFirst } from "@/lib/leaderboards/board/board-changes.server";
import {
  displaceRun,
  type Placement,
  placeRun,
  readPlacement,
} from "@/lib/leaderboards/board/run-placement.server";
import { settleAfterDecision } from "@/lib/leaderboards/board/settle-board.server";
import { refuseRun } from "@/lib/leaderboards/refusals";
import {
  countActiveModerators,
  type ModeratorWork,
  readModerators,
  writeModerators,
} from "@/lib/leaderboards/review/moderator-changes.server";
import type { RejectionReason } from "@/lib/leaderboards/review/reasons";
import type { ChangedRunResponse, OwnRun } from "@/lib/leaderboards/schema";
import type { LimitedAction } from "@/lib/limits/account-limits";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { isAdmin, isAdminOrCreator } from "@/lib/site/roles";
import { getUserRef } from "@/lib/users/read-user-document.server";
import { decisionCachePaths } from "./cached-paths";
import {
  getBoardRef,
  getLockRefs,
  getQuestsRef,
  getRunEventRef,
  getRunRef,
  readRun,
  toOwnRun,
} from "./read-run-document.server";
import type { ProvisionalCause, RunDocument, RunEvent } from "./run-fields";
import { removeLocks, requireFreeLocks, writeLocks } from "./run-locks.server";
import { readRunNotices, writeRunNotices } from "./run-notices.server";
import {
  claimPeriod,
  contestedRunners,
  decideRunStep,
  enoughModerators,
  provisionalPeriod,
  type RunAction,
} from "./run-state";

/** A step that somebody takes with a run. */
interface RunRequest {
  readonly id: string;
  readonly action: Exclude<RunAction, "correct">;
  /** The revision that the person saw; not compared where it is left out. */
  readonly revision?: number;
  readonly reason?: RejectionReason;
  readonly text?: string;
}

/** Events for those who are to hear of them. */
export interface RunOutcome {
  readonly run: OwnRun;
  /** Empty where nothing changed. */
  readonly events: readonly {
    readonly what: RunEvent["what"];
    readonly runId: string;
    readonly people: readonly string[];
  }[];
}

/** The reply of a step. */
export function toChangedRun({ run }: RunOutcome): ChangedRunResponse {
  return { message: "OK", run };
}

const judging: readonly RunAction[] = ["verify", "reject", "grant-appeal", "deny-appeal", "uphold"];
/** Steps that change the log of decisions and the length of the queue. */
const deciding: readonly RunAction[] = [...judging, "reopen"];
/** The entry of the audit log. */
const moderating: readonly RunAction[] = [...deciding, "claim", "release"];

/**
 * Takes one step with a run, in one transaction: the run, its event, and where it enters or leaves the boards also
 * those, the players' points and profiles, the moderators' figures and the audit log, and a notification for whom it
 * concerns. Points of other runners that follow from it are spread right after (`settle-board.server.ts`).
 *
 * @throws ApiError 404 for a run that is not there or not the caller's business; 403 and 409 as the state machine
 *   refuses; 429 after too many steps today; 401 and 403 when session or role are gone.
 */
export async function changeRun(
  dependencies: Dependencies,
  actor: Actor,
  request: RunRequest,
): Promise<RunOutcome> {
  const { db } = dependencies;
  const purged = new Set([getRunRef(db, request.id).path]);
  try {
    const contended = [
      ...(judging.includes(request.action) ? [getQuestsRef(db)] : []),
      // A moderator's steps wait for one another by the audit log, a hunter's by the account.
      moderating.includes(request.action) ? getAuditHeadRef(db) : getUserRef(db, actor.uid),
    ];
    const { outcome, settle } = await runTransaction(
      db,
      [getRunRef(db, request.id), ...contended],
      (transaction) => takeStep(transaction, dependencies, actor, request, purged),
    );
    if (settle) await runAsSite(() => settleAfterDecision(dependencies, settle));
    return outcome;
  } finally {
    // A decision shows on more pages than its own: profiles of the hunters, what is featured, guides.
    if (deciding.includes(request.action)) purgeAllPages();
    else for (const path of purged) purgePage(path);
  }
}

/** Everything that was read before the first write. */
interface StepWork {
  readonly transaction: Transaction;
  readonly db: Firestore;
  readonly actor: Actor;
  readonly request: RunRequest;
  readonly at: Date;
  readonly run: RunDocument;
  readonly next: RunDocument;
  readonly what: RunEvent["what"];
  readonly placement: Placement | null;
  readonly locks: readonly DocumentSnapshot[];
  readonly moderators: readonly ModeratorWork[];
}

async function takeStep(
  transaction: Transaction,
  { db, now }: Dependencies,
  actor: Actor,
  request: RunRequest,
  purged: Set<string>,
): Promise<{ outcome: RunOutcome; settle: string | null }> {
  const { id, action } = request;
  const at = now();
  const limited: LimitedAction = moderating.includes(action) ? "runs-moderate" : "runs-change";
  const { run: snapshot, limit } = await readTogether(transaction, {
    run: getRunRef(db, id),
    limit: getLimitRef(db, actor.uid, limited, at),
  });
  const run = readRun(snapshot);
  if (!run) {
    await actor.confirmed;
    throw refuseRun("not-found");
  }
  const isJudged = judging.includes(action);
  // Who gave the first vote may claim the run again where one is enough by now.
  const isClaimedAgain = action === "claim" && run.approval?.by === actor.uid;
  const [place, locks, moderators] = await Promise.all([
    isJudged || isClaimedAgain ? readPlacement(transaction, db, id, run) : null,
    transaction.getAll(...getLockRefs(db, run)),
    isJudged
      ? readModerators(transaction, db, [
          actor.uid,
          ...run.judges.slice(-1),
          ...(run.status === "pending" ? run.reviews.map(({ by }) => by) : []),
        ])
      : [],
  ]);
  await actor.confirmed;

  if (request.revision !== undefined && request.revision !== run.revision)
    throw refuseRun("changed", { revision: run.revision });
  const takesFirst = place?.boards[0] ? wouldBeFirst(place.boards[0], run.timeCs) : false;
  const decision = decideRunStep(run, {
    ...request,
    uid: actor.uid,
    isModerator: isAdminOrCreator(actor),
    at: Timestamp.fromDate(at),
    lapsesAt: Timestamp.fromMillis(at.getTime() + claimPeriod),
    takesFirst,
    oneVote: place && takesFirst ? await findOneVote(transaction, db, place, { uid: actor.uid, at }) : null,
    isAlone: await isAlone(transaction, db, run, actor, at),
    confirmedAt: Timestamp.fromMillis(at.getTime() + provisionalPeriod),
  });
  if (!decision.ok) throw refuseRun(decision.reason);
  if (!decision.change) return { outcome: { run: toOwnRun(id, run), events: [] }, settle: null };
  const next = { ...run, ...decision.change };
  const placement = place && isJudged ? { ...place, row: toRunRow(id, next) } : null;
  const what: RunEvent["what"] = action === "verify" && next.status === "pending" ? "approve" : action;
  const notices = await readRunNotices(transaction, db, { actor: actor.uid, what, run, next, placement });
  if (moderating.includes(action)) await openAudit(transaction, db);
  takeLimit(transaction, limit, { uid: actor.uid, action: limited, at });
  const work = { transaction, db, actor, request, at, run, next, what, placement, locks, moderators };
  const settle = writeStep(work);
  writeRunNotices(transaction, notices, id, at);
  if (settle || action === "uphold") for (const path of listPaths(db, run)) purged.add(path);
  const people = next.people.filter((uid) => uid !== actor.uid);
  return { outcome: { run: toOwnRun(id, next), events: [{ what, runId: id, people }] }, settle };
}

/** Why one moderator is enough for a first place: few run on its board, or few moderate the site. `null` = they aren't. */
async function findOneVote(
  transaction: Transaction,
  db: Firestore,
  { boards }: Placement,
  moderator: { readonly uid: string; readonly at: Date },
): Promise<ProvisionalCause | null> {
  if (countRows(boards[0]?.chunks ?? []) < contestedRunners) return "few-runners";
  const active = await countActiveModerators(transaction, db, moderator, enoughModerators);
  return active < enoughModerators ? "few-moderators" : null;
}

/** Whether an appeal waits for an admin who judged the run before, while nobody else is active. */
async function isAlone(
  transaction: Transaction,
  db: Firestore,
  run: RunDocument,
  actor: Actor,
  at: Date,
): Promise<boolean> {
  if (!run.appeal || !run.judges.includes(actor.uid) || !isAdmin(actor)) return false;
  return (await countActiveModerators(transaction, db, { uid: actor.uid, at }, 2)) < 2;
}

/** @returns the board that changed, `null` = none */
function writeStep(work: StepWork): string | null {
  const { transaction, db, actor, request, at, run, next, what, placement, locks } = work;
  const { id, reason, text = "" } = request;
  const wasLocked = isLocking(run);
  if (!wasLocked && isLocking(next)) {
    requireFreeLocks(locks, id, run);
    writeLocks(transaction, locks, id, run);
  }
  if (wasLocked && !isLocking(next)) removeLocks(transaction, locks, id);

  const entered = placement !== null && run.status !== "verified" && next.status === "verified";
  const left = placement !== null && run.status === "verified" && next.status !== "verified";
  if (left) displaceRun(transaction, db, placement, at);
  if (placement && request.action === "uphold")
    rewriteRow(transaction, db, placement.boards, placement.row, at);
  if (entered) {
    const quest = getCatalog().quests.get(run.quest);
    const about = {
      monsters: quest?.targets.map(({ monster }) => monster) ?? [],
      weapons: [run.weapon, run.secondWeapon],
      quests: [run.quest],
      hunters: run.players.map(({ uid }) => uid),
    };
    const what = wouldBeFirst({ chunks: placement.boards[0]?.storedChunks ?? [] }, run.timeCs)
      ? "record"
      : "run";
    writeNews(transaction, db, { what, ref: getRunRef(db, id).path, ...about }, at);
  }
  const isBest = entered ? placeRun(transaction, db, placement, at) : next.isBest && !left;
  const people = next.people.includes(actor.uid) ? next.people : [...next.people, actor.uid];
  const eventCount = run.eventCount + 1;
  transaction.set(getRunRef(db, id), { ...next, isBest, people, eventCount });
  const event = { who: actor.uid, what, why: text, at };
  transaction.create(getRunEventRef(db, id, eventCount), event);
  if (judging.includes(request.action)) writeModerators(transaction, work);
  if (moderating.includes(request.action)) {
    writeAudit(transaction, db, {
      actor: actor.uid,
      action: toAuditAction(what),
      target: getRunRef(db, id).path,
      // A claim says nothing of whom the run is by.
      subject: deciding.includes(request.action) ? run.submittedBy : null,
      before: { status: run.status, timeCs: run.timeCs, board: run.boardId },
      after: { status: next.status },
      why: reason ? `${reason}: ${text}` : text,
      at,
    });
  }
  return entered || left ? run.boardId : null;
}

/** Whether a run keeps its video from being used again. */
function isLocking({ status }: Pick<RunDocument, "status">): boolean {
  return status === "pending" || status === "verified";
}

function toAuditAction(what: RunEvent["what"]) {
  if (
    what === "claim" ||
    what === "release" ||
    what === "approve" ||
    what === "reject" ||
    what === "grant-appeal" ||
    what === "deny-appeal" ||
    what === "reopen" ||
    what === "uphold"
  )
    return `run.${what}` as const;
  return "run.verify" as const;
}

/** Everything that a verified run is shown on. */
export function listPaths(db: Firestore, run: RunDocument): string[] {
  const boards = run.boardIds.map((id) => getBoardRef(db, id).path);
  const lists = [getQuestsRef(db).path, getQuestsRef(db, run.weapon).path];
  return [...boards, ...decisionCachePaths, ...lists, "ranking"];
}
