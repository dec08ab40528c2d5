import { cleanLine, cleanLines, cleanTag, describeLineProblem, findLineProblem } from "@/lib/text/clean-text";
import { describeMarkdownProblem, findMarkdownProblem } from "@/lib/text/markdown-budget";
import { isTag, maxNotesLength, maxTagLength, maxTags, notesBudget } from "./rules";

/** What a person types to save a build. */
export interface BuildDraft {
  readonly title: string;
  /** Markdown. */
  readonly notes: string;
  /** As typed, separated by commas. */
  readonly tags: string;
  readonly published: boolean;
  /** Of the build that this draft is to create: kept until it has. */
  readonly key: string;
  /** Of the saved build that this draft began with; `null` = it began with nothing. */
  readonly version: number | null;
}

/** A draft of a build as it was stored; `null` for everything else. */
export function readBuildDraft(stored: unknown): BuildDraft | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { title, notes, tags, key, published, version } = { ...emptyFields, ...stored };
  if (typeof title !== "string" || typeof notes !== "string" || typeof tags !== "string") return null;
  if (typeof key !== "string" || typeof published !== "boolean") return null;
  return { title, notes, tags, key, published, version: typeof version === "number" ? version : null };
}

/** What is not known of a stored draft. */
const emptyFields: Readonly<Record<keyof BuildDraft, unknown>> = {
  title: null,
  notes: null,
  tags: null,
  published: null,
  key: null,
  version: null,
};

/** Whether two drafts say the same; which build each is to create does not count. */
export function isSameDraft(a: BuildDraft, b: BuildDraft): boolean {
  return a.title === b.title && a.notes === b.notes && a.tags === b.tags && a.published === b.published;
}

/** The tags of a typed text as the site writes them, each once. */
export function parseTags(text: string): readonly string[] {
  return [...new Set(text.split(",").map(cleanTag))].filter((tag) => tag !== "");
}

/** What is wrong with a draft, by its field. */
export type DraftProblems = Partial<Record<"title" | "notes" | "tags", string>>;

/** What keeps a draft from being saved, as text; empty = nothing. */
export function findDraftProblems({ title, notes, tags, published }: BuildDraft): DraftProblems {
  const given = parseTags(tags);
  const long = given.find((tag) => tag.length > maxTagLength);
  const strange = given.find((tag) => !isTag(tag));
  const titleProblem = findLineProblem(title);
  const notesProblem = findMarkdownProblem(cleanLines(notes), notesBudget);
  return {
    ...(published && cleanLine(title) === "" && { title: "A published build needs a title." }),
    ...(notes.length > maxNotesLength && {
      notes: `Notes can have at most ${maxNotesLength} characters; these have ${notes.length}.`,
    }),
    ...(titleProblem && { title: `The title ${describeLineProblem(titleProblem)}.` }),
    ...(notesProblem && { notes: `Notes ${describeMarkdownProblem(notesProblem, notesBudget)}.` }),
    ...(given.length > maxTags && { tags: `A build can have at most ${maxTags} tags, not ${given.length}.` }),
    ...(strange !== undefined && {
      tags: `“${strange}” is not a valid tag. Use letters, numbers and hyphens.`,
    }),
    ...(long !== undefined && {
      tags: `“${long}” is too long. A tag can have at most ${maxTagLength} characters.`,
    }),
  };
}
