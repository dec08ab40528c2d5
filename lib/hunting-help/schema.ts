import { z } from "zod";
import { attachedBuildSchema } from "@/lib/builds/attachment-schema";
import { weaponTypes } from "@/lib/catalog/codes";
import { languageCodes } from "@/lib/catalog/languages";
import { maxReasonLength } from "@/lib/content/rules";
import { cursorSchema, nextCursorSchema } from "@/lib/paging/schema";
import { platforms } from "@/lib/site/platforms";
import { cleanLine, hasVisible, limitMarks } from "@/lib/text/clean-text";
import { createPlainTextSchema } from "@/lib/text/schema";
import { authorSchema } from "@/lib/users/schema";
import { answerContent } from "./answer/answer-content";
import { unpaidReasons } from "./answer/decide-pay";
import { helpIdSchema } from "./fields";
import { requestKinds, requestStatuses } from "./kinds";
import { boardSorts, boardStatuses } from "./request/board-choices";
import { kindContent, requestContent } from "./request/request-content";
import { maxBoardQueryLength, maxCommentLength, maxCommentLines } from "./rules";
import { gameIdSchema, keySchema, nameFields, ok, time } from "./schema-parts";

const buildRequestFields = { ...kindContent["build-request"].body, kind: z.literal("build-request") };
const huntSupportFields = { ...kindContent["hunt-support"].body, kind: z.literal("hunt-support") };

/** POST /api/hunting-help */
export const postRequestBodySchema = z.discriminatedUnion("kind", [
  z.strictObject({ key: keySchema, ...buildRequestFields }),
  z.strictObject({ key: keySchema, ...huntSupportFields }),
]);
export type PostRequestBody = z.output<typeof postRequestBodySchema>;
/** POST /api/hunting-help/{id}: the whole content, and the version that the edit began with. */
export const editRequestBodySchema = z.discriminatedUnion("kind", [
  z.strictObject({ version: z.int().min(1), ...buildRequestFields }),
  z.strictObject({ version: z.int().min(1), ...huntSupportFields }),
]);
export type EditRequestBody = z.output<typeof editRequestBodySchema>;

/** POST /api/hunting-help/{id}/answers */
export const postAnswerBodySchema = z.strictObject({ key: keySchema, ...answerContent.body });
export type PostAnswerBody = z.output<typeof postAnswerBodySchema>;
/** POST /api/hunting-help/{id}/answers/{answer} */
export const editAnswerBodySchema = z.strictObject({ version: z.int().min(1), ...answerContent.body });
/** POST /api/hunting-help/{id}/approve */
export const approveBodySchema = z.strictObject({ answer: helpIdSchema });
/** POST /api/hunting-help/{id}/answers/{answer}/helpful */
export const markHelpfulBodySchema = z.strictObject({ isHelpful: z.boolean() });
/** POST /api/hunting-help/{id}/moderation: of the request itself, or of one of its answers. */
export const moderateHelpBodySchema = z.strictObject({
  action: z.enum(["take-down", "allow"]),
  answer: helpIdSchema.nullable().default(null),
  reason: z.string().max(maxReasonLength).transform(cleanLine).pipe(z.string().min(1, "must give a reason")),
});
export type HelpModeration = z.output<typeof moderateHelpBodySchema>;

export const requestQuerySchema = z.strictObject({ id: helpIdSchema });
export const answerQuerySchema = z.strictObject({ id: helpIdSchema, answer: helpIdSchema });
export const commentQuerySchema = z.strictObject({ id: helpIdSchema, comment: helpIdSchema });
export const postCommentBodySchema = z.strictObject({
  key: keySchema,
  body: createPlainTextSchema(maxCommentLength)
    .refine((text) => hasVisible(text), "must not be empty")
    .refine(
      (text) => text.split("\n").length <= maxCommentLines,
      `must have at most ${maxCommentLines} lines`,
    )
    .transform(limitMarks),
});
export type PostCommentBody = z.output<typeof postCommentBodySchema>;
/** GET /api/hunting-help/{id}/history?target= : of the request, or of one of its answers. */
export const historyQuerySchema = z.strictObject({ id: helpIdSchema, target: helpIdSchema });

/** GET /api/hunting-help */
export const requestBoardQuerySchema = z.strictObject({
  kind: z.enum(requestKinds).optional(),
  monster: gameIdSchema.optional(),
  quest: gameIdSchema.optional(),
  weapon: z.enum(weaponTypes).optional(),
  platform: z.enum(platforms).optional(),
  language: z.enum(languageCodes).optional(),
  /** Default: what is open. `unanswered` and `expiring` are of open requests alone. */
  status: z.enum(boardStatuses).default("open"),
  q: z.string().max(maxBoardQueryLength).optional(),
  sort: z.enum(boardSorts).default("new"),
  cursor: cursorSchema,
});
export type BoardQuery = z.output<typeof requestBoardQuerySchema>;
/** GET /api/hunting-help/mine */
export const ownHelpQuerySchema = z.strictObject({ cursor: cursorSchema });

/** A request as everybody sees it. */
const requestSchema = z.object({
  id: helpIdSchema,
  ...requestContent.stored,
  ...nameFields,
  skillNames: z.array(z.string()),
  asker: z.string().nullable(),
  cost: z.int().min(1),
  status: z.enum(requestStatuses),
  answerCount: z.int().min(0),
  approvedAnswer: helpIdSchema.nullable(),
  paid: z.int().min(0).nullable(),
  unpaid: z.enum(unpaidReasons).nullable(),
  version: z.int().min(1),
  createdAt: time,
  expiresAt: time,
  decidedAt: time.nullable(),
});
export type HelpRequest = z.infer<typeof requestSchema>;

/** An answer as everybody sees it: the session of an offer is for the asker alone. */
const answerSchema = z.object({
  id: helpIdSchema,
  ...answerContent.stored,
  offer: z.object({ when: z.string(), platform: z.enum(platforms), hasSession: z.boolean() }).nullable(),
  uid: z.string().nullable(),
  isThanked: z.boolean(),
  isApproved: z.boolean(),
  /** How many others say that it helped them. */
  helpfulCount: z.int().min(0),
  version: z.int().min(1),
  createdAt: time,
  updatedAt: time,
});
export type HelpAnswer = z.infer<typeof answerSchema>;
const shownAnswerSchema = answerSchema.extend({
  author: authorSchema,
  /** Attached build; `null` without one, and where it is no longer published. */
  attached: attachedBuildSchema.nullable(),
});
export type ShownAnswer = z.infer<typeof shownAnswerSchema>;

/** A comment below an answer, as everybody sees it. */
const commentSchema = z.object({
  id: helpIdSchema,
  uid: z.string().nullable(),
  answer: helpIdSchema,
  body: z.string(),
  createdAt: time,
  author: authorSchema,
});
export type HelpComment = z.infer<typeof commentSchema>;
/** POST /api/hunting-help/{id}/answers/{answer}/comments */
export const postedCommentResponseSchema = z.object({
  message: ok,
  created: z.boolean(),
  comment: commentSchema.omit({ author: true }),
});
export type PostedCommentResponse = z.infer<typeof postedCommentResponseSchema>;
export const doneResponseSchema = z.object({ message: ok });

const boardRowSchema = requestSchema
  .pick({
    id: true,
    kind: true,
    title: true,
    monster: true,
    monsterName: true,
    weapon: true,
    playstyle: true,
    quest: true,
    questName: true,
    platform: true,
    timeZone: true,
    when: true,
    party: true,
    language: true,
    cost: true,
    status: true,
    answerCount: true,
    createdAt: true,
    expiresAt: true,
  })
  .extend({ author: authorSchema });
export type RequestBoardRow = z.infer<typeof boardRowSchema>;
export const requestBoardResponseSchema = z.object({
  message: ok,
  requests: z.array(boardRowSchema),
  nextCursor: nextCursorSchema,
});
export type RequestBoardResponse = z.infer<typeof requestBoardResponseSchema>;
export const ownHelpResponseSchema = z.object({
  message: ok,
  requests: z.array(boardRowSchema.omit({ author: true })),
  nextCursor: nextCursorSchema,
});
export type OwnHelpResponse = z.infer<typeof ownHelpResponseSchema>;

const topHelperSchema = z.object({ author: authorSchema, count: z.int().min(1) });
export type TopHelper = z.infer<typeof topHelperSchema>;
/** GET /api/hunting-help/helpers */
export const topHelpersResponseSchema = z.object({
  message: ok,
  /** UTC month, such as 2026-11. */
  month: z.string(),
  /** With most answers that were approved and paid in it first, 20 at most. */
  ofMonth: z.array(topHelperSchema),
  /** The same of all time. */
  ever: z.array(topHelperSchema),
});
export type TopHelpersResponse = z.infer<typeof topHelpersResponseSchema>;

/** POST /api/hunting-help/{id}/invite */
export const inviteBodySchema = z.strictObject({ uid: z.string().min(1).max(128) });
/** GET /api/hunting-help/{id}/helpers */
export const helpersForResponseSchema = z.object({
  message: ok,
  /** With most approved answers for the weapon first, ten at most. */
  helpers: z.array(topHelperSchema.extend({ isInvited: z.boolean() })),
  /** How many more can be invited. */
  left: z.int().min(0),
});
export type HelpersForResponse = z.infer<typeof helpersForResponseSchema>;

/** GET /api/hunting-help/{id} */
export const readRequestResponseSchema = z.object({
  message: ok,
  request: requestSchema,
  author: authorSchema,
  /** The approved one first, then what helped most, then in the order in which they came. */
  answers: z.array(shownAnswerSchema),
  /** Below the answers, in the order in which they came. */
  comments: z.array(commentSchema),
});
export type ReadRequestResponse = z.infer<typeof readRequestResponseSchema>;
/** GET /api/hunting-help/{id}/viewer: what only those see whom it concerns. */
export const viewRequestResponseSchema = z.object({
  message: ok,
  /** Sessions of offers by the id of the answer: all for the asker, the own one for an answerer. */
  sessions: z.record(z.string(), z.string()),
  /** The caller's own answer that everybody can read. */
  ownAnswer: helpIdSchema.nullable(),
  /** Answers that helped the caller. */
  helpful: z.array(helpIdSchema),
  /** Why a moderator took the request or the caller's own answer down; `null` for all others. */
  takenDown: z.string().nullable(),
});
export type ViewRequestResponse = z.infer<typeof viewRequestResponseSchema>;
export const historyResponseSchema = z.object({
  message: ok,
  /** Earlier versions, latest first. */
  versions: z.array(z.object({ version: z.int().min(1), title: z.string(), body: z.string(), at: time })),
});
export type HistoryResponse = z.infer<typeof historyResponseSchema>;

/** Reply of posting. `created` is false when the key had created the request before. */
export const postedRequestResponseSchema = z.object({
  message: ok,
  created: z.boolean(),
  request: requestSchema,
  /** Coins left. */
  balance: z.int().min(0),
});
export type PostedRequestResponse = z.infer<typeof postedRequestResponseSchema>;
/** Reply of editing, withdrawing and approving. */
export const changedRequestResponseSchema = z.object({ message: ok, request: requestSchema });
export type ChangedRequestResponse = z.infer<typeof changedRequestResponseSchema>;
export const postedAnswerResponseSchema = z.object({
  message: ok,
  created: z.boolean(),
  answer: answerSchema,
});
export type PostedAnswerResponse = z.infer<typeof postedAnswerResponseSchema>;
/** Reply of editing, withdrawing and thanking. */
export const changedAnswerResponseSchema = z.object({ message: ok, answer: answerSchema });
export type ChangedAnswerResponse = z.infer<typeof changedAnswerResponseSchema>;
export const moderatedHelpResponseSchema = z.object({
  message: ok,
  takenDown: z.boolean(),
  /** Coins that the asker got back. */
  refunded: z.int().min(0),
});
export type ModeratedHelpResponse = z.infer<typeof moderatedHelpResponseSchema>;
