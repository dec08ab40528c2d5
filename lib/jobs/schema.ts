import { z } from "zod";

/** Scheduled jobs, in the order in which they run. */
export const jobNames = [
  "expire-requests",
  "publish-guides",
  "spread-names",
  "daily-figures",
  "sweep-deleted",
  "staff-actions",
  "confirm-runs",
  "recount-points",
  "check-videos",
  "push-news",
  "weekly-emails",
  "alerts",
] as const;
export type JobName = (typeof jobNames)[number];

/** POST /api/jobs. Without names: all of them. */
export const jobsBodySchema = z.strictObject({ jobs: z.array(z.enum(jobNames)).min(1).optional() });

const jobResultSchema = z.object({
  job: z.enum(jobNames),
  /**
   * Requests or staff actions that ended, guides or deleted accounts that were looked at, runs that got a new name or
   * were due to be confirmed, boards whose points were counted anew, videos or news that were looked for, weekly emails that were due, days that were counted, or alerts that were sent.
   */
  done: z.int().min(0),
  /** Whether something was left for the next call. */
  hasMore: z.boolean(),
});
export type JobResult = z.infer<typeof jobResultSchema>;

export const jobsResponseSchema = z.object({
  message: z.literal("OK"),
  results: z.array(jobResultSchema),
});
export type JobsResponse = z.infer<typeof jobsResponseSchema>;
