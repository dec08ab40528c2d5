import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";

/** Document `limits/{uid}_{action}_{utcDay}`. Written by the server alone; removed by the store's TTL. */
export const limitDocumentSchema = z.object({
  uid: z.string().min(1),
  /**
   * Counted action, and when it was done last. Counters that refuse nothing, and those from before 2026-11-24, have
   * neither.
   */
  action: z.string().optional(),
  at: storedTimeSchema.optional(),
  count: z.int().min(0),
  expiresAt: storedTimeSchema,
});
