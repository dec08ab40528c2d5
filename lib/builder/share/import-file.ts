import type { z } from "zod";
import { formatNumber } from "@/lib/text/format";
import type { Loadout } from "../loadout/model";
import { buildFormat, fileVersion, type SavedTalisman, talismansFormat } from "./build-file";
import { buildFileSchema, fileHeadSchema, talismansFileSchema } from "./schema";

/** Characters of a file that is looked at: 2,000 talismans with the longest names take 1,200,000. */
export const maxFileLength = 2_000_000;

/** Maximum number of fields that are named as wrong. */
const maxListed = 10;

/** Why a file was not taken. */
export type FileProblem =
  | { readonly code: "too-long"; readonly length: number }
  | { readonly code: "not-json" }
  /** JSON, but not a file of this kind. */
  | { readonly code: "other-format"; readonly expected: string }
  | { readonly code: "other-version"; readonly version: number }
  /** `where` is the way to the field, as `build.armor.head.id`; `what` goes on from there: "should be a text". */
  | { readonly code: "field"; readonly where: string; readonly what: string };

type Imported<Content> =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** The loadout in the text of a file that `exportBuild` wrote, or why it is none. Never throws. */
export function importBuild(text: string): Imported<Loadout> {
  const file = parseFile(text, buildFormat, buildFileSchema);
  return file.ok ? { ok: true, content: file.content.build } : file;
}

/**
 * The talismans in the text of a file that `exportTalismans` wrote, or why they are none: all of them or nothing.
 * Their marks are distinct; whether appraising can give them is not checked here but by `findTalismanProblems`. Never throws.
 */
export function importTalismans(text: string): Imported<readonly SavedTalisman[]> {
  const file = parseFile(text, talismansFormat, talismansFileSchema);
  return file.ok ? { ok: true, content: file.content.talismans } : file;
}

/** A problem as one short English sentence. */
export function formatFileProblem(problem: FileProblem): string {
  switch (problem.code) {
    case "too-long":
      return `The file is too long: ${formatNumber(problem.length)} characters, the maximum is ${formatNumber(maxFileLength)}.`;
    case "not-json":
      return "The file is not JSON.";
    case "other-format":
      return `The file format must be ${problem.expected}.`;
    case "other-version":
      return `The file has version ${problem.version}, which this site cannot read.`;
    case "field":
      return `${problem.where} ${problem.what}.`;
  }
}

function parseFile<Content>(text: string, format: string, schema: z.ZodType<Content>): Imported<Content> {
  if (text.length > maxFileLength) return refuseFile({ code: "too-long", length: text.length });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuseFile({ code: "not-json" });
  }
  const head = fileHeadSchema.safeParse(json);
  if (!head.success || head.data.format !== format)
    return refuseFile({ code: "other-format", expected: format });
  const { version } = head.data;
  if (version !== fileVersion) return refuseFile({ code: "other-version", version });
  const parsed = schema.safeParse(json);
  if (parsed.success) return { ok: true, content: parsed.data };
  return { ok: false, problems: parsed.error.issues.slice(0, maxListed).map(toFieldProblem) };
}

function refuseFile<Content>(problem: FileProblem): Imported<Content> {
  return { ok: false, problems: [problem] };
}

type Issue = z.ZodError["issues"][number];

function toFieldProblem(issue: Issue): FileProblem {
  return { code: "field", where: issue.path.map(String).join("."), what: formatIssue(issue) };
}

const typeLabels: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

function formatIssue(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return `should be ${typeLabels[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `should be ${issue.values.map(String).join(" or ")}`;
    case "too_big":
      return issue.origin === "array"
        ? `lists more than ${issue.maximum}`
        : `is above ${issue.maximum}${getUnit(issue)}`;
    case "too_small":
      return `is below ${issue.minimum}${getUnit(issue)}`;
    case "unrecognized_keys":
      return `has unknown fields: ${issue.keys.slice(0, maxListed).join(", ").slice(0, 200)}`;
    case "invalid_union":
      return "has an unknown type";
    case "invalid_format":
    case "custom":
      return issue.message;
    default:
      return "is invalid";
  }
}

function getUnit(issue: { readonly origin: string }): string {
  return issue.origin === "string" ? " characters" : "";
}
