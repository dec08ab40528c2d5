import { ApiError } from "@/lib/http/api-error";
import type { RequestRefusal } from "./request-state";

const refusals: Readonly<
  Record<RequestRefusal | "own-request-helpful", readonly [status: 403 | 409, message: string]>
> = {
  "not-asker": [403, "Only the hunter who asked can do that."],
  "own-request": [403, "You cannot answer your own request."],
  "own-answer": [403, "You cannot approve, thank or mark your own answer."],
  "own-request-helpful": [403, "This is your request: approve the answer, or say thanks."],
  solved: [409, "This request has already been solved."],
  expired: [409, "This request has expired."],
  withdrawn: [409, "This request was withdrawn."],
  closed: [409, "A moderator closed this request."],
  "not-due": [409, "This request has not expired yet."],
};

/** A refusal of the state machine as an answer. */
export function createHelpRefusal(reason: keyof typeof refusals): ApiError {
  const [status, message] = refusals[reason];
  const code = status === 403 ? "forbidden" : "conflict";
  return new ApiError(status, message, { code, details: { reason } });
}

/** A state that does not allow the call. */
export function createHelpConflict(message: string, details?: Readonly<Record<string, unknown>>): ApiError {
  return new ApiError(409, message, { code: "conflict", ...(details ? { details } : {}) });
}

/** A refusal of a part of the request. */
export function createHelpProblem(path: string, message: string): ApiError {
  return new ApiError(400, message, { code: "bad-request", details: { issues: [{ path, message }] } });
}

/** The refusal of somebody who cannot pay. */
export function createPaymentRequired(price: number, balance: number): ApiError {
  return new ApiError(402, `This costs ${price} coins and you have ${balance}.`, {
    code: "payment-required",
    details: { price, balance },
  });
}

/** The refusal of an edit that began with another version than the stored one. */
export function createVersionConflict(version: number): ApiError {
  return createHelpConflict("This was changed elsewhere. Nothing was saved. Reload it and edit it again.", {
    version,
  });
}

/** The refusal of content that a moderator took down. */
export function createTakenDownRefusal(reason: string): ApiError {
  return createHelpConflict(`A moderator removed this: ${reason}`);
}
