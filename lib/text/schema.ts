import { z } from "zod";
import { cleanLine, cleanLines, describeLineProblem, findLineProblem } from "./clean-text";
import { describeMarkdownProblem, findMarkdownProblem, type MarkdownBudget } from "./markdown-budget";

/**
 * A name or title: one line, cleaned. Empty, and white space alone, is let through as the empty text.
 *
 * @param maxLength In UTF-16 units, cleaned.
 */
export function createLineSchema(maxLength: number) {
  return z
    .string()
    .max(4 * maxLength)
    .superRefine((raw, context) => {
      const problem = findLineProblem(raw);
      if (problem) context.addIssue({ code: "custom", message: describeLineProblem(problem) });
    })
    .transform(cleanLine)
    .pipe(z.string().max(maxLength));
}

/**
 * A text in Markdown, cleaned, whose shape is within its budget. The server holds it against the budget exactly
 * before it saves it (`check-markdown.server.ts`).
 *
 * @param maxLength In UTF-16 units.
 */
export function createMarkdownSchema(maxLength: number, budget: MarkdownBudget) {
  return z
    .string()
    .max(maxLength)
    .transform(cleanLines)
    .superRefine((text, context) => {
      const problem = findMarkdownProblem(text, budget);
      if (problem) context.addIssue({ code: "custom", message: describeMarkdownProblem(problem, budget) });
    });
}

/**
 * Plain text of several lines, cleaned. What looks like HTML is refused.
 *
 * @param maxLength In UTF-16 units.
 */
export function createPlainTextSchema(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .transform(cleanLines)
    .refine((text) => !/<\/?[a-z!]/i.test(text), "must be plain text without HTML");
}
