import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { isRejectionReason, type RejectionReason } from "@/lib/leaderboards/review/reasons";
import { reviewCheckIds } from "@/lib/leaderboards/review/review-checks";
import { staffMarkSchema } from "@/lib/users/staff-mark";
import { runContent } from "./run-content";

export const runStatuses = ["pending", "verified", "rejected", "withdrawn"] as const;

export const runIdSchema = z.string().regex(/^[0-9a-f]{24}$/, "must be a run ID");
export const rejectionReasonSchema = z.custom<RejectionReason>(
  (value) => typeof value === "string" && isRejectionReason(value),
  "must be one of the reasons",
);

/** A hunter of a run. Without an account, or after it was deleted, there is no `uid`. */
const playerSchema = z.object({
  uid: z.string().min(1).nullable(),
  name: z.string().min(1),
  /** Whether the person agrees to be named; true for the submitter and for hunters without an account. */
  confirmed: z.boolean(),
  isStaff: staffMarkSchema,
});
export type RunPlayer = z.infer<typeof playerSchema>;

/** Why one moderator was enough for a first place. */
export const provisionalCauses = ["few-runners", "few-moderators"] as const;
export type ProvisionalCause = (typeof provisionalCauses)[number];

/** Fields of a run that the state machine works on. */
export const runStateSchema = z.object({
  status: z.enum(runStatuses),
  /** Which list of the moderators it waits in. */
  queue: z.enum(["review", "appeal"]).nullable(),
  players: z.array(playerSchema).min(1),
  /** `null` after the account was deleted. */
  submittedBy: z.string().min(1).nullable(),
  claim: z.object({ by: z.string().min(1), until: storedTimeSchema }).nullable(),
  /** The first of the two moderators that a first place takes. */
  approval: z.object({ by: z.string().min(1), at: storedTimeSchema }).nullable(),
  /**
   * A first place that one moderator verified: anybody can challenge it by a report, until a second moderator, five
   * runners or a week without an open report confirm it. `null` for every other run.
   */
  provisional: z
    .object({ cause: z.enum(provisionalCauses), until: storedTimeSchema })
    .nullable()
    .default(null),
  /** Everybody who has judged the run, the latest last. */
  judges: z.array(z.string()),
  /** Why it was rejected. */
  reason: rejectionReasonSchema.nullable(),
  reasonText: z.string(),
  appeal: z
    .object({
      text: z.string(),
      at: storedTimeSchema,
      state: z.enum(["open", "granted", "denied"]),
      answer: z.string(),
      /** Whether an admin answered it who had judged the run before, as nobody else was there. */
      isAlone: z.boolean().optional(),
    })
    .nullable(),
  /** Grows with each correction, so that nobody decides about what they have not seen. */
  revision: z.int().min(1),
  decidedAt: storedTimeSchema.nullable(),
});
export type RunState = z.infer<typeof runStateSchema>;

/** A reviewer's view of the video: advice for the moderator who decides, and seen by moderators alone. */
export const runReviewSchema = z.object({
  by: z.string().min(1),
  at: storedTimeSchema,
  /** Of the run that was looked at. */
  revision: z.int().min(1),
  advice: z.enum(["verify", "reject"]),
  checked: z.array(z.enum(reviewCheckIds)),
  /** Why it should be rejected; `null` otherwise. */
  reason: rejectionReasonSchema.nullable(),
  text: z.string(),
});
export type StoredReview = z.infer<typeof runReviewSchema>;

/** Document `runs/{id}`. Written by the server alone. */
export const runDocumentSchema = runStateSchema.extend({
  ...runContent.stored,
  /** 1 to 4; always the number of players. */
  party: z.int().min(1).max(4),
  boardId: z.string(),
  /** `boardId`, the views that join several boards, and a challenge: all boards that the run can be a row of. */
  boardIds: z.array(z.string()),
  /** A hash of the players: the same party has the same. */
  entrant: z.string(),
  /** Every account that the run or its events name. */
  people: z.array(z.string()),
  rulesetVersion: z.int().min(1),
  /** The state of the game when it was submitted. */
  gameVersion: z.string(),
  /** Of the present revision and earlier ones, the oldest first. */
  reviews: z.array(runReviewSchema).default([]),
  /**
   * Since when the provider has no such video, and whether the run is marked for it: two weeks after its hunters were
   * told. `null` while the video is there, as far as anybody knows.
   */
  videoGone: z.object({ since: storedTimeSchema, isMarked: z.boolean() }).nullable().default(null),
  /** Whether it would have been first when it was sent, alone or tied: moderators see these first. */
  isContender: z.boolean(),
  /** Whether it is its entrant's row on its board. False for what is obsolete or not verified. */
  isBest: z.boolean(),
  /** Number of the latest event. */
  eventCount: z.int().min(1),
  submittedAt: storedTimeSchema,
});
export type RunDocument = z.infer<typeof runDocumentSchema>;

/** Document `runs/{id}/events/{number}`: what happened, in order. Never changed, but for names of deleted accounts. */
export const runEventSchema = z.object({
  /** A uid; `null` after the account was deleted. */
  who: z.string().min(1).nullable(),
  what: z.enum([
    "submit",
    "confirm",
    "decline",
    "correct",
    "withdraw",
    "appeal",
    "claim",
    "release",
    "approve",
    "verify",
    "reject",
    "grant-appeal",
    "deny-appeal",
    "reopen",
    "uphold",
  ]),
  why: z.string(),
  at: storedTimeSchema,
});
export type RunEvent = z.infer<typeof runEventSchema>;
