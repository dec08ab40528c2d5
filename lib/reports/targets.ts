/** Labels of what can be reported. */
export const reportedKinds = {
  build: "build",
  run: "run",
  guide: "guide",
  profile: "profile",
  "help-request": "request",
  "help-answer": "answer",
  "help-comment": "comment",
  "hunt-search": "hunt",
  "event-quest": "event quest",
  "state-name": "name of a state",
  "short-link": "short link",
} as const satisfies Readonly<Record<string, string>>;
export type ReportedKind = keyof typeof reportedKinds;

/** Why something is reported. */
export const reportReasons = {
  spam: "Spam or advertising",
  harassment: "Harassment or hate",
  impersonation: "Pretends to be someone else",
  cheating: "Cheating or stolen content",
  inappropriate: "Sexual or violent content",
  other: "Something else",
} as const satisfies Readonly<Record<string, string>>;
export type ReportReason = keyof typeof reportReasons;

/** Target of a report: `parent` is the request that an answer or a comment belongs to. */
export interface ReportTarget {
  readonly kind: ReportedKind;
  readonly id: string;
  readonly parent?: string;
}

/** Whether a value is a kind of content that can be reported. */
export function isReportedKind(value: unknown): value is ReportedKind {
  return typeof value === "string" && Object.hasOwn(reportedKinds, value);
}

/** Whether a value is one of the reasons. */
export function isReportReason(value: unknown): value is ReportReason {
  return typeof value === "string" && Object.hasOwn(reportReasons, value);
}
