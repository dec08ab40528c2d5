import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";

/** What is written down, as `kind.deed`. */
const auditActions = [
  "build.take-down",
  "build.allow",
  "run.approve",
  "run.verify",
  "run.reject",
  "run.grant-appeal",
  "run.deny-appeal",
  "guide.create",
  "guide.edit",
  "guide.publish",
  "guide.schedule",
  "guide.unpublish",
  "guide.delete",
  "guide.restore",
  "guide.take-down",
  "guide.allow",
  "feature.add",
  "feature.edit",
  "feature.remove",
  "report.decide",
  "user.block",
  "user.unblock",
  "help.take-down",
  "help.allow",
  "role.set",
  "account.delete",
] as const;
export type AuditAction = (typeof auditActions)[number];

const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** Document `audit/{id}`: written once, never changed, kept when an account is deleted. */
export const auditDocumentSchema = z.object({
  /** The uid of who did it, or `command-line`. */
  actor: z.string().min(1),
  action: z.enum(auditActions),
  /** Path of the document that it was done to, e.g. `builds/abc` or `users/abc`. */
  target: z.string().min(1),
  /** The facts that changed, before and after. */
  before: facts,
  after: facts,
  why: z.string(),
  at: storedTimeSchema,
});
export type AuditDocument = z.infer<typeof auditDocumentSchema>;

export interface AuditEntry extends Omit<AuditDocument, "at"> {
  readonly id: string;
  /** ISO moment. */
  readonly at: string;
}
