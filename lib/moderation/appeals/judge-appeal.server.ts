import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { readTogether, runTransaction } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import { openAudit, writeAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { moderatedBuild } from "@/lib/builds/moderate-build.server";
import { type DocumentSnapshot, Timestamp, type Transaction } from "@/lib/firebase/admin.server";
import { moderatedGuide } from "@/lib/guides/moderate-guide.server";
import { ApiError } from "@/lib/http/api-error";
import { moderatedComment } from "@/lib/hunting-help/answer/moderate-comment.server";
import { moderatedAnswer, moderatedRequest } from "@/lib/hunting-help/moderate-help.server";
import { getLimitRef, takeLimit } from "@/lib/limits/take-limit.server";
import { addNotification } from "@/lib/notifications/add-notification.server";
import { moderateWithCopies } from "@/lib/publishing/moderate-copies.server";
import { blockUser } from "@/lib/reports/block-user.server";
import { getContentId } from "@/lib/reports/content-kinds.server";
import { getCaseRef, readCaseDocument } from "@/lib/reports/open-case.server";
import { moderatedShortLink } from "@/lib/short-links/short-link-kind.server";
import { isAdmin } from "@/lib/site/roles";
import { appealsPath } from "@/lib/site/routes";
import { moderatedStateName } from "@/lib/state-names/state-name-kind.server";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { getStaffMarksRef, readStaffMarks } from "@/lib/users/staff-marks.server";
import { caseClaimPeriod } from "../case-state";
import { decideCase } from "../decide-case.server";
import { undoDecision } from "../undo-decision.server";
import { decideJudge, toDecisionTarget } from "./appeal-rules";
import type { AppealDocument } from "./fields";
import { getAppealRef, readAppeal } from "./read-decisions.server";
import { refuseAppeal } from "./refusals";
import type { AppealDoneResponse, JudgeAppeal } from "./schema";

interface Judgment extends JudgeAppeal {
  readonly id: string;
}

/** Context of a step of judging. */
interface JudgeWork {
  readonly transaction: Transaction;
  readonly stored: AppealDocument;
  readonly person: DocumentSnapshot;
  readonly at: Date;
  readonly isAlone: boolean;
}

/**
 * A moderator grants or denies an appeal. It is claimed first, then what was decided is taken back by the use cases that
 * take back such decisions, then the appeal closes in one transaction with the notice and the audit entry. Whatever breaks
 * off can be repeated: what is done stays done, and nothing happens twice.
 *
 * @throws ApiError 404 for an unknown appeal; 403 and 409 as `decideJudge`; 409 while the content waits in a case again;
 *   429 after too many decisions today.
 */
export async function judgeAppeal(
  dependencies: AccountDependencies,
  actor: Actor,
  judgment: Judgment,
): Promise<AppealDoneResponse> {
  const { db } = dependencies;
  const { id, outcome, answer } = judgment;
  const begun = await changeAppeal(dependencies, actor, judgment, ({ transaction, stored, at }) => {
    const until = Timestamp.fromMillis(at.getTime() + caseClaimPeriod);
    const people = [...new Set([...stored.people, actor.uid])];
    transaction.update(getAppealRef(db, id), { claim: { by: actor.uid, until }, people });
  });
  if (begun.status === "closed") return { message: "OK" };
  if (outcome === "granted") await takeBack(dependencies, actor, begun, answer);
  await changeAppeal(dependencies, actor, judgment, (work) => {
    const { transaction, stored, person, at, isAlone } = work;
    transaction.update(getAppealRef(db, id), {
      ...{ status: "closed", claim: null, outcome, answer, judgedBy: actor.uid, isAlone },
      judgedAt: Timestamp.fromDate(at),
    });
    const text = `Your appeal was ${outcome}: ${answer}${
      isAlone ? " It was judged by the admin who made the decision, as nobody else could." : ""
    }`;
    addNotification(
      transaction,
      { user: person },
      { kind: "moderation", ref: appealsPath, values: { text } },
      at,
    );
    writeAudit(transaction, db, {
      ...{ actor: actor.uid, action: outcome === "granted" ? "appeal.grant" : "appeal.deny" },
      ...{ target: stored.target, subject: stored.uid, why: answer, at },
      before: { decision: stored.action, entry: id },
      after: { outcome, alone: isAlone },
    });
  });
  return { message: "OK" };
}

async function changeAppeal(
  { db, now }: AccountDependencies,
  actor: Actor,
  { id, outcome, answer }: Judgment,
  write: (work: JudgeWork) => void,
): Promise<AppealDocument> {
  const reference = getAppealRef(db, id);
  const uid = readAppeal(await reference.get())?.uid;
  if (uid === undefined) {
    await actor.confirmed;
    throw refuseAppeal("not-found");
  }
  const account = getUserRef(db, uid);
  return runTransaction(db, [reference, account, getAuditHeadRef(db)], async (transaction) => {
    const at = now();
    const { appeal, limit, marks, person } = await readTogether(transaction, {
      appeal: reference,
      limit: getLimitRef(db, actor.uid, "moderate", at),
      marks: getStaffMarksRef(db),
      person: account,
    });
    await actor.confirmed;
    const stored = readAppeal(appeal);
    if (!stored) throw refuseAppeal("not-found");
    const isRepeated =
      stored.outcome === outcome && stored.judgedBy === actor.uid && stored.answer === answer;
    if (isRepeated) return stored;
    const judge = decideJudge(toJudged(stored), {
      ...{ uid: actor.uid, isAdmin: isAdmin(actor), at },
      hasNobodyElse: hasNobodyElse(readStaffMarks(marks), stored, actor.uid),
    });
    if (judge.refusal) throw refuseAppeal(judge.refusal);
    await openAudit(transaction, db);
    takeLimit(transaction, limit, { uid: actor.uid, action: "moderate", at });
    write({ transaction, stored, person, at, isAlone: judge.isAlone });
    return stored;
  });
}

/** An appeal as the rules look at it. */
export function toJudged({ at, claim, ...appeal }: AppealDocument) {
  return { ...appeal, at: at.toDate(), claim: claim && { by: claim.by, until: claim.until.toDate() } };
}

/** Whether nobody but one person has a role who could judge an appeal. */
export function hasNobodyElse(
  staff: ReadonlySet<string>,
  { uid, partners }: Pick<AppealDocument, "uid" | "partners">,
  judge: string,
): boolean {
  return [...staff].every((each) => each === judge || each === uid || partners.includes(each));
}

/** Takes back what was decided, as far as it still holds. */
async function takeBack(
  dependencies: AccountDependencies,
  actor: Actor,
  appeal: AppealDocument,
  reason: string,
): Promise<void> {
  if (appeal.action === "case.decide") return undoCase(dependencies, actor, appeal, reason);
  if (appeal.action === "user.block") return endBlock(dependencies, actor, appeal, reason);
  const target = toDecisionTarget(appeal.target);
  if (!target) return;
  const step = {
    id: getContentId({ id: target.content, parent: target.parent }),
    ...({ action: "allow", reason, isShownAgain: appeal.wasPublic } as const),
  };
  try {
    if (target.kind === "build") await moderateWithCopies(dependencies, actor, moderatedBuild, step);
    if (target.kind === "guide") await moderateWithCopies(dependencies, actor, moderatedGuide, step);
    if (target.kind === "help-request") await moderateWithCopies(dependencies, actor, moderatedRequest, step);
    if (target.kind === "help-answer") await moderateWithCopies(dependencies, actor, moderatedAnswer, step);
    if (target.kind === "state-name") await moderateWithCopies(dependencies, actor, moderatedStateName, step);
    if (target.kind === "short-link") await moderateWithCopies(dependencies, actor, moderatedShortLink, step);
    if (target.kind === "help-comment") await moderateWithCopies(dependencies, actor, moderatedComment, step);
  } catch (error) {
    // What its author deleted for good needs no moderator any more.
    if (!(error instanceof ApiError && error.code === "not-found")) throw error;
  }
}

/** The case is undone, and closed again with nothing against anybody. */
async function undoCase(
  dependencies: AccountDependencies,
  actor: Actor,
  { target, decidedAt }: AppealDocument,
  reason: string,
): Promise<void> {
  const reference = getCaseRef(dependencies.db, target);
  const read = async () => readCaseDocument(await reference.get());
  const found = await read();
  if (!found) return;
  const isAppealed =
    found.status === "closed" && found.decidedAt?.toDate().getTime() === decidedAt.toDate().getTime();
  if (isAppealed) {
    const { revision } = found;
    await undoDecision(dependencies, actor, { id: reference.id, revision, text: reason });
  }
  const open = isAppealed ? await read() : found;
  if (open?.status !== "open") return;
  const last = open.events.at(-1);
  const isMine = last?.what === "undo" && last.who === actor.uid && last.text === reason;
  if (!isMine) throw refuseAppeal("case-open");
  const dismissal = { content: "keep", person: "none", days: 0, reason: "no-violation", text: "" } as const;
  await decideCase(dependencies, actor, { id: reference.id, revision: open.revision, ...dismissal });
}

/** A block ends, unless a longer one came after it. */
async function endBlock(
  dependencies: AccountDependencies,
  actor: Actor,
  { uid, blockedUntil }: AppealDocument,
  reason: string,
): Promise<void> {
  const user = readUser(await getUserRef(dependencies.db, uid).get());
  if (user?.block?.until.toDate().toISOString() !== blockedUntil) return;
  await blockUser(dependencies, actor, { uid, days: 0, reason });
}
