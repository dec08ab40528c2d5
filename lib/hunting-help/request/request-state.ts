import type { RequestStatus } from "@/lib/hunting-help/kinds";

/** How long after its end an answer to an expired request can still be approved, in milliseconds: three days. */
export const lateApprovalPeriod = 3 * 24 * 60 * 60_000;

/** The state of a request, as far as it decides what may be done. */
export interface RequestState {
  readonly status: RequestStatus;
  /** `null` once the account is deleted. */
  readonly asker: string | null;
  /** Answers that everybody can read. */
  readonly answerCount: number;
  /** When it expires, in milliseconds since 1970. */
  readonly expiresAt: number;
}

export type RequestStep =
  | { readonly action: "answer"; readonly uid: string; readonly at: number }
  /** `answerer` wrote the answer that is approved; `null` once that account is deleted. */
  | {
      readonly action: "approve";
      readonly uid: string;
      readonly answerer: string | null;
      readonly at: number;
    }
  | { readonly action: "thank"; readonly uid: string; readonly answerer: string | null; readonly at: number }
  | { readonly action: "edit"; readonly uid: string; readonly at: number }
  | { readonly action: "withdraw"; readonly uid: string; readonly at: number }
  | { readonly action: "expire"; readonly at: number }
  | { readonly action: "close" };

/** Why a step is refused. */
type RequestRefusal =
  | "not-asker"
  | "own-request"
  | "own-answer"
  | "solved"
  | "expired"
  | "withdrawn"
  | "closed"
  | "not-due";

type RequestDecision =
  /** `status` is `null` where it stays; `isRefunded` says whether the asker gets the price back. */
  | { readonly ok: true; readonly status: RequestStatus | null; readonly isRefunded: boolean }
  | { readonly ok: false; readonly reason: RequestRefusal };

/**
 * The one state machine of requests. Pure: the caller writes the change and posts the coins.
 *
 * A request whose time is over counts as expired at once, also before that is written down. Whoever pays for an
 * answer that nobody gave gets the price back: when the request is withdrawn or expires without an answer, and when a
 * moderator closes it while it is open. An expired request that was answered, and so was not paid back, is solved by an
 * approval within three days.
 */
export function decideRequestStep(request: RequestState, step: RequestStep): RequestDecision {
  const { status, answerCount } = request;
  if (step.action === "close") {
    return status === "open" ? change("closed", true) : keep;
  }
  if (step.action === "expire") {
    if (status !== "open") return keep;
    return step.at < request.expiresAt ? refuse("not-due") : change("expired", answerCount === 0);
  }
  if (step.action === "answer") {
    if (step.uid === request.asker) return refuse("own-request");
    return requireOpen(request, step.at, keep);
  }
  if (step.uid !== request.asker) return refuse("not-asker");
  switch (step.action) {
    case "approve":
      if (step.answerer === request.asker) return refuse("own-answer");
      return isApprovable(request, step.at) ? change("solved", false) : refuse(getEnd(request));
    case "thank":
      // Thanks cost nothing and may come late.
      if (step.answerer === request.asker) return refuse("own-answer");
      return status === "withdrawn" || status === "closed" ? refuse(status) : keep;
    case "edit":
      return requireOpen(request, step.at, keep);
    case "withdraw":
      if (status === "withdrawn") return keep;
      return requireOpen(request, step.at, change("withdrawn", answerCount === 0));
  }
}

/** Whether a request that is stored as open has run out. */
export function isRequestDue(
  { status, expiresAt }: Pick<RequestState, "status" | "expiresAt">,
  at: number,
): boolean {
  return status === "open" && at >= expiresAt;
}

/** Whether an answer of a request can be approved: while it is open, and for three days after it expired. */
export function isApprovable(
  { status, answerCount, expiresAt }: Pick<RequestState, "status" | "answerCount" | "expiresAt">,
  at: number,
): boolean {
  if (status === "open" && at < expiresAt) return true;
  const isExpired = status === "open" || status === "expired";
  return isExpired && answerCount > 0 && at < expiresAt + lateApprovalPeriod;
}

/** Refusal by the end of a request, of which nothing is written yet where its time is just over. */
function getEnd({ status }: RequestState): RequestRefusal {
  return status === "open" ? "expired" : status;
}

function requireOpen(request: RequestState, at: number, decision: RequestDecision): RequestDecision {
  if (request.status !== "open") return refuse(request.status);
  return isRequestDue(request, at) ? refuse("expired") : decision;
}

const keep: RequestDecision = { ok: true, status: null, isRefunded: false };

function change(status: RequestStatus, isRefunded: boolean): RequestDecision {
  return { ok: true, status, isRefunded };
}

function refuse(reason: RequestRefusal): RequestDecision {
  return { ok: false, reason };
}
