import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { createPlainTextSchema } from "@/lib/text/schema";
import { authorSchema } from "@/lib/users/schema";
import { isReportedKind, isReportReason, type ReportedKind, type ReportReason } from "./targets";

/** Longest explanation, in UTF-16 units. */
export const maxReportLength = 500;

const kindSchema = z.custom<ReportedKind>(isReportedKind, "must be something that can be reported");
const reasonSchema = z.custom<ReportReason>(isReportReason, "must be one of the reasons");
const idSchema = z
  .string()
  .max(128)
  .regex(/^[^/\s]+$/, "must be an ID")
  // Firestore keeps these document IDs for itself.
  .refine((id) => !/^(\.{1,2}|__.*__)$/.test(id), "must be an ID");
const reportStatuses = ["open", "upheld", "dismissed"] as const;

const targetFields = {
  kind: kindSchema,
  /** ID of the content; of a profile the uid. */
  id: idSchema,
  /** ID of the request that an answer or a comment belongs to. */
  parent: idSchema.nullable().default(null),
};

/** POST /api/reports */
export const createReportBodySchema = z
  .strictObject({
    ...targetFields,
    reason: reasonSchema,
    text: createPlainTextSchema(maxReportLength).default(""),
  })
  .refine(({ kind, parent }) => (kind === "help-answer" || kind === "help-comment") === (parent !== null), {
    message: "must be given for an answer or a comment, and for nothing else",
    path: ["parent"],
  })
  .refine(({ reason, text }) => reason !== "other" || text !== "", {
    message: "must say what is wrong",
    path: ["text"],
  });
export type CreateReport = z.output<typeof createReportBodySchema>;
export const createReportResponseSchema = z.object({
  message: z.literal("OK"),
  /** False where the same person had reported the same content before. */
  created: z.boolean(),
});
export type CreateReportResponse = z.infer<typeof createReportResponseSchema>;

const reportFields = {
  ...targetFields,
  /** Path of the document that was reported. */
  target: z.string().min(1),
  /** Who made the content; `null` once the account is deleted. */
  owner: z.string().nullable(),
  /** Title or name at the time of the report. */
  title: z.string(),
  reason: reasonSchema,
  text: z.string(),
  status: z.enum(reportStatuses),
  decidedBy: z.string().nullable(),
  why: z.string(),
};

/** Document `reports/{id}` */
export const reportDocumentSchema = z.object({
  ...reportFields,
  /** `null` once the account is deleted. */
  reporter: z.string().nullable(),
  createdAt: storedTimeSchema,
  decidedAt: storedTimeSchema.nullable(),
});

const whySchema = createPlainTextSchema(maxReportLength).pipe(z.string().min(1, "must give a reason"));
/** POST /api/moderation/users/{uid}/block: for 1 to 365 days; 0 ends a block. */
export const blockQuerySchema = z.object({ uid: idSchema });
export const blockBodySchema = z.strictObject({ days: z.int().min(0).max(365), reason: whySchema });
export type BlockRequest = z.output<typeof blockBodySchema>;
export const blockResponseSchema = z.object({
  message: z.literal("OK"),
  /** `null` = not blocked. */
  until: z.iso.datetime().nullable(),
});
export type BlockResponse = z.infer<typeof blockResponseSchema>;

/** POST /api/user/blocks */
export const blockPlayerBodySchema = z.strictObject({ uid: idSchema, isBlocked: z.boolean() });
export type BlockPlayer = z.output<typeof blockPlayerBodySchema>;
export const blockedPlayersResponseSchema = z.object({
  message: z.literal("OK"),
  players: z.array(authorSchema),
});
export type BlockedPlayersResponse = z.infer<typeof blockedPlayersResponseSchema>;
