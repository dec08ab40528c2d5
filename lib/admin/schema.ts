import { z } from "zod";
import { auditActions } from "@/lib/audit/schema";
import { rulesetIds } from "@/lib/leaderboards/board/board-id";
import { pageSize } from "@/lib/paging/page-size";
import { cursorSchema, nextCursorSchema } from "@/lib/paging/schema";
import { grantableRoles } from "@/lib/staff/role-change";
import { staffActionStates } from "@/lib/staff/staff-action";
import { createPlainTextSchema } from "@/lib/text/schema";
import { authorSchema, profileQuerySchema } from "@/lib/users/schema";
import { exportPageSize, maxAdjustment, maxWhyLength } from "./rules";

const ok = z.literal("OK");
const time = z.iso.datetime();
const count = z.int().min(0);
const whySchema = createPlainTextSchema(maxWhyLength).pipe(z.string().min(1, "must give a reason"));

/** GET /api/admin/people?q= : a uid, an exact email, or the beginning of a name. */
export const peopleQuerySchema = z.strictObject({ q: z.string().trim().min(1).max(200) });
const personSchema = authorSchema.extend({
  email: z.string().nullable(),
  isVerified: z.boolean(),
  role: z.enum(grantableRoles),
  coins: count,
  createdAt: time,
  block: z.object({ until: time, reason: z.string() }).nullable(),
  isSelf: z.boolean(),
});
export type Person = z.infer<typeof personSchema>;
export const peopleResponseSchema = z.object({ message: ok, people: z.array(personSchema) });
export type PeopleResponse = z.infer<typeof peopleResponseSchema>;
export const personQuerySchema = profileQuerySchema;
/** Chosen by the client: a repeated call changes nothing. */
const keySchema = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, "must be 8 to 64 letters, numbers, - or _");

/** An act that one admin proposed and a second one confirms. */
const staffActionRowSchema = z.object({
  id: z.string(),
  kind: z.enum(["role", "coins"]),
  subject: z.string(),
  role: z.enum(grantableRoles).nullable(),
  amount: z.int().nullable(),
  why: z.string(),
  proposedBy: z.string(),
  proposedAt: time,
  /** From when the proposer can confirm it, as there is no second admin; `null` = never. */
  delayedUntil: time.nullable(),
  expiresAt: time,
  status: z.enum(staffActionStates),
  decidedBy: z.string().nullable(),
  decidedAt: time.nullable(),
});
export type StaffActionRow = z.infer<typeof staffActionRowSchema>;
/** Reply of every change of a person. */
export const changedPersonResponseSchema = z.object({
  message: ok,
  person: personSchema,
  /** The proposal that waits for a second admin instead; `null` where the change was made. */
  pending: staffActionRowSchema.nullable(),
});
export type ChangedPersonResponse = z.infer<typeof changedPersonResponseSchema>;

/** GET /api/admin/actions?cursor= */
export const staffActionsQuerySchema = z.strictObject({ cursor: cursorSchema });
export const staffActionsResponseSchema = z.object({
  message: ok,
  actions: z.array(staffActionRowSchema),
  /** Names of those who are in the actions and still have an account, by uid. */
  names: z.record(z.string(), z.string()),
  /** The uid of whoever asks: they cannot confirm their own. */
  self: z.string(),
  nextCursor: nextCursorSchema,
});
export type StaffActionsResponse = z.infer<typeof staffActionsResponseSchema>;
/** POST /api/admin/actions/{id} */
export const staffActionQuerySchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{24}$/, "must be the ID of an action"),
});
export const settleActionBodySchema = z.strictObject({ action: z.enum(["confirm", "cancel"]) });
export type SettleAction = z.output<typeof settleActionBodySchema>;
export const settledActionResponseSchema = z.object({ message: ok, action: staffActionRowSchema });
export type SettledActionResponse = z.infer<typeof settledActionResponseSchema>;

/** POST /api/admin/people/{uid}/role */
export const setRoleBodySchema = z.strictObject({
  key: keySchema,
  role: z.enum(grantableRoles),
  why: whySchema,
});
export type SetPersonRole = z.output<typeof setRoleBodySchema>;
/** POST /api/admin/people/{uid}/coins */
export const adjustCoinsBodySchema = z.strictObject({
  key: keySchema,
  amount: z
    .int()
    .min(-maxAdjustment)
    .max(maxAdjustment)
    .refine((amount) => amount !== 0, "must not be zero"),
  why: whySchema,
});
export type AdjustCoins = z.output<typeof adjustCoinsBodySchema>;

/** GET /api/admin/audit?action=&actor=&subject=&from=&to=&size=&cursor= */
export const auditQuerySchema = z.strictObject({
  action: z.enum(auditActions).optional(),
  actor: z.string().min(1).max(128).optional(),
  subject: z.string().min(1).max(128).optional(),
  /** UTC days, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  size: z.coerce.number().pipe(z.int().min(1).max(exportPageSize)).default(pageSize),
  cursor: cursorSchema,
});
export type AuditQuery = z.output<typeof auditQuerySchema>;
const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const auditEntrySchema = z.object({
  id: z.string(),
  actor: z.string(),
  action: z.enum(auditActions),
  target: z.string(),
  subject: z.string().nullable(),
  before: facts,
  after: facts,
  why: z.string(),
  at: time,
  /** Place in the chain, and what `check:audit` verifies it by; `null` for an entry from before the chain. */
  seq: count.nullable(),
  prevHash: z.string().nullable(),
  hash: z.string().nullable(),
});
export const auditResponseSchema = z.object({
  message: ok,
  entries: z.array(auditEntrySchema),
  /** Names of those who are in the entries and still have an account, by uid. */
  names: z.record(z.string(), z.string()),
  nextCursor: nextCursorSchema,
});
export type AuditResponse = z.infer<typeof auditResponseSchema>;

/** GET and POST /api/admin/challenge: the next weeks, and another quest for one of them. */
const weekSchema = z.object({
  week: z.string(),
  from: time,
  quest: z.string(),
  questName: z.string(),
  ruleset: z.enum(rulesetIds),
  /** Whether an admin chose it. */
  isChosen: z.boolean(),
  /** False once a run was submitted for it. */
  canChange: z.boolean(),
});
export type ChallengeWeek = z.infer<typeof weekSchema>;
const questChoiceSchema = z.object({
  id: z.string(),
  name: z.string(),
  rulesets: z.array(z.enum(rulesetIds)),
});
export const challengesResponseSchema = z.object({
  message: ok,
  weeks: z.array(weekSchema),
  /** Choices, by name. */
  quests: z.array(questChoiceSchema),
});
export type ChallengesResponse = z.infer<typeof challengesResponseSchema>;
export const setChallengeBodySchema = z.strictObject({
  week: z.string().regex(/^\d{4}-W\d{2}$/, "must be a week such as 2026-W47"),
  quest: z.string().min(1).max(100),
  ruleset: z.enum(rulesetIds),
  why: whySchema,
});
export type SetChallenge = z.output<typeof setChallengeBodySchema>;

const checkSchema = z.object({ at: time, problems: count, checked: count }).nullable();
/** GET /api/admin/health */
export const adminHealthResponseSchema = z.object({
  message: ok,
  queues: z.array(
    z.object({
      queue: z.enum(["reports", "runs", "appeals"]),
      open: count,
      /** When the one that waits longest came; `null` for an empty queue. */
      oldest: time.nullable(),
    }),
  ),
  checks: z.object({ ledger: checkSchema, boards: checkSchema, audit: checkSchema }),
  /** The latest days that are over, first to latest. */
  days: z.array(
    z.object({
      day: z.string(),
      accounts: count,
      builds: count,
      guides: count,
      runs: count,
      requests: count,
      reports: count,
    }),
  ),
  versions: z.object({ game: z.string(), facts: z.string(), site: z.string() }),
});
export type AdminHealthResponse = z.infer<typeof adminHealthResponseSchema>;

/** GET /api/admin/pairs */
export const suspicions = ["repeated", "mutual", "fresh", "same-network"] as const;
export const pairsResponseSchema = z.object({
  message: ok,
  pairs: z.array(
    z.object({
      people: z.array(authorSchema),
      payments: count,
      coins: count,
      suspicions: z.array(z.enum(suspicions)),
    }),
  ),
});
export type PairsResponse = z.infer<typeof pairsResponseSchema>;
