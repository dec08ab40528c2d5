import { checkReady } from "@/lib/api/check-ready.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { probeResponseSchema } from "@/lib/api/health-schema";
import { version } from "@/package.json";

export const config = { api: { bodyParser: false } };

/** Readiness: 503 until the store has answered once, and while this process is ending. */
export default createHandler({
  GET: createPublicEndpoint({ response: probeResponseSchema, run: () => checkReady(version) }),
});
