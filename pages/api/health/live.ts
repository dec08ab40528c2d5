import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { probeResponseSchema } from "@/lib/api/health-schema";

export const config = { api: { bodyParser: false } };

/** Liveness: answers as long as this process can. Looks at nothing else, as a restart would mend nothing else. */
export default createHandler({
  GET: createPublicEndpoint({ response: probeResponseSchema, run: () => ({ status: "ok" as const }) }),
});
