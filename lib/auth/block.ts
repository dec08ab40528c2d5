import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";

/** Field `block` of `users/{uid}`: the person cannot post until then. `null` = not blocked. */
export const blockSchema = z
  .object({ until: storedTimeSchema, reason: z.string().min(1) })
  .nullable()
  .default(null);
export type Block = z.infer<typeof blockSchema>;
