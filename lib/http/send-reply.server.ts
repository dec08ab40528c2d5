import type { IncomingMessage, ServerResponse } from "node:http";
import { reportError } from "@/lib/observe/report-error.server";
import { createRequestContext, getRequestContext } from "@/lib/observe/request-context.server";
import { ApiError, type ApiErrorBody } from "./api-error";
import { isBackendFailure, isStoreAway } from "./backend-failure";
import { DeadlineError } from "./deadline";

/** Seconds after which a client may repeat a call that was answered 503. */
const retryAfterFailure = 5;

/** @param cache Cache-Control of the reply. */
export function sendJson(response: ServerResponse, status: number, body: unknown, cache = "no-store"): void {
  const text = JSON.stringify(body);
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Content-Length", Buffer.byteLength(text));
  response.setHeader("Cache-Control", cache);
  response.end(text);
}

/** Answers whatever was thrown. Only an `ApiError` says its own message; the rest stays in the log. */
export function sendError(request: IncomingMessage, response: ServerResponse, thrown: unknown): void {
  // The client left while it was still sending: nobody to answer, nothing wrong here.
  if (request.destroyed && !request.complete) return;
  const error = toApiError(thrown);
  const body: ApiErrorBody = { message: error.message, code: error.code, ...error.details };
  // A full queue is reported to the caller alone: whoever fills it must not fill the log as well.
  const isIntended = (thrown instanceof ApiError && thrown.status === 503) || isStoreAway(thrown);
  if (error.status >= 500 && !isIntended) body.requestId = logFailure(request, error);
  if (response.destroyed || response.headersSent) return;
  if (error.retryAfter !== undefined) response.setHeader("Retry-After", error.retryAfter);
  // A body that is too large may still be on its way.
  if (error.status === 413) response.setHeader("Connection", "close");
  sendJson(response, error.status, body);
}

/** Whatever was thrown as the answer that a caller may see. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof DeadlineError || isBackendFailure(thrown)) {
    return new ApiError(503, "The service is not available right now. Please try again in a few minutes.", {
      code: "unavailable",
      cause: thrown,
      retryAfter: retryAfterFailure,
    });
  }
  return new ApiError(500, "Internal server error", { code: "internal", cause: thrown });
}

/** Never with a token, a query or a body. @returns The ID under which it is in the log. */
function logFailure(request: IncomingMessage, error: ApiError): string {
  const { requestId, method, route } = getRequestContext() ?? createRequestContext(request);
  reportError(error.cause ?? error, "server", { requestId, method, route, status: error.status });
  return requestId;
}
