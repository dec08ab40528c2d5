import type { ServerResponse } from "node:http";
import type { ApiRequest } from "@/lib/http/api-request";
import { isLoggingCalls, writeLog } from "@/lib/observe/log.server";
import { countEvent, observeDuration } from "@/lib/observe/metrics.server";
import { createRequestContext, runInRequest } from "@/lib/observe/request-context.server";
import { runInSpan } from "@/lib/observe/tracing.server";

/**
 * Answers one call with an ID for the log (`X-Request-Id` of the reply), counts it and measures it. What is recorded
 * is the route, not the address.
 */
export function observeCall(
  request: ApiRequest,
  response: ServerResponse,
  answer: () => Promise<void>,
): Promise<void> {
  const context = createRequestContext(request, request.query);
  const { method, route, requestId } = context;
  const startedAt = performance.now();
  response.setHeader("X-Request-Id", requestId);
  // Once, whether it was sent in full or the caller left.
  response.once("close", () => {
    const seconds = (performance.now() - startedAt) / 1000;
    const status = String(response.statusCode);
    countEvent("quarry_http_requests_total", { route, method, status });
    observeDuration("quarry_http_request_duration_seconds", seconds, { route, method });
    if (!isLoggingCalls()) return;
    runInRequest(context, () =>
      writeLog("info", "call", { status: response.statusCode, ms: Math.round(seconds * 1000) }),
    );
  });
  return runInRequest(context, () =>
    runInSpan(`${method} ${route}`, { "http.request.method": method, "http.route": route }, answer),
  );
}
