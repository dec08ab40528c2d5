import { z } from "zod";
import { percentSchema, recordIdSchema } from "./parts";

const counts = {
  id: recordIdSchema.describe("What is drawn, and for how many targets."),
  sure: z.int().min(1).describe("Draws that every hunt pays; for targets, those of each."),
  extra: z
    .array(percentSchema)
    .min(1)
    .describe("Chances in percent of 0, 1, 2 … further draws. They sum to 100."),
};

/** How often the lists of rewards are drawn at the end of a quest. */
export const rewardDrawsSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    ...counts,
    kind: z.literal("target").describe("Kind of record."),
    targets: z.int().min(1).describe("Large monsters that the quest is about."),
  }),
  z.strictObject({ ...counts, kind: z.literal("quest").describe("Kind of record.") }),
]);
