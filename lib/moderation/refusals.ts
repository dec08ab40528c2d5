import { ApiError } from "@/lib/http/api-error";
import type { CaseRefusal } from "./case-state";

const refusals: Readonly<Record<CaseRefusal, readonly [status: 403 | 409, message: string]>> = {
  own: [403, "This case is about you. Another moderator will look at it."],
  "claimed-by-other": [409, "Another moderator is looking at this case."],
  closed: [409, "This case has already been decided."],
  open: [409, "This case has no decision to undo."],
  changed: [409, "This case was changed in the meantime. Reload it and look again."],
  "no-owner": [409, "The account of its author was deleted. Only the content can be decided about."],
};

/** A refusal of `refuseCaseStep` as an answer. */
export function createCaseRefusal(reason: CaseRefusal): ApiError {
  const [status, message] = refusals[reason];
  const code = status === 403 ? "forbidden" : "conflict";
  return new ApiError(status, message, { code, details: { reason } });
}

/** A 404 for a case that is not there. */
export function createCaseNotFound(): ApiError {
  return new ApiError(404, "There is no such case.", { code: "not-found" });
}
