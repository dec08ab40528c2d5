import type { z } from "zod";

/** One mistake in a request: where, and what it must be. */
interface Issue {
  /** E.g. `answers[0]`; empty for the whole body or query. */
  path: string;
  message: string;
}

const kinds: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  null: "null",
};

/**
 * Puts the issues of a failed parse into words that a caller can act on.
 * Values that were sent are never repeated: they may be tokens.
 */
export function describeIssues(issues: readonly z.core.$ZodIssue[]): Issue[] {
  return issues.map((issue) => ({ path: formatPath(issue.path), message: formatIssue(issue) }));
}

/** One sentence of all issues, e.g. `The request body is wrong: answers[0] must be at most 3.` */
export function summarizeIssues(part: "request body" | "query", issues: readonly Issue[]): string {
  const first = issues
    .slice(0, 3)
    .map(({ path, message }) => (path ? `${path} ${message}` : `it ${message}`));
  const more = issues.length > first.length ? `; and ${issues.length - first.length} more` : "";
  return `The ${part} is invalid: ${first.join("; ")}${more}.`;
}

function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === "number") return `${text}[${step}]`;
    return text ? `${text}.${String(step)}` : String(step);
  }, "");
}

function formatIssue(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined && issue.message.endsWith("received undefined")
        ? "is missing"
        : `must be ${kinds[issue.expected] ?? issue.expected}`;
    case "too_small":
      return `must be ${formatSize(issue.origin, issue.exact ? "exactly" : "at least", issue.minimum)}`;
    case "too_big":
      return `must be ${formatSize(issue.origin, issue.exact ? "exactly" : "at most", issue.maximum)}`;
    case "invalid_value":
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
    case "unrecognized_keys":
      return `has unknown fields: ${issue.keys.join(", ")}`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "invalid_format":
      return issue.message.startsWith("Invalid ") ? `must be a valid ${issue.format}` : issue.message;
    case "custom":
      return issue.message;
    default:
      return "is not in an allowed form";
  }
}

function formatSize(origin: string, bound: string, size: number | bigint): string {
  const unit = size === 1 || size === 1n;
  if (origin === "string") return `${bound} ${size} ${unit ? "character" : "characters"} long`;
  if (origin === "array" || origin === "set") return `a list of ${bound} ${size} ${unit ? "item" : "items"}`;
  return `${bound} ${size}`;
}
