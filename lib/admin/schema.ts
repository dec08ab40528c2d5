import { z } from "zod";
import { auditActions } from "@/lib/audit/schema";
import { rulesetIds } from "@/lib/leaderboards/board-id";
import { pageSize } from "@/lib/paging/page-size";
import { cursorSchema, nextCursorSchema } from "@/lib/paging/schema";
import { grantableRoles } from "@/lib/staff/role-change";
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
/** Reply of every change of a person. */
export const personResponseSchema = z.object({ message: ok, person: personSchema });
export type PersonResponse = z.infer<typeof personResponseSchema>;

/** POST /api/admin/people/{uid}/role */
export const setRoleBodySchema = z.strictObject({ role: z.enum(grantableRoles), why: whySchema });
export type SetPersonRole = z.output<typeof setRoleBodySchema>;
/** POST /api/admin/people/{uid}/coins */
export const adjustCoinsBodySchema = z.strictObject({
  /** Chosen by the client: a repeated call moves nothing. */
  key: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, "must be 8 to 64 letters, numbers, - or _"),
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
export type QuestChoice = z.infer<typeof questChoiceSchema>;
export const challengesResponseSchema = z.object({
  message: ok,
  weeks: z.array(weekSchema),
  /** What can be chosen, by name. */
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
  checks: z.object({ ledger: checkSchema, boards: checkSchema }),
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
