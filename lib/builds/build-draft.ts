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

/** Drafts by what they are of: the id of a build, or `new`. The last used is the last one. */
export type BuildDrafts = Readonly<Record<string, BuildDraft>>;

/** All drafts of a browser, by whose they are. The last who typed is the last one. */
export type DraftsByAuthor = Readonly<Record<string, BuildDrafts>>;

/** Whose a draft is: an account's, or a visitor's (`null`). */
export type DraftAuthor = string | null;

const visitor = "";
const maxDrafts = 10;
const maxAuthors = 6;

/** What a visitor typed before this account signed in, apart from what the account typed itself. */
function claimFor(uid: string): string {
  return `${uid}/visitor`;
}

/** Drafts as they were stored; whatever is not one is left out, as is what does not say whose it is. */
export function parseDrafts(text: string | null): DraftsByAuthor {
  if (text === null) return {};
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return {};
  }
  return Object.fromEntries(
    listEntries(stored).flatMap(([author, drafts]): [string, BuildDrafts][] => {
      const read = listEntries(drafts).flatMap(([target, draft]) => {
        const known = readDraft(draft);
        return known ? [[target, known] as const] : [];
      });
      return read.length > 0 ? [[author, Object.fromEntries(read)]] : [];
    }),
  );
}

function listEntries(stored: unknown): readonly (readonly [string, unknown])[] {
  return typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
}

function readDraft(stored: unknown): BuildDraft | null {
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

/**
 * The draft of one build that an author typed, and the one that a visitor typed before the author signed in.
 *
 * @param target id of the build, or `new`
 */
export function findDrafts(
  drafts: DraftsByAuthor,
  author: DraftAuthor,
  target: string,
): { readonly own: BuildDraft | undefined; readonly claimed: BuildDraft | undefined } {
  return {
    own: drafts[author ?? visitor]?.[target],
    claimed: author === null ? undefined : drafts[claimFor(author)]?.[target],
  };
}

/** The drafts with one put last, or taken out (`null`). Of more than ten of one author the oldest go. */
export function withDraft(
  drafts: DraftsByAuthor,
  author: DraftAuthor,
  target: string,
  draft: BuildDraft | null,
): DraftsByAuthor {
  return put(drafts, author ?? visitor, target, draft);
}

/** The drafts without the one that a visitor typed before this account signed in. */
export function withoutClaimed(drafts: DraftsByAuthor, uid: string, target: string): DraftsByAuthor {
  return put(drafts, claimFor(uid), target, null);
}

function put(
  drafts: DraftsByAuthor,
  author: string,
  target: string,
  draft: BuildDraft | null,
): DraftsByAuthor {
  const others = Object.entries(drafts[author] ?? {}).filter(([each]) => each !== target);
  const all = draft ? [...others, [target, draft] as const] : others;
  return withAuthor(drafts, author, Object.fromEntries(all.slice(-maxDrafts)));
}

function withAuthor(drafts: DraftsByAuthor, author: string, own: BuildDrafts): DraftsByAuthor {
  const others = Object.entries(drafts).filter(([each]) => each !== author);
  const all = Object.keys(own).length > 0 ? [...others, [author, own] as const] : others;
  return Object.fromEntries(all.slice(-maxAuthors));
}

/** Gives what a visitor typed to the account that signs in, to which it is then offered and to no other. */
export function claimDrafts(drafts: DraftsByAuthor, uid: string): DraftsByAuthor {
  const { [visitor]: typed, ...others } = drafts;
  if (!typed) return drafts;
  return withAuthor(others, claimFor(uid), { ...others[claimFor(uid)], ...typed });
}

/** The drafts without those of an account. */
export function withoutAccount(drafts: DraftsByAuthor, uid: string): DraftsByAuthor {
  return withAuthor(withAuthor(drafts, uid, {}), claimFor(uid), {});
}

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
