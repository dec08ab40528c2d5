import type { CaseDocument } from "@/lib/reports/case-fields";

/** How long a claim holds, in milliseconds: 15 minutes. */
export const caseClaimPeriod = 15 * 60_000;
/** Notes and decisions that a case holds; the first ones go when there are more. */
export const maxCaseEvents = 60;

/** A moderator's action on a case. */
export type CaseAction = "read" | "claim" | "release" | "note" | "decide" | "undo";

/** Why it is refused. */
type CaseRefusal = "own" | "claimed-by-other" | "closed" | "open" | "changed" | "no-owner";

interface CaseStep {
  readonly action: CaseAction;
  readonly uid: string;
  readonly at: Date;
  /** The revision that the moderator saw; left out where that does not matter. */
  readonly revision?: number;
  /** Whether the decision is about the person too. */
  readonly isPersonal?: boolean;
}

type State = Pick<CaseDocument, "owner" | "partners" | "status" | "claim" | "revision">;

/** Whether somebody holds a case at a moment. */
function getCaseHolder({ claim }: Pick<CaseDocument, "claim">, at: Date): string | null {
  return claim && claim.until.toDate() > at ? claim.by : null;
}

/** Whether somebody made what a case is about, alone or with others. */
export function isOwnCase(
  { owner, partners }: Pick<CaseDocument, "owner" | "partners">,
  uid: string,
): boolean {
  return owner === uid || partners.includes(uid);
}

/**
 * The rules of a case, in the order in which they are looked at. Nobody sees or judges a case about what they
 * made, alone or with others; who
 * holds a claim acts alone while it lasts; a decision is about what the moderator saw.
 *
 * @returns `null` where the step is allowed
 */
export function refuseCaseStep(state: State, step: CaseStep): CaseRefusal | null {
  if (isOwnCase(state, step.uid)) return "own";
  if (step.action === "read" || step.action === "note") return null;
  const holder = getCaseHolder(state, step.at);
  if (holder !== null && holder !== step.uid) return "claimed-by-other";
  if (step.action === "release") return null;
  if (step.revision !== undefined && step.revision !== state.revision) return "changed";
  if (step.action === "undo") return state.status === "open" ? "open" : null;
  if (state.status === "closed") return "closed";
  return step.isPersonal && state.owner === null ? "no-owner" : null;
}
