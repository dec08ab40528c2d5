/** Machine-readable cause of a refused call, next to the human `message`. */
export type ApiErrorCode =
  | "bad-request"
  | "unauthenticated"
  | "app-check-required"
  | "payment-required"
  | "forbidden"
  | "email-unverified"
  | "blocked"
  | "recent-sign-in-required"
  | "second-factor-required"
  | "not-found"
  | "method-not-allowed"
  | "conflict"
  | "too-large"
  | "unsupported-media-type"
  | "too-many-requests"
  | "quiz-unavailable"
  | "internal"
  | "unavailable";

interface ApiErrorOptions {
  code: ApiErrorCode;
  /** Kept for the log; never sent. */
  cause?: unknown;
  /** Further fields of the answer, e.g. balance and price of a 402. */
  details?: Readonly<Record<string, unknown>>;
  /** Seconds for the Retry-After header of 429 and 503. */
  retryAfter?: number;
}

/** A refusal that the caller is meant to read. Whatever else is thrown is answered as a plain 500. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfter: number | undefined;

  /** @param status HTTP status from 400 to 599. @param message What the caller reads. */
  constructor(status: number, message: string, { code, cause, details, retryAfter }: ApiErrorOptions) {
    super(message, { cause });
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** A 429. @param retryAfter Whole seconds until the next call is allowed. @param message What the caller reads. */
export function createTooManyRequests(
  retryAfter: number,
  message = `Too many requests. Try again in ${retryAfter} s.`,
): ApiError {
  return new ApiError(429, message, { code: "too-many-requests", retryAfter });
}

/** Body of every error reply. */
export interface ApiErrorBody {
  message: string;
  code: ApiErrorCode;
  requestId?: string;
  issues?: { path: string; message: string }[];
}
