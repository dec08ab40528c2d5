import { z } from "zod";

/** Outcome of a check of all boards. */
export const boardsReportSchema = z.object({
  boards: z.int().min(0),
  /** Runs in every state. */
  runs: z.int().min(0),
  /** Boards whose points are still being spread: known, and no difference. */
  unsettled: z.int().min(0),
  /** Each as one line. */
  differences: z.array(z.string()),
});
export type BoardsReport = z.infer<typeof boardsReportSchema>;
