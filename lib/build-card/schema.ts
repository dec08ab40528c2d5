import { z } from "zod";
import { maxBuildCodeLength } from "@/lib/builder/share/build-code-layout";
import { maxLinkFieldLength } from "@/lib/builder/share/link-fields";
import { maxBuffsLength } from "@/lib/builder/target/buffs-link";

/** Query of a build's picture. */
export const cardQuerySchema = z.object({
  b: z.string().min(1).max(maxBuildCodeLength),
  /** Target, and buffs besides gear, as in links. */
  target: z.string().max(maxLinkFieldLength).optional(),
  buffs: z.string().max(maxBuffsLength).optional(),
  /** Version of the builder's data. */
  v: z.string().max(64).optional(),
});
