import { formatMetrics } from "@/lib/observe/metrics.server";
import type { Endpoint } from "./create-endpoint.server";
import { requireOperator } from "./require-operator.server";

/**
 * The figures of this process for a Prometheus scraper with `Authorization: Bearer <QUARRY_METRICS_TOKEN>`. 404 without
 * that setting and for a wrong token alike, so that nobody learns whether there is something to find.
 */
export const metricsEndpoint: Endpoint = {
  isPublic: true,
  answer: async (request, response) => {
    requireOperator(request, process.env.QUARRY_METRICS_TOKEN);
    const text = formatMetrics();
    response.setHeader("Content-Type", "text/plain; version=0.0.4; charset=utf-8");
    response.setHeader("Content-Length", Buffer.byteLength(text));
    response.setHeader("Cache-Control", "no-store");
    response.end(request.method === "HEAD" ? undefined : text);
  },
};
