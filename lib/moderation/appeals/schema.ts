import { z } from "zod";
import { nextCursorSchema } from "@/lib/paging/schema";
import { isReportedKind, type ReportedKind } from "@/lib/reports/targets";
import { createPlainTextSchema } from "@/lib/text/schema";
import { authorSchema } from "@/lib/users/schema";
import { maxDecisionLength } from "../rules";
import { maxAppealLength, minAppealLength } from "./appeal-rules";

const time = z.iso.datetime();
const ok = z.literal("OK");
const kindSchema = z.custom<ReportedKind>(isReportedKind, "must be something that can be reported");
/** ID of an entry of the audit log. */
const decisionIdSchema = z.string().regex(/^[A-Za-z0-9_-]{10,64}$/, "must be the ID of a decision");

const outcomeSchema = z.enum(["granted", "denied"]);
const ownAppealSchema = z.object({
  text: z.string(),
  at: time,
  /** `null` while it waits. */
  outcome: outcomeSchema.nullable(),
  answer: z.string(),
  judgedAt: time.nullable(),
  /** Whether an admin judged it who had decided it, as nobody else did. */
  isAlone: z.boolean(),
});

/** A decision as the person sees it: without who made it. */
const decisionSchema = z.object({
  id: decisionIdSchema,
  /** Kind of the content; `null` for a block without content. */
  kind: kindSchema.nullable(),
  title: z.string(),
  /** Whether the content was hidden. */
  isHidden: z.boolean(),
  isWarned: z.boolean(),
  /** Until when it blocks; `null` = it does not. */
  blockedUntil: time.nullable(),
  why: z.string(),
  at: time,
  /** Whether it was taken back, or its block is over. */
  isOver: z.boolean(),
  /** Until when it can be appealed; `null` where it cannot. */
  appealUntil: time.nullable(),
  appeal: ownAppealSchema.nullable(),
});
export type OwnDecision = z.infer<typeof decisionSchema>;

/** GET /api/user/decisions */
export const decisionsResponseSchema = z.object({
  message: ok,
  /** Newest first, 20 at most. */
  decisions: z.array(decisionSchema),
});
export type DecisionsResponse = z.infer<typeof decisionsResponseSchema>;

/** Query of the routes of one decision or appeal. */
export const appealQuerySchema = z.strictObject({ id: decisionIdSchema });
/** POST /api/user/decisions/{id}/appeal */
export const sendAppealBodySchema = z.strictObject({
  text: createPlainTextSchema(maxAppealLength).pipe(
    z.string().min(minAppealLength, `must have at least ${minAppealLength} characters`),
  ),
});
export type SendAppeal = z.output<typeof sendAppealBodySchema>;

/** GET /api/moderation/appeals?show=&cursor= */
export const appealsQuerySchema = z.strictObject({
  show: z.enum(["open", "closed"]).default("open"),
  cursor: z.string().min(1).max(500).optional(),
});
export type AppealsQuery = z.output<typeof appealsQuerySchema>;

const appealSchema = z.object({
  id: decisionIdSchema,
  /** Whether it is about the caller, who sees nothing else of it. */
  isOwn: z.boolean(),
  kind: kindSchema.nullable(),
  title: z.string(),
  /** Where moderators see the case; `null` for a decision without one. */
  href: z.string().nullable(),
  person: authorSchema.nullable(),
  decidedBy: authorSchema.nullable(),
  decidedAt: time,
  why: z.string(),
  text: z.string(),
  at: time,
  /** Why the caller cannot judge it, in words; `null` where they can. */
  problem: z.string().nullable(),
  outcome: outcomeSchema.nullable(),
  answer: z.string(),
  judgedBy: authorSchema.nullable(),
  judgedAt: time.nullable(),
  isAlone: z.boolean(),
});
export type ShownAppeal = z.infer<typeof appealSchema>;
export const appealsResponseSchema = z.object({
  message: ok,
  appeals: z.array(appealSchema),
  nextCursor: nextCursorSchema,
});
export type AppealsResponse = z.infer<typeof appealsResponseSchema>;

/** POST /api/moderation/appeals/{id}/decision */
export const judgeAppealBodySchema = z.strictObject({
  outcome: outcomeSchema,
  /** The person reads it. */
  answer: createPlainTextSchema(maxDecisionLength).pipe(z.string().min(1, "must say why")),
});
export type JudgeAppeal = z.output<typeof judgeAppealBodySchema>;
/** The same for both sides. */
export const appealDoneResponseSchema = z.object({ message: ok });
export type AppealDoneResponse = z.infer<typeof appealDoneResponseSchema>;
