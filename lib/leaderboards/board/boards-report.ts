import { z } from "zod";

const comparedRunnerSchema = z.object({
  name: z.string(),
  place: z.int().min(1),
  /** Hundredths of a point. */
  score: z.int().min(0),
  /** By the formula before the present one. */
  formerPlace: z.int().min(0),
  formerScore: z.int().min(0),
});
export type ComparedRunner = z.infer<typeof comparedRunnerSchema>;

/** Outcome of a check of all boards. */
export const boardsReportSchema = z.object({
  boards: z.int().min(0),
  /** Runs in every state. */
  runs: z.int().min(0),
  /** Boards whose points are still being spread: known, and no difference. */
  unsettled: z.int().min(0),
  /** Each as one line. */
  differences: z.array(z.string()),
  /** The first 100 of the ranking by the present formula of points, next to the one before. */
  ranking: z.array(comparedRunnerSchema),
});
export type BoardsReport = z.infer<typeof boardsReportSchema>;
