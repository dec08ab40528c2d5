import type { ApiError } from "@/lib/http/api-error";
import { refuseField } from "@/lib/http/refusals";
import { findMarkdownRefusal } from "@/lib/text/check-markdown.server";
import type { UserDocument } from "@/lib/users/schema";
import { getTrustLevel, hasLink, trustRules } from "@/lib/users/trust";
import { bodyBudget } from "./rules";

/**
 * Holds the text of a request or an answer against what the account may write, and against the budget of Markdown. It
 * parses, so it is for callers that have a call left for the day.
 *
 * @param user `null` for an account that is seen now
 * @returns ApiError 400 that says what is wrong; `null` where nothing is
 */
export function findTextRefusal(text: string, user: UserDocument | null, at: Date): ApiError | null {
  const { canLink } = trustRules[getTrustLevel(user, at)];
  if (!canLink && hasLink(text)) {
    return refuseField("body", "Links to other sites are for accounts of a week or more.");
  }
  return findMarkdownRefusal(text, bodyBudget, "body");
}
