import { z } from "zod";
import { weaponTypes } from "@/lib/catalog/codes";
import { cursorSchema, nextCursorSchema } from "@/lib/paging/schema";
import { cleanLine } from "@/lib/text/clean-text";
import { profileQuerySchema } from "@/lib/users/schema";
import { staffMarkSchema } from "@/lib/users/staff-mark";
import { boardRowSchema, recordSchema, shownPlayerSchema } from "./board/board-fields";
import { parseBoardId, rulesetIds } from "./board/board-id";
import { parseChallengeBoardId } from "./challenge/challenge";
import { reviewCheckIds } from "./review/review-checks";
import { warningKinds } from "./review/run-warnings";
import { maxVerdictLength } from "./rules";
import { questIdSchema, runContent } from "./run/run-content";
import {
  provisionalCauses,
  rejectionReasonSchema,
  runEventSchema,
  runIdSchema,
  runReviewSchema,
  runStateSchema,
  runStatuses,
} from "./run/run-fields";

const uidSchema = profileQuerySchema.shape.uid;
const keySchema = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, "must be 8 to 64 letters, numbers, - or _");

/** POST /api/leaderboards/runs */
export const submitRunBodySchema = z.strictObject({ key: keySchema, ...runContent.body });
/** POST /api/leaderboards/runs/{id}: the whole content, and the revision that the correction began with. */
export const correctRunBodySchema = z.strictObject({ revision: z.int().min(1), ...runContent.body });
export type RunContent = Omit<z.output<typeof correctRunBodySchema>, "revision">;

const textSchema = z.string().max(maxVerdictLength).transform(cleanLine);
/** POST /api/leaderboards/runs/{id}/decision */
export const decisionBodySchema = z.discriminatedUnion("action", [
  z.strictObject({
    action: z.enum(["verify", "uphold"]),
    revision: z.int().min(1),
    text: textSchema.default(""),
  }),
  z.strictObject({
    action: z.literal("reject"),
    revision: z.int().min(1),
    reason: rejectionReasonSchema,
    text: textSchema.pipe(z.string().min(1, "must say what exactly")),
  }),
  z.strictObject({
    action: z.enum(["grant-appeal", "deny-appeal"]),
    revision: z.int().min(1),
    text: textSchema.pipe(z.string().min(1, "must give a reason")),
  }),
]);
export type RunVerdict = z.output<typeof decisionBodySchema>;
/** POST /api/leaderboards/runs/{id}/review */
export const reviewBodySchema = z.discriminatedUnion("advice", [
  z.strictObject({
    advice: z.literal("verify"),
    revision: z.int().min(1),
    checked: z
      .array(z.enum(reviewCheckIds))
      .refine((checked) => reviewCheckIds.every((id) => checked.includes(id)), "must have every check"),
    text: textSchema.default(""),
  }),
  z.strictObject({
    advice: z.literal("reject"),
    revision: z.int().min(1),
    checked: z.array(z.enum(reviewCheckIds)).max(reviewCheckIds.length),
    reason: rejectionReasonSchema,
    text: textSchema.pipe(z.string().min(1, "must say what exactly")),
  }),
]);
export type ReviewRun = z.output<typeof reviewBodySchema>;
export const reviewsQuerySchema = z.strictObject({ cursor: cursorSchema });
/** POST /api/leaderboards/runs/{id}/claim */
export const claimBodySchema = z.strictObject({ action: z.enum(["claim", "release"]) });
/** POST /api/leaderboards/runs/{id}/confirm */
export const confirmBodySchema = z.strictObject({ action: z.enum(["confirm", "decline"]) });
/** POST /api/leaderboards/runs/{id}/appeal */
export const appealBodySchema = z.strictObject({
  text: textSchema.pipe(z.string().min(1, "must say why the decision is wrong")),
});

export const runQuerySchema = z.strictObject({ id: runIdSchema });
const boardIdSchema = z
  .string()
  .max(160)
  .refine((id) => parseBoardId(id) !== null || parseChallengeBoardId(id) !== null, "must be a board ID");
/** GET /api/leaderboards/boards/{id} */
export const boardQuerySchema = z.strictObject({
  id: boardIdSchema,
  /** Chunk of a board with more than 400 rows, from 1. */
  part: z.coerce.number().int().min(1).max(1000).optional(),
  /** The board as it stood at the end of a UTC day. */
  date: z.iso.date().optional(),
});
export const boardFeedQuerySchema = z.strictObject({
  id: boardIdSchema,
  format: z.enum(["json", "csv", "atom"]).default("json"),
});
/** GET /api/leaderboards/submissions */
export const submissionsQuerySchema = z.strictObject({
  status: z.enum(["verified", "rejected"]).optional(),
  quest: questIdSchema.optional(),
  cursor: cursorSchema,
});
export const rankingQuerySchema = z.strictObject({ cursor: cursorSchema });
/** GET /api/leaderboards/mine */
export const mineQuerySchema = z.strictObject({
  /** Runs that the caller submitted, or is asked to confirm as a partner. */
  list: z.enum(["submitted", "requests"]).default("submitted"),
  cursor: cursorSchema,
});
/** GET /api/leaderboards/queue */
export const queueQuerySchema = z.strictObject({
  queue: z.enum(["review", "appeal"]).default("review"),
  /** `records`: only runs that would have been first when they were sent. */
  only: z.enum(["all", "records"]).default("all"),
  cursor: cursorSchema,
});
export type QueueQuery = z.output<typeof queueQuerySchema>;
export const challengeQuerySchema = z.strictObject({
  week: z
    .string()
    .regex(/^\d{4}-W\d{2}$/, "must be a week such as 2026-W47")
    .optional(),
});
export const runnerQuerySchema = z.strictObject({ uid: uidSchema });

const ok = z.literal("OK");
const time = z.iso.datetime();

/** A run as everybody sees it once it is verified. */
const runSchema = z.object({
  id: runIdSchema,
  ...runContent.stored,
  boardId: z.string(),
  players: z.array(runStateSchema.shape.players.element),
  party: z.int(),
  status: z.enum(runStatuses),
  rulesetVersion: z.int(),
  gameVersion: z.string(),
  isBest: z.boolean(),
  /** Whether its video has been gone for two weeks since its hunters were told. */
  isProofMissing: z.boolean(),
  /** Whether an admin answered its appeal who had judged it before, as nobody else was there. */
  isDecidedAlone: z.boolean(),
  /** A first place that one moderator was enough for, and when it is confirmed unless somebody challenges it. */
  provisional: z.object({ cause: z.enum(provisionalCauses), until: time }).nullable(),
  submittedAt: time,
  decidedAt: time.nullable(),
});
export type Run = z.infer<typeof runSchema>;
/** Fields for runners and moderators alone. */
const ownRunSchema = runSchema.extend({
  submittedBy: z.string().nullable(),
  queue: runStateSchema.shape.queue,
  claim: z.object({ by: z.string(), until: time }).nullable(),
  approvedBy: z.string().nullable(),
  /** Everybody who has judged it, the latest last. */
  judges: z.array(z.string()),
  reason: rejectionReasonSchema.nullable(),
  reasonText: z.string(),
  appeal: z
    .object({ text: z.string(), at: time, state: z.enum(["open", "granted", "denied"]), answer: z.string() })
    .nullable(),
  revision: z.int(),
});
export type OwnRun = z.infer<typeof ownRunSchema>;

export const submittedRunResponseSchema = z.object({ message: ok, created: z.boolean(), run: ownRunSchema });
export type SubmittedRunResponse = z.infer<typeof submittedRunResponseSchema>;
export const changedRunResponseSchema = z.object({ message: ok, run: ownRunSchema });
export type ChangedRunResponse = z.infer<typeof changedRunResponseSchema>;
export const deletedRunResponseSchema = z.object({ message: ok });
/** GET /api/leaderboards/runs/{id} */
export const readRunResponseSchema = z.object({
  message: ok,
  run: runSchema,
  /** Place of its row and rows of its board; `null` for an obsolete run. */
  standing: z.object({ place: z.int(), runners: z.int(), recordCs: z.int() }).nullable(),
  verifiedBy: z.array(shownPlayerSchema),
});
export type ReadRunResponse = z.infer<typeof readRunResponseSchema>;
/** GET /api/leaderboards/runs/{id}/viewer */
export const viewRunResponseSchema = z.object({
  message: ok,
  run: ownRunSchema,
  events: z.array(runEventSchema.omit({ at: true }).extend({ at: time })),
});
export type ViewRunResponse = z.infer<typeof viewRunResponseSchema>;

const placedRowSchema = boardRowSchema.omit({ entrant: true, submittedAt: true }).extend({
  place: z.int().min(1),
  /** Centiseconds behind the first. */
  gapCs: z.int().min(0),
  submittedAt: time,
});
const shownRecordSchema = recordSchema.extend({ submittedAt: time });
export const boardResponseSchema = z.object({
  message: ok,
  id: z.string(),
  rows: z.array(placedRowSchema),
  runners: z.int(),
  runs: z.int(),
  /** Number of chunks; the first comes without `part`. */
  parts: z.int().min(1),
  history: z.array(shownRecordSchema),
  updatedAt: time.nullable(),
});
export type BoardResponse = z.infer<typeof boardResponseSchema>;
export const boardAsOfResponseSchema = z.object({
  message: ok,
  id: z.string(),
  rows: z.array(placedRowSchema),
  /** Whether slower rows are left out. */
  isCut: z.boolean(),
});
export const boardReplySchema = z.union([boardResponseSchema, boardAsOfResponseSchema]);

/** Without who else looked at it: what the public log tells. */
const loggedRunSchema = runSchema.omit({ note: true, splits: true, build: true }).extend({
  reason: rejectionReasonSchema.nullable(),
  reasonText: z.string(),
  decidedBy: z.string().nullable(),
});
export const submissionsResponseSchema = z.object({
  message: ok,
  runs: z.array(loggedRunSchema),
  /** The names of those in `decidedBy`. */
  moderators: z.array(z.object({ uid: z.string(), name: z.string(), isStaff: staffMarkSchema })),
  nextCursor: nextCursorSchema,
});
export type SubmissionsResponse = z.infer<typeof submissionsResponseSchema>;
export const ownRunsResponseSchema = z.object({
  message: ok,
  runs: z.array(ownRunSchema),
  nextCursor: nextCursorSchema,
});
export type OwnRunsResponse = z.infer<typeof ownRunsResponseSchema>;
/** GET /api/leaderboards/reviews: what waits for a moderator, for who may review it. */
export const reviewListResponseSchema = z.object({
  message: ok,
  /** Whether the caller may review; otherwise the list is empty. */
  canReview: z.boolean(),
  /** Verified runs of the caller. */
  verified: z.int(),
  /** Reviews of the caller that were answered by a decision, and those among them that agreed with it. */
  figures: z.object({ reviews: z.int(), agreed: z.int() }),
  runs: z.array(runSchema.extend({ revision: z.int(), isReviewed: z.boolean() })),
  nextCursor: nextCursorSchema,
});
export type ReviewListResponse = z.infer<typeof reviewListResponseSchema>;
export const reviewedRunResponseSchema = z.object({ message: ok });
/** GET /api/leaderboards/runs/{id}/hints */
export const runHintsResponseSchema = z.object({
  message: ok,
  warnings: z.array(
    z.object({
      kind: z.enum(warningKinds),
      text: z.string(),
      /** Further runs that it is about. */
      runs: z.array(runIdSchema),
    }),
  ),
  /** The provider's answer about the video; `null` where the operator has not allowed to ask. */
  video: z.object({ title: z.string(), channel: z.string() }).nullable(),
  /** Of the present revision. */
  reviews: z.array(
    runReviewSchema.omit({ at: true, revision: true }).extend({
      at: time,
      name: z.string(),
      isStaff: staffMarkSchema,
      /** Of all their reviews that were answered by a decision. */
      figures: z.object({ reviews: z.int(), agreed: z.int() }),
    }),
  ),
});
export type RunHints = z.infer<typeof runHintsResponseSchema>;
/** GET /api/leaderboards/ranking. `points` have two decimals. */
export const rankingResponseSchema = z.object({
  message: ok,
  runners: z.array(
    z.object({
      place: z.int().min(1),
      uid: z.string(),
      name: z.string(),
      isStaff: staffMarkSchema,
      icon: z.string().nullable(),
      points: z.number(),
      boards: z.int(),
      /** Points won or lost with the latest change. */
      change: z.number(),
    }),
  ),
  /** Whether points of a recent decision are still being spread. */
  isUpdating: z.boolean(),
  nextCursor: nextCursorSchema,
});
export type RankingResponse = z.infer<typeof rankingResponseSchema>;
/** A runner's points, board by board. */
const runnerResponseSchema = z.object({
  message: ok,
  uid: z.string(),
  /** `null` without a verified run. */
  name: z.string().nullable(),
  points: z.number(),
  /** Most points first. */
  boards: z.array(z.object({ boardId: z.string(), runId: z.string(), timeCs: z.int(), points: z.number() })),
  trend: z.array(z.object({ day: z.string(), points: z.number() })),
});
export type RunnerResponse = z.infer<typeof runnerResponseSchema>;
/** GET /api/leaderboards/runners/{uid} */
export const runnerProfileResponseSchema = runnerResponseSchema.extend({
  /** The five boards with the most points; `place` and `runners` are `null` while a board is being changed. */
  best: z.array(
    runnerResponseSchema.shape.boards.element.extend({
      place: z.int().min(1).nullable(),
      runners: z.int().min(1).nullable(),
    }),
  ),
});
export type RunnerProfileResponse = z.infer<typeof runnerProfileResponseSchema>;
/** GET /api/leaderboards/runners/{uid}/goals: the boards that count, with what a faster run is measured against. */
export const runnerGoalsResponseSchema = runnerResponseSchema.omit({ trend: true }).extend({
  name: z.string(),
  boards: z.array(
    runnerResponseSchema.shape.boards.element.extend({ bestCs: z.int().min(1), runners: z.int().min(1) }),
  ),
});
export type RunnerGoals = z.infer<typeof runnerGoalsResponseSchema>;
/** GET /api/leaderboards/records */
export const weaponRecordsQuerySchema = z.strictObject({ weapon: z.enum(weaponTypes) });
export const weaponRecordsResponseSchema = z.object({
  message: ok,
  quests: z.array(
    z.object({
      quest: z.string(),
      records: z.array(shownRecordSchema.extend({ ruleset: z.enum(rulesetIds) })),
    }),
  ),
});
export type WeaponRecordsResponse = z.infer<typeof weaponRecordsResponseSchema>;
/** GET /api/leaderboards/quests */
export const questsResponseSchema = z.object({
  message: ok,
  quests: z.array(weaponRecordsResponseSchema.shape.quests.element.extend({ runs: z.int() })),
  latest: z.array(loggedRunSchema),
  /** Runs that wait for a moderator, and the age in hours of the one in the middle. */
  queue: z.object({ runs: z.int(), medianHours: z.number().nullable() }),
});
export type QuestsResponse = z.infer<typeof questsResponseSchema>;
export const challengeResponseSchema = z.object({
  message: ok,
  week: z.string(),
  quest: z.string(),
  ruleset: z.enum(rulesetIds),
  boardId: z.string(),
  from: time,
  to: time,
  winners: z.array(shownRecordSchema),
});
export const moderatorsResponseSchema = z.object({
  message: ok,
  moderators: z.array(
    z.object({
      uid: z.string(),
      name: z.string(),
      isStaff: staffMarkSchema,
      decisions: z.int(),
      verified: z.int(),
      rejected: z.int(),
      overturned: z.int(),
      reviews: z.int(),
      agreed: z.int(),
      /** Median hours from submission to decision of the latest 100; `null` without any. */
      medianHours: z.number().nullable(),
    }),
  ),
});
