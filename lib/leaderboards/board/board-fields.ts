import { z } from "zod";
import { buildAttachmentSchema } from "@/lib/builds/attachment-schema";
import { weaponTypes } from "@/lib/catalog/codes";
import { storedTimeSchema } from "@/lib/firebase/stored-time";
import { videoSchema } from "@/lib/leaderboards/run/run-content";
import { provisionalCauses } from "@/lib/leaderboards/run/run-fields";
import { platforms } from "@/lib/site/platforms";
import { staffMarkSchema } from "@/lib/users/staff-mark";
import { rulesetIds } from "./board-id";

/** A hunter as others see them. */
export const shownPlayerSchema = z.object({
  uid: z.string().nullable(),
  name: z.string(),
  isStaff: staffMarkSchema,
});
const rowFields = {
  runId: z.string(),
  players: z.array(shownPlayerSchema),
  timeCs: z.int().min(1),
  weapon: z.enum(weaponTypes),
  platform: z.enum(platforms),
};
/** A row of a board, as it is stored. */
export const boardRowSchema = z.object({
  ...rowFields,
  entrant: z.string(),
  video: videoSchema,
  build: buildAttachmentSchema.nullable(),
  /** Why one moderator was enough for it so far. */
  provisional: z.enum(provisionalCauses).optional(),
  /** Milliseconds since 1970. */
  submittedAt: z.int(),
});
export type BoardRow = z.infer<typeof boardRowSchema>;
export const recordSchema = z.object({ ...rowFields, submittedAt: z.int() });
export type BoardRecord = z.infer<typeof recordSchema>;

/** Document `boards/{id}`: the first chunk of rows, and all that is known of the rest. */
export const boardDocumentSchema = z.object({
  rows: z.array(boardRowSchema),
  /** Chunks in `boards/{id}/parts/{n}`, n from 1: their rows, and how many rows are faster than the first of them. */
  parts: z.array(z.object({ size: z.int().min(1), faster: z.int().min(0) })),
  /** Rows in all chunks. */
  runners: z.int().min(0),
  /** Verified runs, obsolete ones included. */
  runs: z.int().min(0),
  /** The runs that were records when they were sent. */
  history: z.array(recordSchema),
  /** Rows from this one on whose runners may still have points by an earlier state of the board; `null` = none. */
  unsettled: z.int().min(0).nullable(),
  updatedAt: storedTimeSchema,
});
export type BoardDocument = z.infer<typeof boardDocumentSchema>;
/** Document `boards/{id}/parts/{n}` */
export const boardPartSchema = z.object({ rows: z.array(boardRowSchema) });

/** Hundredths of a point. */
const scoreSchema = z.int().min(0);
const standingSchema = z.object({ runId: z.string(), timeCs: z.int().min(1), points: scoreSchema });
/**
 * Document `runners/{uid}`. Whoever held all of the 10,000 boards there can be would have 1 MB in it; at ten runs a
 * day that takes almost three years.
 */
export const runnerDocumentSchema = z.object({
  name: z.string(),
  /** Chosen profile icon. */
  icon: z.string().nullable().default(null),
  score: scoreSchema,
  boards: z.record(z.string(), standingSchema),
  /** Score at the end of the latest days on which it changed, 30 at most. */
  trend: z.array(z.object({ day: z.string(), score: scoreSchema })),
  updatedAt: storedTimeSchema,
});
export type RunnerDocument = z.infer<typeof runnerDocumentSchema>;
/** Document `videoLocks/{provider_id_quest_player}`, with the player as a hash. */
export const videoLockSchema = z.object({ runId: z.string() });
/** Document `videoLocks/{provider_id}`: the players of every run that shows the video, as hashes, by the run's id. */
export const videoPartiesSchema = z.object({ parties: z.record(z.string(), z.array(z.string())) });
/** Document `challenges/{isoWeek}`, written with the first verified run. */
export const challengeDocumentSchema = z.object({
  quest: z.string(),
  ruleset: z.enum(rulesetIds),
  boardId: z.string(),
  /** Rows on places 1 to 3. */
  winners: z.array(recordSchema),
});
export type ChallengeDocument = z.infer<typeof challengeDocumentSchema>;
/** Fastest solo run of any platform, by ruleset. */
const questRecordsSchema = z.partialRecord(z.enum(rulesetIds), recordSchema).default({});
/** Document `leaderboards/quests`: what the list of quests shows, with records of any weapon. */
export const questsDocumentSchema = z.object({
  quests: z.record(
    z.string(),
    z.object({
      /** Verified runs of all boards. */
      runs: z.int().min(0),
      records: questRecordsSchema,
    }),
  ),
});
/** Document `leaderboards/{weapon}`: the records of one weapon type. With all 400 quests it would have 160 kB. */
export const weaponRecordsDocumentSchema = z.object({
  quests: z.record(z.string(), z.object({ records: questRecordsSchema })),
});
/** Document `moderators/{uid}`: what the public can know of the work of a moderator or a reviewer. */
export const moderatorDocumentSchema = z.object({
  decisions: z.int().min(0),
  verified: z.int().min(0),
  rejected: z.int().min(0),
  /** Decisions that another moderator reversed. */
  overturned: z.int().min(0),
  /** Tenths of an hour from submission to decision, of the latest 100. */
  waits: z.array(z.int().min(0)),
  /** Reviews as a reviewer whose run was decided since, and those among them that said what the moderator decided. */
  reviews: z.int().min(0).default(0),
  agreed: z.int().min(0).default(0),
  /** Of the latest decision; `null` before the first one, and for who has no such role any more. */
  decidedAt: storedTimeSchema.nullable().default(null),
});
export type ModeratorDocument = z.infer<typeof moderatorDocumentSchema>;
