import { z } from "zod";
import { auditActions } from "@/lib/audit/schema";
import { nextCursorSchema } from "@/lib/paging/schema";
import { caseDecisionSchema, caseSteps, contentMeasures, personMeasures } from "@/lib/reports/case-fields";
import { isReportedKind, isReportReason, type ReportedKind, type ReportReason } from "@/lib/reports/targets";
import { createPlainTextSchema } from "@/lib/text/schema";
import { authorSchema } from "@/lib/users/schema";
import { blockDays, type DecisionReason, isDecisionReason } from "./reasons";
import { maxCaseNoteLength, maxDecisionLength } from "./rules";

const time = z.iso.datetime();
const ok = z.literal("OK");
const caseIdSchema = z.string().regex(/^[0-9a-f]{24}$/, "must be a case ID");
const kindSchema = z.custom<ReportedKind>(isReportedKind, "must be something that can be reported");
const reportReasonSchema = z.custom<ReportReason>(isReportReason, "must be one of the reasons");
const reasonSchema = z.custom<DecisionReason>(isDecisionReason, "must be one of the reasons");
const claimSchema = z.object({ by: z.string(), until: time }).nullable();

/** GET /api/moderation/queue?show=&cursor= */
const queueShows = ["all", "reports", "runs", "decided"] as const;
export const moderationQueueQuerySchema = z.strictObject({
  show: z.enum(queueShows).default("all"),
  cursor: z.string().min(1).max(500).optional(),
});
export type ModerationQueueQuery = z.output<typeof moderationQueueQuerySchema>;

const caseRowSchema = z.object({
  type: z.literal("case"),
  id: caseIdSchema,
  kind: kindSchema,
  title: z.string(),
  owner: authorSchema.nullable(),
  /** Open reports of each reason. */
  reasons: z.array(z.object({ reason: reportReasonSchema, count: z.int().min(1) })),
  /** Set while reports alone hide it. */
  isHeld: z.literal(true).optional(),
  /** Content that was taken down before and is almost the same. */
  similar: z.object({ reason: z.string(), percent: z.int() }).nullable(),
  openedAt: time,
  claim: claimSchema,
  /** Whether it is about the caller, who can neither see nor judge it. */
  isOwn: z.boolean(),
  decision: caseDecisionSchema.nullable(),
  decidedAt: time.nullable(),
});
export type CaseRow = z.infer<typeof caseRowSchema>;
const runRowSchema = z.object({
  type: z.literal("run"),
  id: z.string(),
  quest: z.string(),
  questName: z.string(),
  /** As `Bow, PC, solo`. */
  category: z.string(),
  timeCs: z.int().min(1),
  player: z.string(),
  queue: z.enum(["review", "appeal"]),
  submittedAt: time,
  claim: claimSchema,
  isOwn: z.boolean(),
});
export type RunRow = z.infer<typeof runRowSchema>;
const queueRowSchema = z.discriminatedUnion("type", [caseRowSchema, runRowSchema]);
export type QueueRow = z.infer<typeof queueRowSchema>;
export const moderationQueueResponseSchema = z.object({
  message: ok,
  rows: z.array(queueRowSchema),
  nextCursor: nextCursorSchema,
});
export type ModerationQueueResponse = z.infer<typeof moderationQueueResponseSchema>;

/** Query of every route of one case. */
export const caseQuerySchema = z.strictObject({ id: caseIdSchema });

/** Something that was decided about a person before. */
const pastDecisionSchema = z.object({
  action: z.enum(auditActions),
  target: z.string(),
  by: z.string(),
  why: z.string(),
  at: time,
});
const historySchema = z.object({
  person: authorSchema,
  memberSince: time,
  /** Until when the person cannot post; `null` = not blocked. */
  blockedUntil: time.nullable(),
  warnings: z.int().min(0),
  /** The latest first, 10 at most. */
  deeds: z.array(pastDecisionSchema),
});
export type PersonHistory = z.infer<typeof historySchema>;

/** The content as it is now. */
const shownContentSchema = z.object({
  /** `hidden`: a moderator hid it. `private`: its author did. `gone`: deleted or never there. */
  state: z.enum(["public", "hidden", "private", "gone"]),
  /** Where everybody sees it; `null` unless it is public. */
  href: z.string().nullable(),
  title: z.string(),
  /** Markdown or plain text of a player. */
  text: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  photoURL: z.string().nullable(),
});
export type ShownContent = z.infer<typeof shownContentSchema>;

const eventSchema = z.object({
  who: authorSchema.nullable(),
  what: z.enum(caseSteps),
  decision: caseDecisionSchema.nullable(),
  text: z.string(),
  at: time,
});
export type ShownCaseEvent = z.infer<typeof eventSchema>;

const caseSchema = caseRowSchema.extend({
  status: z.enum(["open", "closed"]),
  revision: z.int().min(0),
  content: shownContentSchema,
  /** The latest reports, 10 at most, without who sent them. */
  reports: z.array(z.object({ reason: reportReasonSchema, text: z.string(), at: time })),
  history: historySchema.nullable(),
  events: z.array(eventSchema),
});
export type ModerationCase = z.infer<typeof caseSchema>;
/** Reply of every call about one case. */
export const caseResponseSchema = z.object({ message: ok, case: caseSchema });
export type CaseResponse = z.infer<typeof caseResponseSchema>;

const textSchema = createPlainTextSchema(maxDecisionLength);
/** POST /api/moderation/cases/{id}/decision */
export const decideCaseBodySchema = z
  .strictObject({
    revision: z.int().min(0),
    content: z.enum(contentMeasures),
    person: z.enum(personMeasures).default("none"),
    days: z
      .int()
      .refine((days) => days === 0 || blockDays.some((each) => each === days), "must be one of the list")
      .default(0),
    reason: reasonSchema,
    text: textSchema.default(""),
  })
  .refine(({ person, days }) => (person === "block") === days > 0, {
    message: "must be given for a block, and for nothing else",
    path: ["days"],
  })
  .refine(({ reason, text }) => reason !== "other" || text !== "", {
    message: "must say what the reason is",
    path: ["text"],
  })
  .refine(
    ({ reason, content, person }) => reason !== "no-violation" || (content === "keep" && person === "none"),
    {
      message: "must name a broken rule",
      path: ["reason"],
    },
  );
export type DecideCase = z.output<typeof decideCaseBodySchema>;
/** POST /api/moderation/cases/{id}/undo */
export const undoCaseBodySchema = z.strictObject({
  revision: z.int().min(0),
  text: textSchema.pipe(z.string().min(1, "must give a reason")),
});
export type UndoCase = z.output<typeof undoCaseBodySchema>;
/** POST /api/moderation/cases/{id}/claim */
export const claimCaseBodySchema = z.strictObject({ action: z.enum(["claim", "release"]) });
/** POST /api/moderation/cases/{id}/notes */
export const noteBodySchema = z.strictObject({
  text: createPlainTextSchema(maxCaseNoteLength).pipe(z.string().min(1, "must not be empty")),
});
