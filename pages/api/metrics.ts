import { createHandler } from "@/lib/api/create-handler.server";
import { metricsEndpoint } from "@/lib/api/serve-metrics.server";

export const config = { api: { bodyParser: false } };

/** Figures of this process in the text format of Prometheus; off without QUARRY_METRICS_TOKEN. */
export default createHandler({ GET: metricsEndpoint });
