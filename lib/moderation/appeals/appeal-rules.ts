import type { AuditAction } from "@/lib/audit/schema";
import type { ReportedKind } from "@/lib/reports/targets";
import { caseClaimPeriod } from "../case-state";

const dayMs = 86_400_000;
/** How long after a decision it can be appealed, in milliseconds: 30 days. */
export const appealPeriod = 30 * dayMs;
/** How long an appeal waits for another moderator before an admin may judge it against the own decision: 14 days. */
const appealPatience = 14 * dayMs;
/** Shortest and longest text of an appeal, in UTF-16 units. */
export const minAppealLength = 20;
export const maxAppealLength = 1000;

/** Decisions about somebody outside of the boards, and the entry of the audit log that takes each back. */
const takenBackBy = {
  "case.decide": "case.undo",
  "build.take-down": "build.allow",
  "guide.take-down": "guide.allow",
  "help.take-down": "help.allow",
  "state-name.take-down": "state-name.allow",
  "short-link.take-down": "short-link.allow",
  "user.block": "user.unblock",
} as const satisfies Partial<Record<AuditAction, AuditAction>>;
export type AppealedAction = keyof typeof takenBackBy;

/** Whether a decision of this kind can be appealed. A rejected run has its own appeal. */
export function isAppealedAction(action: string): action is AppealedAction {
  return Object.hasOwn(takenBackBy, action);
}

/**
 * The entries of the audit log that say what was decided about somebody, and what was taken back of it: two lists of ten
 * at most, as a query may ask for no more on every store.
 */
export const decisionActions: readonly (readonly AuditAction[])[] = [
  Object.keys(takenBackBy).filter(isAppealedAction),
  Object.values(takenBackBy),
];

/** An entry of the audit log, as far as it says what was decided. */
interface DecisionEntry {
  readonly id: string;
  readonly actor: string;
  readonly action: AuditAction;
  readonly target: string;
  readonly why: string;
  readonly at: Date;
  readonly after: Readonly<Record<string, string | number | boolean | null>>;
}

/** A decision about somebody, in one piece: what a case hid and whom it blocked is one. */
export interface Decision extends DecisionEntry {
  readonly action: AppealedAction;
  /** Whether it was taken back, or its block is over. */
  readonly isOver: boolean;
}

/**
 * Decisions about somebody, out of the entries about them. What reports hid by themselves is left out: a moderator
 * decides about it anyway.
 *
 * @param entries newest first
 */
export function listDecisions(entries: readonly DecisionEntry[], at: Date): Decision[] {
  const cases = entries.filter((entry) => entry.action === "case.decide" && hasMeasure(entry));
  return entries.flatMap((entry) => {
    const { action, actor } = entry;
    if (!isAppealedAction(action) || actor === "reports" || !hasMeasure(entry)) return [];
    if (action !== "case.decide" && cases.some((each) => isPartOf(entry, each))) return [];
    return [{ ...entry, action, isOver: isTakenBack(entry, action, entries) || isLapsed(entry, at) }];
  });
}

function hasMeasure({ action, after }: DecisionEntry): boolean {
  return action !== "case.decide" || after.content === "hide" || after.person !== "none";
}

/** A case hides and blocks with the reason of its decision, before it closes and within the time of its claim. */
function isPartOf(entry: DecisionEntry, ofCase: DecisionEntry): boolean {
  const before = ofCase.at.getTime() - entry.at.getTime();
  const isSameDeed = entry.actor === ofCase.actor && entry.why === ofCase.why;
  return isSameDeed && before >= 0 && before <= caseClaimPeriod;
}

function isTakenBack(
  { target, at }: DecisionEntry,
  action: AppealedAction,
  entries: readonly DecisionEntry[],
): boolean {
  return entries.some(
    (other) => other.action === takenBackBy[action] && other.target === target && other.at >= at,
  );
}

function isLapsed({ action, after }: DecisionEntry, at: Date): boolean {
  return action === "user.block" && typeof after.until === "string" && new Date(after.until) <= at;
}

const targetKinds: readonly (readonly [RegExp, ReportedKind])[] = [
  [/^builds\/([^/]+)$/, "build"],
  [/^runs\/([^/]+)$/, "run"],
  [/^guides\/([^/]+)$/, "guide"],
  [/^users\/([^/]+)$/, "profile"],
  [/^helpRequests\/([^/]+)$/, "help-request"],
  [/^helpRequests\/([^/]+)\/answers\/([^/]+)$/, "help-answer"],
  [/^helpRequests\/([^/]+)\/comments\/([^/]+)$/, "help-comment"],
  [/^huntSearches\/([^/]+)$/, "hunt-search"],
  [/^eventQuests\/([^/]+)$/, "event-quest"],
  [/^stateNames\/([^/]+)$/, "state-name"],
  [/^shortLinks\/([^/]+)$/, "short-link"],
];

/** The content that a path of the store is about; `null` for what is none. */
export function toDecisionTarget(
  path: string,
): { readonly kind: ReportedKind; readonly content: string; readonly parent: string | null } | null {
  for (const [pattern, kind] of targetKinds) {
    const [, first = "", second] = pattern.exec(path) ?? [];
    if (first === "") continue;
    return { kind, content: second ?? first, parent: second === undefined ? null : first };
  }
  return null;
}

/** Step of a judge, and who they are. */
interface JudgeStep {
  readonly uid: string;
  readonly isAdmin: boolean;
  readonly at: Date;
  /** Whether the site has no other moderator who could judge it. */
  readonly hasNobodyElse: boolean;
}

/** An appeal as the rules look at it. */
interface JudgedAppeal {
  readonly uid: string;
  readonly partners: readonly string[];
  readonly decidedBy: string | null;
  readonly status: "open" | "closed";
  readonly at: Date;
  readonly claim: { readonly by: string; readonly until: Date } | null;
}

/** Why somebody cannot judge an appeal, in words. */
export const judgeRefusals = {
  own: "This appeal is about you. Another moderator will look at it.",
  closed: "This appeal has already been judged.",
  "claimed-by-other": "Another moderator is judging this appeal.",
  "same-moderator": "You decided this. Another moderator judges the appeal.",
} as const satisfies Readonly<Record<string, string>>;
type JudgeRefusal = keyof typeof judgeRefusals;

/**
 * The rules of who judges an appeal, in the order in which they are looked at: never whom the decision is about, and
 * never who decided, but for an admin where nobody else is there or nobody else did for 14 days.
 *
 * @returns the refusal, or whether it is judged by who decided it
 */
export function decideJudge(
  appeal: JudgedAppeal,
  { uid, isAdmin, at, hasNobodyElse }: JudgeStep,
): { readonly refusal: JudgeRefusal } | { readonly refusal: null; readonly isAlone: boolean } {
  if (appeal.uid === uid || appeal.partners.includes(uid)) return { refusal: "own" };
  if (appeal.status === "closed") return { refusal: "closed" };
  if (appeal.claim && appeal.claim.by !== uid && appeal.claim.until > at)
    return { refusal: "claimed-by-other" };
  if (appeal.decidedBy !== uid) return { refusal: null, isAlone: false };
  const hasWaited = at.getTime() - appeal.at.getTime() >= appealPatience;
  return isAdmin && (hasNobodyElse || hasWaited)
    ? { refusal: null, isAlone: true }
    : { refusal: "same-moderator" };
}
