import { setPersonRole } from "@/lib/admin/set-person-role.server";
import { endAnnouncement } from "@/lib/announcements/change-announcements.server";
import type { AccountDependencies } from "@/lib/api/create-dependencies.server";
import { runTransaction } from "@/lib/api/run-transaction.server";
import { getAuditHeadRef } from "@/lib/audit/audit-chain.server";
import type { AuditAction, AuditEntry } from "@/lib/audit/schema";
import { openAudit } from "@/lib/audit/write-audit.server";
import type { Actor } from "@/lib/auth/actor";
import { moderatedBuild } from "@/lib/builds/moderate-build.server";
import { removeFeatured } from "@/lib/featured/change-featured.server";
import { moderatedGuide } from "@/lib/guides/moderate-guide.server";
import { ApiError } from "@/lib/http/api-error";
import { pickHelp } from "@/lib/hunting-help/moderate-help.server";
import { undoDecision } from "@/lib/moderation/undo-decision.server";
import { blockUser } from "@/lib/reports/block-user.server";
import { getCaseRef, readCaseDocument } from "@/lib/reports/open-case.server";
import { moderatedShortLink } from "@/lib/short-links/short-link-kind.server";
import { getAdjustmentRefs, postAdjustment } from "@/lib/staff/post-adjustment.server";
import type { RoleChange } from "@/lib/staff/role-change";
import { settleStaffAction } from "@/lib/staff/settle-action.server";
import { staffActionSchema } from "@/lib/staff/staff-action";
import { findAccount, getRoleName } from "@/lib/staff/write-role.server";
import { moderatedStateName } from "@/lib/state-names/state-name-kind.server";
import { formatCount, formatNumber } from "@/lib/text/format";
import { getUserRef, readUser } from "@/lib/users/read-user-document.server";
import { planUndo } from "./plan-undo";
import type { UndoOutcome } from "./schema";
import {
  type EntryOutcome,
  type UndoWork,
  undoGuideEdit,
  undoGuideState,
  undoModeration,
  undoRun,
} from "./undo-content.server";

/** The undo of each kind of entry that has one. Each looks first whether there is still something to undo. */
const undoByAction: Readonly<Partial<Record<AuditAction, (work: UndoWork) => Promise<EntryOutcome>>>> = {
  "build.take-down": undoModeration(() => moderatedBuild),
  "build.allow": undoModeration(() => moderatedBuild),
  "guide.take-down": undoModeration(() => moderatedGuide),
  "guide.allow": undoModeration(() => moderatedGuide),
  "guide.edit": undoGuideEdit,
  "guide.unpublish": undoGuideState,
  "guide.delete": undoGuideState,
  "help.take-down": undoModeration(pickHelp),
  "help.allow": undoModeration(pickHelp),
  "state-name.take-down": undoModeration(() => moderatedStateName),
  "state-name.allow": undoModeration(() => moderatedStateName),
  "short-link.take-down": undoModeration(() => moderatedShortLink),
  "short-link.allow": undoModeration(() => moderatedShortLink),
  "run.reject": undoRun,
  "run.deny-appeal": undoRun,
  "run.verify": undoRun,
  "case.decide": undoCase,
  "user.block": undoBlock,
  "feature.add": undoFeature,
  "announcement.create": undoAnnouncement,
  "coins.adjust": undoAdjustment,
  "role.set": undoRole,
  "staff.propose": undoProposal,
};

/**
 * Undoes one entry of the audit log by the use case of the feature that it belongs to. What has no effect any more stays
 * as it is, so that it can be repeated.
 *
 * @throws ApiError 429 and 503, after which it can be repeated; what a rule forbids is an outcome
 */
export async function undoEntry(
  dependencies: AccountDependencies,
  actor: Actor,
  entry: AuditEntry,
  why: string,
): Promise<{ outcome: UndoOutcome; note: string } | null> {
  const plan = planUndo(entry);
  if (plan.plan === "none") return null;
  if (plan.plan === "by-hand") return { outcome: "by-hand", note: plan.note };
  const undo = undoByAction[entry.action];
  if (!undo) throw new Error(`Nothing undoes ${entry.action}.`);
  try {
    const outcome = await undo({ dependencies, actor, entry, why });
    return typeof outcome === "string" ? { outcome, note: "" } : outcome;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 429 || error.status >= 500) throw error;
    if (error.code === "not-found") return { outcome: "already", note: "It is not there any more." };
    return { outcome: "refused", note: error.message };
  }
}

/** The decision about a report, with the content and the block that came with it. */
async function undoCase({ dependencies, actor, entry, why }: UndoWork): Promise<EntryOutcome> {
  const reference = getCaseRef(dependencies.db, entry.target);
  const stored = readCaseDocument(await reference.get());
  const last = stored?.events.findLast(({ what }) => what === "decide");
  if (!stored || stored.status === "open" || last?.who !== entry.actor) return "already";
  await undoDecision(dependencies, actor, { id: reference.id, revision: stored.revision, text: why });
  return "undone";
}

async function undoBlock({ dependencies, actor, entry, why }: UndoWork): Promise<EntryOutcome> {
  const uid = getLastPart(entry.target);
  const block = readUser(await getUserRef(dependencies.db, uid).get())?.block ?? null;
  if (block?.until.toDate().toISOString() !== entry.after.until) return "already";
  await blockUser(dependencies, actor, { uid, days: 0, reason: why });
  return "undone";
}

async function undoFeature({ dependencies, actor, entry }: UndoWork): Promise<EntryOutcome> {
  const id = getLastPart(entry.target);
  if (!(await dependencies.db.doc(entry.target).get()).exists) return "already";
  await removeFeatured(dependencies, actor, id);
  return "undone";
}

async function undoAnnouncement({ dependencies, actor, entry }: UndoWork): Promise<EntryOutcome> {
  const stored = await dependencies.db.doc(entry.target).get();
  if (!stored.exists || stored.get("endedAt") !== null) return "already";
  await endAnnouncement(dependencies, actor, getLastPart(entry.target));
  return "undone";
}

/** The role that the account had before, by the rules of roles: what takes two takes two here too. */
async function undoRole({ dependencies, actor, entry, why }: UndoWork): Promise<EntryOutcome> {
  const uid = getLastPart(entry.target);
  const account = await findAccount(dependencies, uid);
  const toRole = ({ admin, creator }: AuditEntry["after"]): RoleChange["role"] =>
    admin === true ? "admin" : creator === true ? "creator" : "none";
  const [before, after] = [toRole(entry.before), toRole(entry.after)];
  if (!account || getRoleName(account) !== after || before === after) return "already";
  const change = { uid, key: `undo-${entry.id}`, role: before, why } as const;
  const { pending } = await setPersonRole(dependencies, actor, change);
  return pending ? { outcome: "proposed", note: "A second admin has to confirm it." } : "undone";
}

async function undoProposal({ dependencies, actor, entry }: UndoWork): Promise<EntryOutcome> {
  const stored = await dependencies.db.doc(entry.target).get();
  if (!stored.exists || staffActionSchema.parse(stored.data()).status !== "proposed") return "already";
  await settleStaffAction(dependencies, actor, { id: stored.id, action: "cancel" });
  return "undone";
}

function getLastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/**
 * Takes given coins back, or gives taken ones back, by a ledger entry under a key of its own: it happens once. What was
 * spent already is not there to be taken.
 */
async function undoAdjustment({ dependencies, actor, entry, why }: UndoWork): Promise<EntryOutcome> {
  const { db, now } = dependencies;
  const { amount } = entry.after;
  const uid = entry.subject;
  if (uid === null || typeof amount !== "number") return "already";
  if (uid === actor.uid && amount < 0) {
    return { outcome: "refused", note: "You can't give yourself coins. Ask another admin." };
  }
  const refs = getAdjustmentRefs(db, uid, `undo-${entry.id}`);
  return runTransaction(db, [refs.user, getAuditHeadRef(db)], async (transaction) => {
    const at = now();
    const [user, posted] = await transaction.getAll(refs.user, refs.entry);
    await actor.confirmed;
    const held = user && readUser(user);
    if (!user || !held || !posted || posted.exists) return "already";
    const change = amount > 0 ? -Math.min(amount, held.coins) : -amount;
    if (change === 0) return { outcome: "refused", note: "The coins were spent already." };
    await openAudit(transaction, db);
    const by = { actor: actor.uid, confirmedBy: null };
    postAdjustment(transaction, db, { user, entry: posted }, { amount: change, why, ...by }, at);
    const spent = amount + change;
    if (amount < 0 || spent === 0) return "undone";
    const note = `${formatNumber(spent)} of ${formatCount(amount, "coin", "coins")} were spent already.`;
    return { outcome: "undone", note };
  });
}
