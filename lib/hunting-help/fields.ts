import { z } from "zod";
import { contentStateFields } from "@/lib/content/schema";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { answerContent } from "./answer/answer-content";
import { unpaidReasons } from "./answer/decide-pay";
import { requestStatuses } from "./kinds";
import { requestContent } from "./request/request-content";

export const helpIdSchema = z.string().regex(/^[0-9a-f]{24}$/, "must be a request or answer ID");

/** Content of a request by its asker. Fields of the other kind are null or empty. */
const requestContentSchema = z.object(requestContent.stored);
export type RequestContent = z.infer<typeof requestContentSchema>;

/** Document `helpRequests/{id}`. Written by the server alone. */
export const requestDocumentSchema = z.object({
  ...requestContent.stored,
  ...contentStateFields,
  /** `null` once the account is deleted. */
  asker: z.string().min(1).nullable(),
  /** Coins that it cost. */
  cost: z.int().min(1),
  status: z.enum(requestStatuses),
  /** Answers that everybody can read. */
  answerCount: z.int().min(0),
  isAnswered: z.boolean(),
  /** Comments below its answers, those that moderators removed too. Absent before the first one. */
  commentCount: z.int().min(0).optional(),
  /** Whom the asker invited to answer, as hashes. Absent before the first one. */
  invited: z.array(z.string()).optional(),
  approvedAnswer: helpIdSchema.nullable(),
  /** Coins that the approval paid; `null` without one. */
  paid: z.int().min(0).nullable(),
  /** Why it paid nothing. */
  unpaid: z.enum(unpaidReasons).nullable(),
  /** `listWords` of what it is found by. */
  words: z.array(z.string()),
  /** `getFingerprints` of what it says, by which copies are found when something like it is taken down. */
  prints: z.array(z.string()).optional(),
  /** Grows by one with each edit. */
  version: z.int().min(1),
  createdAt: storedTimeSchema,
  updatedAt: storedTimeSchema,
  expiresAt: storedTimeSchema,
  /** When it stopped being open. */
  decidedAt: storedTimeSchema.nullable(),
});
export type RequestDocument = z.infer<typeof requestDocumentSchema>;

/** Content of an answer. */
const answerContentSchema = z.object(answerContent.stored);
export type AnswerContent = z.infer<typeof answerContentSchema>;

/** Document `helpRequests/{id}/answers/{answerId}`. */
export const answerDocumentSchema = z.object({
  ...answerContent.stored,
  ...contentStateFields,
  /** Also in the path; deletion and export of an account look for it in all requests. `null` once it is deleted. */
  uid: z.string().min(1).nullable(),
  /** Of the asker's last thanks. */
  thankedAt: storedTimeSchema.nullable(),
  isApproved: z.boolean(),
  /** Whom it helped, the asker not among them. Absent in answers from before it could be said. */
  helpful: z.array(z.string().min(1)).optional(),
  /** Comments below it, as of a request. */
  commentCount: z.int().min(0).optional(),
  /** Chosen by the client: a repeated call posts nothing. */
  key: z.string(),
  /** How often the account has answered, this time included. Absent in answers from before it was counted. */
  times: z.int().min(1).optional(),
  /** As of a request. */
  prints: z.array(z.string()).optional(),
  version: z.int().min(1),
  createdAt: storedTimeSchema,
  updatedAt: storedTimeSchema,
});
export type AnswerDocument = z.infer<typeof answerDocumentSchema>;

/** Document `helpRequests/{id}/comments/{commentId}`: plain text below an answer. */
export const commentDocumentSchema = z.object({
  ...contentStateFields,
  /** Deletion and export of an account look for it in all requests. */
  uid: z.string().min(1).nullable(),
  /** Id of the answer. */
  answer: helpIdSchema,
  body: z.string().min(1),
  /** As of a request. */
  prints: z.array(z.string()).optional(),
  createdAt: storedTimeSchema,
});
export type CommentDocument = z.infer<typeof commentDocumentSchema>;

/** Document `helpRequests/{id}/edits/{targetId}.{version}`: a request or an answer before an edit. */
export const editDocumentSchema = z.object({
  uid: z.string().min(1).nullable(),
  /** Id of the request or of the answer. */
  target: helpIdSchema,
  version: z.int().min(1),
  /** Of a request; empty for an answer. */
  title: z.string(),
  body: z.string(),
  /** When this version was replaced. */
  at: storedTimeSchema,
});

/** Document `helpTexts/{hash}`: what an account posted, so that it is not posted again. Removed by the store's TTL. */
export const postedTextSchema = z.object({
  uid: z.string().min(1),
  /** Path of the request or answer. */
  ref: z.string().min(1),
  expiresAt: storedTimeSchema,
});
