import { z } from "zod";
import { maxReasonLength } from "@/lib/content/rules";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { cleanLine } from "@/lib/text/clean-text";
import { authorSchema } from "@/lib/users/schema";
import { maxEditors } from "./rules";
import { guideQuerySchema, ownGuideSchema, revisionDocumentSchema, saveGuideBodySchema } from "./schema";

const proposalStates = ["proposed", "accepted", "declined", "withdrawn"] as const;
export type ProposalState = (typeof proposalStates)[number];

/**
 * Document `guideProposals/{id}`: the change that an account proposes for a guide, one for each of both. Accepted, it
 * becomes a version like any other.
 */
export const proposalDocumentSchema = revisionDocumentSchema.omit({ version: true, editor: true }).extend({
  /** The version of the guide that the change began with; 0 for a new guide. */
  base: z.int().min(0),
  author: z.string().min(1),
  state: z.enum(proposalStates),
  /** Grows with each change of the proposal: a decision names the one that was read. */
  revision: z.int().min(1),
  decidedBy: z.string().min(1).nullable(),
  /** Why it was declined; else empty. */
  reason: z.string(),
  decidedAt: storedTimeSchema.nullable(),
});
export type ProposalDocument = z.infer<typeof proposalDocumentSchema>;

/** POST /api/guides/{slug}/proposals: as an edit that is saved. `version` 0 proposes a new guide at that address. */
export const proposeGuideBodySchema = saveGuideBodySchema.extend({ version: z.int().min(0) });

export type ProposeGuide = z.output<typeof proposeGuideBodySchema>;

export const proposalsQuerySchema = guideQuerySchema;
export const proposalQuerySchema = guideQuerySchema.extend({
  id: z.string().regex(/^[0-9a-f]{24}$/, "must be the ID of a proposal"),
});

/** POST /api/guides/{slug}/proposals/{id} */
export const decideProposalBodySchema = z
  .strictObject({
    action: z.enum(["accept", "decline", "withdraw"]),
    revision: z.int().min(1),
    reason: z.string().max(maxReasonLength).transform(cleanLine).default(""),
  })
  .refine(({ action, reason }) => (action === "decline") === (reason !== ""), {
    message: "must be given to decline, and for nothing else",
    path: ["reason"],
  });
export type DecideProposal = z.output<typeof decideProposalBodySchema>;

/** POST /api/guides/{slug}/proposals/{id}/withdraw */
export const withdrawProposalBodySchema = z.strictObject({ revision: z.int().min(1) });

/** POST /api/guides/{slug}/editors: all of them. */
export const guideEditorsBodySchema = z.strictObject({
  editors: z
    .array(z.string().min(1).max(128))
    .max(maxEditors)
    .transform((editors) => [...new Set(editors)]),
});
export type ChangeGuideEditors = z.output<typeof guideEditorsBodySchema>;

const ok = z.literal("OK");
const time = z.iso.datetime();

const proposalSchema = proposalDocumentSchema
  .omit({ guide: true, author: true, decidedBy: true, decidedAt: true, at: true })
  .extend({ id: z.string(), author: authorSchema, at: time });
export type Proposal = z.infer<typeof proposalSchema>;
export const proposalResponseSchema = z.object({ message: ok, proposal: proposalSchema });
export type ProposalResponse = z.infer<typeof proposalResponseSchema>;
/** Without the texts. */
export const proposalsResponseSchema = z.object({
  message: ok,
  proposals: z.array(proposalSchema.omit({ text: true })),
});
export type ProposalsResponse = z.infer<typeof proposalsResponseSchema>;
/** GET /api/guides/proposals, without the texts. */
export const openProposalsResponseSchema = z.object({
  message: ok,
  /** Whether the caller may propose. */
  mayPropose: z.boolean(),
  proposals: z.array(proposalSchema.omit({ text: true }).extend({ guide: z.string() })),
});
export type OpenProposalsResponse = z.infer<typeof openProposalsResponseSchema>;
export const decidedProposalResponseSchema = z.object({
  message: ok,
  state: z.enum(proposalStates),
  /** The guide as it is now; `null` for a new one that was not accepted. */
  guide: ownGuideSchema.nullable(),
});
export type DecidedProposalResponse = z.infer<typeof decidedProposalResponseSchema>;
export const guideEditorsResponseSchema = z.object({ message: ok, editors: z.array(authorSchema) });
export type GuideEditorsResponse = z.infer<typeof guideEditorsResponseSchema>;
