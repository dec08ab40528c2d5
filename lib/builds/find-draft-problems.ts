import { cleanLine, cleanLines, describeLineProblem, findLineProblem } from "@/lib/text/clean-text";
import { describeMarkdownProblem, findMarkdownProblem } from "@/lib/text/markdown-budget";
import { type BuildDraft, type buildTexts, parseTags } from "./build-content";
import { isTag, maxBuildTags, maxNotesLength, maxTagLength, notesBudget } from "./rules";

/** Problems with a draft, by its field. */
type DraftProblems = Partial<Record<(typeof buildTexts.names)[number], string>>;

/** Problems that keep a draft from being saved, as text; empty = nothing. */
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
    ...(given.length > maxBuildTags && {
      tags: `A build can have at most ${maxBuildTags} tags, not ${given.length}.`,
    }),
    ...(strange !== undefined && {
      tags: `“${strange}” is not a valid tag. Use letters, numbers and hyphens.`,
    }),
    ...(long !== undefined && {
      tags: `“${long}” is too long. A tag can have at most ${maxTagLength} characters.`,
    }),
  };
}
