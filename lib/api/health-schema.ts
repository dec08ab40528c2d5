import { z } from "zod";

/** GET /api/health. Always 200: the process answers; `status` says how much of it works. */
export const healthResponseSchema = z.object({
  /** `degraded`: pages, wiki and builder work; sign-in, coins and the quiz do not. */
  status: z.enum(["ok", "degraded"]),
  /** `off`: no store is configured. */
  firestore: z.enum(["up", "down", "off"]),
  /** Version of the product, from package.json. */
  version: z.string(),
});
export type HealthResponse = z.infer<typeof healthResponseSchema>;

/** GET /api/health/live and /api/health/ready. */
export const probeResponseSchema = z.object({ status: z.literal("ok") });
