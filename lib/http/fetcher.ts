import type { ApiErrorCode } from "./api-error";
import { askWhenFree } from "./ask-when-free";
import { readCallHeaders } from "./call-headers";

/** For a call that got no answer. */
export const unreachableMessage = "The server could not be reached. Check your connection and try again.";

/** How long a call may take, milliseconds. */
const defaultTimeout = 15_000;

/** Anything that checks unknown data and gives it a type: every zod schema does. */
interface Parser<T> {
  parse(data: unknown): T;
}

interface ApiCall<T> {
  schema: Parser<T>;
  /** Default GET, or POST where there is a body. */
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as `Authorization: Bearer …`. */
  idToken?: string;
  /** Ends the call early; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Milliseconds until the call is given up; each repeat of a read has as many. Default 15000. */
  timeoutMs?: number;
  /** For a GET that writes: it is never made again by itself. */
  once?: boolean;
}

/**
 * - `network`: no answer (offline, server gone)
 * - `timeout`: no answer in time
 * - `unreadable`: an answer that is not what the API promises
 */
type TransportCode = "network" | "timeout" | "unreadable";

/** Problems with one part of a request. */
export interface RequestIssue {
  /** As `partners.0.name`. */
  readonly path: string;
  readonly message: string;
}

/** A call that was refused or never answered. `message` may be shown as it is. */
export class ApiCallError extends Error {
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly code: ApiErrorCode | TransportCode | "unknown";
  /** Message of the server, `null` without a readable one. */
  readonly serverMessage: string | null;
  /** Which parts of the request it refused; empty where it named none. */
  readonly issues: readonly RequestIssue[];

  constructor(
    message: string,
    details: Pick<ApiCallError, "status" | "code" | "serverMessage"> & Partial<Pick<ApiCallError, "issues">>,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "ApiCallError";
    this.status = details.status;
    this.code = details.code;
    this.serverMessage = details.serverMessage;
    this.issues = details.issues ?? [];
  }
}

/**
 * Calls the product's own API and checks the answer with the same schema as the route.
 *
 * @param path from the root, e.g. `/api/user/quiz`
 * @throws ApiCallError when the server refuses, does not answer, or answers something else. An abort by
 * `signal` rejects with the signal's own reason.
 *
 * A GET that a busy server puts off is made again when it says, twice at most (`askWhenFree`); nothing else is.
 */
export async function callApi<T>(path: string, call: ApiCall<T>): Promise<T> {
  const method = call.method ?? (call.body === undefined ? "GET" : "POST");
  const ask = () => send(path, method, call);
  const isRead = method === "GET" && !call.once;
  const response = await (isRead ? askWhenFree(ask, call.signal) : ask());
  const data = await readJson(response, call.signal);
  if (!response.ok) throw createRefusalError(response.status, data);
  try {
    return call.schema.parse(data);
  } catch (cause) {
    throw createUnreadableError(response.status, cause);
  }
}

async function send<T>(path: string, method: string, call: ApiCall<T>): Promise<Response> {
  const timeout = AbortSignal.timeout(call.timeoutMs ?? defaultTimeout);
  const headers: Record<string, string> = { accept: "application/json" };
  if (call.idToken) {
    headers.authorization = `Bearer ${call.idToken}`;
    Object.assign(headers, await readCallHeaders());
  }
  if (call.body !== undefined) headers["content-type"] = "application/json";
  try {
    return await fetch(path, {
      method,
      headers,
      body: call.body === undefined ? null : JSON.stringify(call.body),
      signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
    });
  } catch (cause) {
    throw createNoAnswerError(cause, call.signal, timeout);
  }
}

async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    // An error page of a proxy is no JSON, and still an answer: its status says what happened.
    if (!response.ok) return null;
    throw createUnreadableError(response.status, cause);
  }
}

function createNoAnswerError(cause: unknown, signal: AbortSignal | undefined, timeout: AbortSignal): unknown {
  if (signal?.aborted) return signal.reason;
  const details = { status: 0, serverMessage: null };
  return timeout.aborted
    ? new ApiCallError(
        "The server took too long to answer. Try again.",
        { ...details, code: "timeout" },
        { cause },
      )
    : new ApiCallError(unreachableMessage, { ...details, code: "network" }, { cause });
}

function createUnreadableError(status: number, cause: unknown): ApiCallError {
  return new ApiCallError(
    "The server sent an unexpected response. Reload the page and try again.",
    { status, code: "unreadable", serverMessage: null },
    { cause },
  );
}

function createRefusalError(status: number, data: unknown): ApiCallError {
  const body: object = typeof data === "object" && data !== null ? data : {};
  const message = "message" in body && typeof body.message === "string" && body.message ? body.message : null;
  const code = "code" in body && isErrorCode(body.code) ? body.code : "unknown";
  return new ApiCallError(message ?? `The server refused the request (${status}). Try again later.`, {
    status,
    code,
    serverMessage: message,
    issues: "issues" in body && Array.isArray(body.issues) ? body.issues.filter(isIssue) : [],
  });
}

function isIssue(issue: unknown): issue is RequestIssue {
  if (typeof issue !== "object" || issue === null || !("path" in issue) || !("message" in issue))
    return false;
  return typeof issue.path === "string" && typeof issue.message === "string";
}

/** One entry per code, so that a new code in `api-error.ts` does not type-check until it is here. */
const errorCodes: Record<ApiErrorCode, true> = {
  "bad-request": true,
  unauthenticated: true,
  "app-check-required": true,
  "payment-required": true,
  forbidden: true,
  "email-unverified": true,
  blocked: true,
  "recent-sign-in-required": true,
  "second-factor-required": true,
  "not-found": true,
  "method-not-allowed": true,
  conflict: true,
  "too-large": true,
  "unsupported-media-type": true,
  "too-many-requests": true,
  "quiz-unavailable": true,
  internal: true,
  unavailable: true,
};

function isErrorCode(code: unknown): code is ApiErrorCode {
  return typeof code === "string" && Object.hasOwn(errorCodes, code);
}
