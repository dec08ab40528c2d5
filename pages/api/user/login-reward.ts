import { createHandler } from "@/lib/api/create-handler.server";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { idempotentLimit } from "@/lib/api/limits";
import { claimLoginReward } from "@/lib/rewards/claim-login-reward.server";
import { loginRewardResponseSchema } from "@/lib/rewards/schema";

export const config = { api: { bodyParser: false } };

/** Claims the daily login reward. */
export default createHandler({
  GET: {
    auth: "user",
    checkRevoked: true,
    limit: idempotentLimit,
    response: loginRewardResponseSchema,
    run: async ({ actor }) => claimLoginReward(await systemDependencies(), actor),
  },
});
