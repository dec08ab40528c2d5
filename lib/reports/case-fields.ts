import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { isReportedKind, isReportReason, type ReportedKind, type ReportReason } from "./targets";

const kindSchema = z.custom<ReportedKind>(isReportedKind, "must be something that can be reported");
const reasonSchema = z.custom<ReportReason>(isReportReason, "must be one of the reasons");

/** Steps of moderators on a case, in their usual order. */
export const caseSteps = ["note", "decide", "undo"] as const;
export const contentMeasures = ["keep", "hide"] as const;
export const personMeasures = ["none", "warn", "block"] as const;

/** Decision about the content and about who made it. */
export const caseDecisionSchema = z.object({
  content: z.enum(contentMeasures),
  person: z.enum(personMeasures),
  /** Of a block; 0 without one. */
  days: z.int().min(0),
  /** One of `decisionReasons`. */
  reason: z.string(),
  text: z.string(),
});
export type CaseDecision = z.infer<typeof caseDecisionSchema>;

const eventSchema = z.object({
  /** `null` once the account is deleted. */
  who: z.string().nullable(),
  what: z.enum(caseSteps),
  /** Of a decision; `null` of a note and of an undo. */
  decision: caseDecisionSchema.nullable(),
  text: z.string(),
  at: storedTimeSchema,
});
export type CaseEvent = z.infer<typeof eventSchema>;

/** Document `cases/{id}`: all reports of one piece of content, and what moderators did about them. */
export const caseDocumentSchema = z.object({
  kind: kindSchema,
  /** ID of the content; of a profile the uid. */
  content: z.string().min(1),
  /** ID of the request that an answer belongs to. */
  parent: z.string().nullable(),
  /** Path of the document. */
  target: z.string().min(1),
  /** Who made it; `null` once the account is deleted. */
  owner: z.string().nullable(),
  /**
   * Content that was taken down before and is almost the same; `null` where nothing is. It may be all that a case was
   * opened for.
   */
  similar: z
    .object({ ref: z.string(), reason: z.string(), percent: z.int().min(0).max(100) })
    .nullable()
    .default(null),
  /** Who else made it: the other hunters of a run, and who last edited a guide. They cannot judge it either. */
  partners: z.array(z.string()).default([]),
  /** Title or name when it was first reported. */
  title: z.string(),
  status: z.enum(["open", "closed"]),
  /** Reports since it was opened, by reason. */
  reasons: z.partialRecord(reasonSchema, z.int().min(0)),
  /** Sum of the reports' weights, one for each network, and how many of them weigh something. */
  weight: z.int().min(0).default(0),
  voices: z.int().min(0).default(0),
  /** Keyed hashes of the networks of those that weigh something; none once it is decided. */
  networks: z.array(z.string()).default([]),
  /** When the reports hid it by themselves, until it is judged; `null` where they did not. */
  heldAt: storedTimeSchema.nullable().default(null),
  openedAt: storedTimeSchema,
  /** `getCaseRank`: its place in the queue. */
  rank: storedTimeSchema,
  claim: z.object({ by: z.string(), until: storedTimeSchema }).nullable(),
  /** The one that holds; `null` while it is open. */
  decision: caseDecisionSchema.nullable(),
  decidedAt: storedTimeSchema.nullable(),
  /** Fields that hiding takes away, so that they can come back; written before anything is hidden. */
  withheld: z.record(z.string(), z.string().nullable()).nullable(),
  /** Notes and decisions, the latest last. */
  events: z.array(eventSchema),
  /** Every account that the case names; deletion of an account looks there. */
  people: z.array(z.string()),
  /** Grows by one with each decision and undo. */
  revision: z.int().min(0),
});
export type CaseDocument = z.infer<typeof caseDocumentSchema>;
