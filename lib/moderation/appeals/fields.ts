import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { type AppealedAction, isAppealedAction } from "./appeal-rules";

const actionSchema = z.custom<AppealedAction>(
  (value) => typeof value === "string" && isAppealedAction(value),
  "must be a decision that can be appealed",
);

/** Document `appeals/{id}`, where `id` is the entry of the audit log that is appealed: so there is one for each. */
export const appealDocumentSchema = z.object({
  /** Whom the decision is about. */
  uid: z.string().min(1),
  /** Who else made the content. They do not judge it either. */
  partners: z.array(z.string()),
  action: actionSchema,
  /** Path of what was decided about. */
  target: z.string().min(1),
  title: z.string(),
  /** Why it was decided. */
  why: z.string(),
  /** `null` once the account is deleted. */
  decidedBy: z.string().nullable(),
  decidedAt: storedTimeSchema,
  /** Whether the content was public before, and until when a block lasts; `null` where that is not known or needed. */
  wasPublic: z.boolean(),
  blockedUntil: z.string().nullable(),
  text: z.string().min(1),
  at: storedTimeSchema,
  status: z.enum(["open", "closed"]),
  claim: z.object({ by: z.string(), until: storedTimeSchema }).nullable(),
  outcome: z.enum(["granted", "denied"]).nullable(),
  answer: z.string(),
  judgedBy: z.string().nullable(),
  judgedAt: storedTimeSchema.nullable(),
  /** Whether an admin judged it who had decided it, as nobody else did. */
  isAlone: z.boolean(),
  /** Every account that it names; deletion of an account looks there. */
  people: z.array(z.string()),
});
export type AppealDocument = z.infer<typeof appealDocumentSchema>;
