import type { RejectionReason } from "@/lib/leaderboards/review/reasons";
import type { ProvisionalCause, RunState } from "./run-fields";

/** How long a claim holds, in milliseconds: 30 minutes. */
export const claimPeriod = 30 * 60_000;
/** How long a provisional first place waits for a challenge, in milliseconds: a week. */
export const provisionalPeriod = 7 * 24 * 60 * 60_000;
/** From this many runners on, a first place of a board takes two moderators, and a provisional one is confirmed. */
export const contestedRunners = 5;
/** From this many active moderators on, a first place takes two of them. */
export const enoughModerators = 3;

type Time = NonNullable<RunState["decidedAt"]>;

/** A step that somebody wants to take with a run. */
export type RunAction =
  /** A partner who is named agrees, or does not. */
  | "confirm"
  | "decline"
  /** The runner changes or takes back what nobody has decided yet. */
  | "correct"
  | "withdraw"
  /** The runner asks for another decision. */
  | "appeal"
  /** A moderator's steps. */
  | "claim"
  | "release"
  | "verify"
  | "reject"
  | "grant-appeal"
  | "deny-appeal"
  /** Takes a rejection back: the run waits for review again. */
  | "reopen"
  /** The second vote for a provisional first place. */
  | "uphold";

/** Why a step is refused. */
export type RunRefusal =
  | "not-runner"
  | "not-partner"
  | "not-moderator"
  | "own-run"
  | "unconfirmed"
  | "decided"
  | "not-claimed"
  | "claimed-by-other"
  | "claim-lapsed"
  | "same-moderator"
  | "judged-before"
  | "not-rejected"
  | "appeal-used"
  | "no-appeal"
  | "appeal-open"
  | "not-provisional";

type RunDecision =
  /** `change` is `null` where nothing changes: the step is a repetition. */
  | { readonly ok: true; readonly change: Partial<RunState> | null }
  | { readonly ok: false; readonly reason: RunRefusal };

interface RunStep {
  readonly action: RunAction;
  readonly uid: string;
  /** Whether that person has the role now. */
  readonly isModerator: boolean;
  readonly at: Time;
  /** When a claim that begins now lapses. */
  readonly lapsesAt: Time;
  /** Whether the run would be first on its board, alone or tied: that takes two moderators. */
  readonly takesFirst?: boolean;
  /** Why one moderator is enough for a first place here; without it, it takes two. */
  readonly oneVote?: ProvisionalCause | null;
  /** Whether nobody else is there to decide an appeal against the person's own decision: an admin then may. */
  readonly isAlone?: boolean;
  /** When a provisional first place that begins now is confirmed. */
  readonly confirmedAt?: Time;
  /** Why it is rejected; the text goes with it, and with an appeal. */
  readonly reason?: RejectionReason;
  readonly text?: string;
}

/**
 * The one state machine of runs. Pure: the caller writes the change.
 *
 * `pending` becomes `verified`, `rejected` or `withdrawn`; `verified` can become `rejected` later; `rejected` comes
 * back once, by an appeal that another moderator grants, or when a moderator takes the rejection back. A first place
 * takes two moderators, or one where a board or the site is small: then it is provisional.
 */
export function decideRunStep(run: RunState, step: RunStep): RunDecision {
  switch (step.action) {
    case "confirm":
    case "decline":
      return decidePartnerStep(run, step);
    case "correct":
    case "withdraw":
    case "appeal":
      return decideRunnerStep(run, step);
    default:
      return decideModeratorStep(run, step);
  }
}

/** Whether a first place counts as provisional, on a board with so many runners. */
export function isProvisional(cause: ProvisionalCause | null | undefined, runners: number): boolean {
  return cause === "few-moderators" || (cause === "few-runners" && runners < contestedRunners);
}

/** Whether a claim holds at a moment. */
export function isClaimed(run: Pick<RunState, "claim">, at: Time): boolean {
  return run.claim !== null && run.claim.until.toDate() > at.toDate();
}

function decidePartnerStep(run: RunState, { action, uid, at }: RunStep): RunDecision {
  const own = run.players.find((player) => player.uid === uid);
  if (!own || uid === run.submittedBy) return refuse("not-partner");
  if (run.status !== "pending") return refuse("decided");
  if (action === "decline") return change(endRun("withdrawn", at));
  if (own.confirmed) return keep;
  const players = run.players.map((player) => (player === own ? { ...player, confirmed: true } : player));
  return change({ players, queue: players.every(({ confirmed }) => confirmed) ? "review" : null });
}

function decideRunnerStep(run: RunState, { action, uid, at, text = "" }: RunStep): RunDecision {
  if (uid !== run.submittedBy) return refuse("not-runner");
  if (action === "appeal") {
    if (run.status !== "rejected") return refuse("not-rejected");
    if (run.appeal) return refuse("appeal-used");
    return change({ appeal: { text, at, state: "open", answer: "" }, queue: "appeal", claim: null });
  }
  if (action === "withdraw" && run.status === "withdrawn") return keep;
  if (run.status !== "pending") return refuse("decided");
  if (action === "withdraw") return change(endRun("withdrawn", at));
  // What a moderator looked at is not there any more: claim and approval go with it.
  return change({ claim: null, approval: null, revision: run.revision + 1 });
}

function decideModeratorStep(run: RunState, step: RunStep): RunDecision {
  const { action, uid, at } = step;
  if (!step.isModerator) return refuse("not-moderator");
  if (run.players.some((player) => player.uid === uid) || run.submittedBy === uid) return refuse("own-run");
  // A verified run is looked at again without a claim: whoever sees the fault rejects it.
  if (action === "reject" && run.status === "verified") {
    return change({ ...endRun("rejected", at), ...toVerdict(run, step) });
  }
  if (action === "reopen") return decideReopening(run);
  if (action === "uphold") return decideUpholding(run, uid);
  if (run.queue === null) return refuse(run.status === "pending" ? "unconfirmed" : "decided");
  // Where one vote is enough by now, who gave the first one may go on alone.
  if (run.approval?.by === uid && !step.oneVote) return refuse("same-moderator");
  // An appeal, and a first place that it leads to, is for those who have not judged the run yet.
  if (run.appeal && run.judges.includes(uid) && !step.isAlone) return refuse("judged-before");
  const claimed = isClaimed(run, at);
  if (claimed && run.claim?.by !== uid) return refuse("claimed-by-other");
  if (action === "claim") return change({ claim: { by: uid, until: step.lapsesAt } });
  if (action === "release") return run.claim?.by === uid ? change({ claim: null }) : keep;
  if (!claimed) return refuse(run.claim?.by === uid ? "claim-lapsed" : "not-claimed");
  return decideVerdict(run, step);
}

function decideReopening(run: RunState): RunDecision {
  if (run.status === "pending" && run.queue === "review") return keep;
  if (run.status !== "rejected") return refuse("not-rejected");
  if (run.queue === "appeal") return refuse("appeal-open");
  const fresh = { claim: null, approval: null, decidedAt: null, reason: null, reasonText: "" };
  return change({ ...fresh, status: "pending", queue: "review" });
}

function decideUpholding(run: RunState, uid: string): RunDecision {
  if (run.status !== "verified") return refuse("not-provisional");
  if (run.provisional === null) return run.judges.at(-1) === uid ? keep : refuse("not-provisional");
  if (run.judges.includes(uid)) return refuse("same-moderator");
  return change({ provisional: null, judges: addJudge(run.judges, uid) });
}

function decideVerdict(run: RunState, step: RunStep): RunDecision {
  const { action, uid, at, text = "" } = step;
  const isAppeal = run.queue === "appeal";
  if (isAppeal && (action === "verify" || action === "reject")) return refuse("appeal-open");
  if (!isAppeal && (action === "grant-appeal" || action === "deny-appeal")) return refuse("no-appeal");
  if (action === "reject") return change({ ...endRun("rejected", at), ...toVerdict(run, step) });
  const isAlone = run.judges.includes(uid);
  const appeal =
    isAppeal && run.appeal ? { appeal: { ...run.appeal, answer: text, ...(isAlone && { isAlone }) } } : {};
  if (action === "deny-appeal") {
    return change({
      queue: null,
      claim: null,
      judges: addJudge(run.judges, uid),
      ...(appeal.appeal ? { appeal: { ...appeal.appeal, state: "denied" } } : {}),
    });
  }
  const granted: Partial<RunState> = appeal.appeal
    ? { appeal: { ...appeal.appeal, state: "granted" }, reason: null, reasonText: "" }
    : {};
  const judges = addJudge(run.judges, uid);
  const isSecond = run.approval !== null && run.approval.by !== uid;
  if (step.takesFirst && !isSecond && step.oneVote && step.confirmedAt) {
    const provisional = { cause: step.oneVote, until: step.confirmedAt };
    return change({ ...granted, ...endRun("verified", at), provisional, judges });
  }
  if (step.takesFirst && !isSecond) {
    // The second moderator finds it among the pending runs.
    return change({
      ...granted,
      status: "pending",
      queue: "review",
      claim: null,
      approval: { by: uid, at },
      decidedAt: null,
      judges,
    });
  }
  return change({ ...granted, ...endRun("verified", at), judges });
}

function toVerdict(run: RunState, { uid, reason = "other", text = "" }: RunStep): Partial<RunState> {
  return { reason, reasonText: text, judges: addJudge(run.judges, uid) };
}

/** The fields of every run that waits for nobody any more. */
function endRun(status: "verified" | "rejected" | "withdrawn", at: Time): Partial<RunState> {
  return { status, queue: null, claim: null, approval: null, provisional: null, decidedAt: at };
}

/** The last judge is the one whose decision holds. */
function addJudge(uids: readonly string[], uid: string): string[] {
  return [...uids.filter((each) => each !== uid), uid];
}

const keep: RunDecision = { ok: true, change: null };

function change(fields: Partial<RunState>): RunDecision {
  return { ok: true, change: fields };
}

function refuse(reason: RunRefusal): RunDecision {
  return { ok: false, reason };
}
