import { ApiError } from "@/lib/http/api-error";
import { describeMarkdownProblem } from "@/lib/text/markdown-budget";
import { splitBlocks } from "./blocks";
import { parseGuide } from "./parse-guide";
import { guideBudget, maxBlocks } from "./rules";

/**
 * Holds a text against its budget before it is saved. Unknown blocks are no reason to refuse it: the editor names them,
 * and the page shows their words.
 *
 * @throws ApiError 400 that says what is wrong and in which line.
 */
export function requireGuideBudget(text: string): void {
  const refusal = findGuideRefusal(text);
  if (refusal) throw refusal;
}

/** The same, as the error that says what is wrong; `null` where nothing is. */
export function findGuideRefusal(text: string): ApiError | null {
  const split = splitBlocks(text);
  if (split.blocks.length > maxBlocks) return refuse(`must not have more than ${maxBlocks} blocks`);
  const parsed = parseGuide(split.text);
  return parsed.ok ? null : refuse(describeMarkdownProblem(parsed.problem, guideBudget));
}

function refuse(message: string): ApiError {
  return new ApiError(400, `The request body is invalid: text ${message}.`, {
    code: "bad-request",
    details: { issues: [{ path: "text", message }] },
  });
}
