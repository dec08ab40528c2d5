import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";

/** Audited actions, as `kind.step`. */
export const auditActions = [
  "build.take-down",
  "build.allow",
  "run.claim",
  "run.release",
  "run.approve",
  "run.verify",
  "run.reject",
  "run.grant-appeal",
  "run.deny-appeal",
  "run.reopen",
  "run.uphold",
  "case.claim",
  "case.release",
  "case.note",
  "case.decide",
  "case.undo",
  "appeal.grant",
  "appeal.deny",
  "profile.take-down",
  "profile.allow",
  "hunt-search.take-down",
  "user.warn",
  "user.unwarn",
  "guide.create",
  "guide.edit",
  "guide.publish",
  "guide.schedule",
  "guide.unpublish",
  "guide.delete",
  "guide.restore",
  "guide.editors",
  "guide.propose",
  "guide.accept",
  "guide.decline",
  "guide.withdraw",
  "guide.take-down",
  "guide.allow",
  "feature.add",
  "feature.edit",
  "feature.remove",
  "event.create",
  "event.edit",
  "event.approve",
  "event.decline",
  "event.publish",
  "event.hide",
  "event.delete",
  "event.restore",
  "user.block",
  "user.unblock",
  "coins.adjust",
  "announcement.create",
  "announcement.end",
  "challenge.set",
  "help.take-down",
  "help.allow",
  "state-name.take-down",
  "state-name.allow",
  "short-link.take-down",
  "short-link.allow",
  "role.set",
  "account.delete",
  "staff.propose",
  "staff.confirm",
  "staff.cancel",
  "staff.expire",
  "undo.start",
  "undo.end",
  "account.sweep",
] as const;
export type AuditAction = (typeof auditActions)[number];

const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** Document `audit/{id}`: written once, never changed, kept when an account is deleted. */
export const auditDocumentSchema = z.object({
  /** The uid of who did it, `command-line`, or `reports` for what was hidden by reports alone. */
  actor: z.string().min(1),
  action: z.enum(auditActions),
  /** Path of the document that it was done to, e.g. `builds/abc` or `users/abc`. */
  target: z.string().min(1),
  /** The uid of whom it concerns, e.g. the author of a build; `null` = nobody, or an entry from before there was any. */
  subject: z.string().nullable().default(null),
  /** The facts that changed, before and after. */
  before: facts,
  after: facts,
  why: z.string(),
  at: storedTimeSchema,
  /** Its number in the chain, from 1; `null` = an entry from before there was one. */
  seq: z.int().min(0).nullable().default(null),
  /** The hash of the entry before it. */
  prevHash: z.string().nullable().default(null),
  /** SHA-256 of all the above (`audit-chain.server.ts`). */
  hash: z.string().nullable().default(null),
});
export type AuditDocument = z.infer<typeof auditDocumentSchema>;

export interface AuditEntry extends Omit<AuditDocument, "at"> {
  readonly id: string;
  /** ISO moment. */
  readonly at: string;
}
