import { z } from "zod";
import { storedTimeSchema } from "@/lib/firebase/stored-time";

/** Document `limits/{uid}_{action}_{utcDay}`. Written by the server alone; removed by the store's TTL. */
export const limitDocumentSchema = z.object({
  uid: z.string().min(1),
  count: z.int().min(0),
  expiresAt: storedTimeSchema,
});
