import type { ServerResponse } from "node:http";
import { watchStore } from "@/lib/firebase/watch-store.server";
import { ApiError } from "@/lib/http/api-error";
import type { ApiRequest } from "@/lib/http/api-request";
import { runWithDeadline } from "@/lib/http/deadline";
import { sendError } from "@/lib/http/send-reply.server";
import { isLoggingCalls, writeLog } from "@/lib/observe/log.server";
import { countEvent, observeDuration } from "@/lib/observe/metrics.server";
import { createRequestContext, runInRequest } from "@/lib/observe/request-context.server";
import { runInSpan } from "@/lib/observe/tracing.server";
import { runUntilAbandoned } from "./abandoned-call.server";
import type { Endpoint, RequestHandler } from "./create-endpoint.server";
import { createAddressLimiter, requireAllowed } from "./limit-calls.server";
import type { RateLimit } from "./rate-limit";

/** Longest time that a call may take, in milliseconds; then it is answered 503. */
const deadline = 10_000;

export interface Methods {
  GET?: Endpoint;
  POST?: Endpoint;
  DELETE?: Endpoint;
}

/** An API route that can tell what it has. */
export type Handler = RequestHandler & { readonly endpoints: Methods };

/**
 * Makes an API route. In order: 405 with `Allow`, calls of the caller's network (429), then the endpoint of the
 * method. Whatever is thrown becomes a JSON answer: an `ApiError` as it says, an unreachable store 503 with
 * `Retry-After`, anything else a logged 500.
 *
 * `OPTIONS` lists the methods; `HEAD` is answered where anybody may GET. Elsewhere it is 405, because a GET
 * may pay coins and a link checker must not.
 *
 * A route that uses this exports `config = { api: { bodyParser: false } }`, or Next answers bad JSON itself.
 *
 * @param addressLimit Calls from one network, where fewer than usual are enough.
 */
export function createHandler(methods: Methods, addressLimit?: RateLimit): Handler {
  const answer = createAnswer(methods, addressLimit);
  const handler: RequestHandler = (request, response) =>
    observeCall(request, response, () => answer(request, response));
  return Object.assign(handler, { endpoints: methods });
}

function createAnswer(methods: Methods, addressLimit: RateLimit | undefined): RequestHandler {
  const answers = new Map<string, RequestHandler>();
  if (methods.GET) answers.set("GET", methods.GET.answer);
  if (methods.GET?.isPublic) answers.set("HEAD", methods.GET.answer);
  if (methods.POST) answers.set("POST", methods.POST.answer);
  if (methods.DELETE) answers.set("DELETE", methods.DELETE.answer);
  const allowed = [...answers.keys(), "OPTIONS"].join(", ");
  const takeAddress = createAddressLimiter(addressLimit);

  return async (request, response) => {
    try {
      const answer = answers.get(request.method ?? "");
      if (answer) {
        requireAllowed(takeAddress(request));
        return await runUntilAbandoned(
          (work) => runWithDeadline(watchStore(work), deadline),
          () => answer(request, response),
        );
      }
      response.setHeader("Allow", allowed);
      if (request.method !== "OPTIONS") throw refuseMethod(request.method, allowed);
      response.statusCode = 204;
      response.end();
    } catch (error) {
      sendError(request, response, error);
    }
  };
}

function refuseMethod(method: string | undefined, allowed: string): ApiError {
  return new ApiError(405, `${method} is not allowed here. Allowed: ${allowed}.`, {
    code: "method-not-allowed",
  });
}

/**
 * Answers one call with an ID for the log (`X-Request-Id` of the reply), counts it and measures it. What is recorded
 * is the route, not the address.
 */
function observeCall(
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
