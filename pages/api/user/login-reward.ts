import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { claimLoginReward } from "@/lib/daily/claim-login-reward.server";
import { loginRewardResponseSchema } from "@/lib/daily/login-reward-schema";

export const config = { api: { bodyParser: false } };

/** Claims the daily login reward. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "own",
    response: loginRewardResponseSchema,
    run: ({ actor, dependencies }) => claimLoginReward(dependencies, actor),
  }),
});
