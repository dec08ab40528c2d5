import { checkHealth } from "@/lib/api/check-health.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { healthResponseSchema } from "@/lib/api/health-schema";
import { version } from "@/package.json";

export const config = { api: { bodyParser: false } };

/** For load balancers and people: 200 whenever this process answers, `degraded` while Firestore does not. */
export default createHandler({
  GET: createPublicEndpoint({
    response: healthResponseSchema,
    run: async () => checkHealth(version),
  }),
});
