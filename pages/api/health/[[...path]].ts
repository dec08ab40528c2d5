import { checkHealth } from "@/lib/api/check-health.server";
import { checkReady } from "@/lib/api/check-ready.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { createRoutes } from "@/lib/api/create-routes.server";
import { healthResponseSchema, probeResponseSchema } from "@/lib/api/health-schema";
import { version } from "@/package.json";

export const config = { api: { bodyParser: false } };

export default createRoutes(
  {},
  {},
  {
    // For load balancers and people: 200 whenever this process answers, `degraded` while Firestore does not.
    "/api/health": createHandler({
      GET: createPublicEndpoint({ response: healthResponseSchema, run: async () => checkHealth(version) }),
    }),
    // Answers as long as this process can. Looks at nothing else, as a restart would mend nothing else.
    "/api/health/live": createHandler({
      GET: createPublicEndpoint({ response: probeResponseSchema, run: () => ({ status: "ok" as const }) }),
    }),
    // 503 until the store has answered once, and while this process is ending.
    "/api/health/ready": createHandler({
      GET: createPublicEndpoint({ response: probeResponseSchema, run: () => checkReady(version) }),
    }),
  },
);
