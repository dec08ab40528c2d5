import { ApiError } from "@/lib/http/api-error";
import {
  checkMarkdownTree,
  describeMarkdownProblem,
  findMarkdownProblem,
  type MarkdownBudget,
} from "./markdown-budget";
import { parseMarkdown } from "./parse-markdown";

/**
 * Holds a text against its budget before it is saved: the one gate of all Markdown that people write. It parses, so it
 * is for callers that have a call left for the day (`checkCounted`).
 *
 * @param path Name of the field, for the answer.
 * @returns ApiError 400 that says what is wrong and in which line; `null` where nothing is.
 */
export function findMarkdownRefusal(text: string, budget: MarkdownBudget, path: string): ApiError | null {
  const problem = findMarkdownProblem(text, budget) ?? checkMarkdownTree(parseMarkdown(text), budget);
  if (!problem) return null;
  const message = describeMarkdownProblem(problem, budget);
  return new ApiError(400, `The request body is invalid: ${path} ${message}.`, {
    code: "bad-request",
    details: { issues: [{ path, message }] },
  });
}
