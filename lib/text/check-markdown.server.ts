import { fromMarkdown } from "mdast-util-from-markdown";
import { ApiError } from "@/lib/http/api-error";
import {
  checkMarkdownTree,
  describeMarkdownProblem,
  disabledMarkdown,
  findMarkdownProblem,
  type MarkdownBudget,
} from "./markdown-budget";

/**
 * Holds a text against its budget before it is saved: the one gate of all Markdown that people write.
 *
 * @param path Name of the field, for the answer.
 * @throws ApiError 400 that says what is wrong and in which line.
 */
export function requireMarkdownBudget(text: string, budget: MarkdownBudget, path: string): void {
  const refusal = findMarkdownRefusal(text, budget, path);
  if (refusal) throw refusal;
}

/** The same, as the error that says what is wrong; `null` where nothing is. */
export function findMarkdownRefusal(text: string, budget: MarkdownBudget, path: string): ApiError | null {
  const problem = findMarkdownProblem(text, budget) ?? checkMarkdownTree(parse(text), budget);
  if (!problem) return null;
  const message = describeMarkdownProblem(problem, budget);
  return new ApiError(400, `The request body is invalid: ${path} ${message}.`, {
    code: "bad-request",
    details: { issues: [{ path, message }] },
  });
}

function parse(text: string) {
  return fromMarkdown(text, { extensions: [{ disable: { null: disabledMarkdown } }] });
}
