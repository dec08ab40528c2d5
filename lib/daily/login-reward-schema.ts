import { z } from "zod";

/** GET /api/user/login-reward: `OK` paid now, `Early` already paid on this UTC day. */
export const loginRewardResponseSchema = z.object({
  message: z.enum(["OK", "Early"]),
  /** Next 00:00 UTC. */
  expires: z.iso.datetime(),
});
export type LoginRewardResponse = z.infer<typeof loginRewardResponseSchema>;
