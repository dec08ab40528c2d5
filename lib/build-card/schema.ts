import { z } from "zod";
import { maxBuildCodeLength } from "@/lib/builder/share/build-code-layout";

/** What the picture of a build is requested with. */
export const cardQuerySchema = z.object({
  b: z.string().min(1).max(maxBuildCodeLength),
  /** Version of the builder's data. */
  v: z.string().max(64).optional(),
});
