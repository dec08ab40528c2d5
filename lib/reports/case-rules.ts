import type { ReportReason } from "./targets";

const hourMs = 3_600_000;

/**
 * How many hours of waiting each kind of harm is worth: what hurts people comes before what annoys them and before runs
 * and appeals, whatever has waited less than 120 days. Nothing waits for ever, because everything gets older.
 */
const headStartHours: Readonly<Record<ReportReason, number>> = {
  harassment: 120 * 24,
  inappropriate: 120 * 24,
  impersonation: 24,
  cheating: 24,
  spam: 12,
  other: 0,
};
/** Hours that each further report adds. */
const hoursPerReport = 12;
/** Hours that further reports add together at most: a crowd does not decide what is looked at first. */
const maxReportHours = 48;

/** Reports of one piece of content, by reason. */
type ReasonCounts = Readonly<Partial<Record<ReportReason, number>>>;

/** The reason that weighs most among those that were given. */
function getGravestReason(reasons: ReasonCounts): ReportReason {
  const given = listReasons(reasons);
  return given.toSorted((a, b) => headStartHours[b] - headStartHours[a])[0] ?? "other";
}

/**
 * The place of a case in the queue: the moment at which it was opened, earlier by the head start of its gravest reason
 * and of further reports. Earlier is looked at first.
 */
export function getCaseRank(openedAt: Date, reasons: ReasonCounts): Date {
  const reports = listReasons(reasons).reduce((sum, reason) => sum + (reasons[reason] ?? 0), 0);
  const more = Math.min(maxReportHours, Math.max(0, reports - 1) * hoursPerReport);
  const hours = headStartHours[getGravestReason(reasons)] + more;
  return new Date(openedAt.getTime() - hours * hourMs);
}

function listReasons(reasons: ReasonCounts): ReportReason[] {
  const all: readonly ReportReason[] = [
    "harassment",
    "inappropriate",
    "impersonation",
    "cheating",
    "spam",
    "other",
  ];
  return all.filter((reason) => (reasons[reason] ?? 0) > 0);
}
