import { cleanTag } from "./clean-text";
import { maxNotesLength, maxTagLength, maxTags } from "./rules";

/** Where a browser keeps what was typed for builds that are not saved yet. */
export const buildDraftsKey = "quarry-build-drafts";

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
}

/** Drafts by what they are of: the id of a build, or `new`. The last used stands last. */
export type BuildDrafts = Readonly<Record<string, BuildDraft>>;

const maxDrafts = 10;

/** Drafts as they were stored; whatever is not one is left out. */
export function parseDrafts(text: string | null): BuildDrafts {
  if (text === null) return {};
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(isDraftEntry));
}

/** The drafts with one put last, or taken out (`null`). Of more than ten the oldest go. */
export function withDraft(drafts: BuildDrafts, target: string, draft: BuildDraft | null): BuildDrafts {
  const others = Object.entries(drafts).filter(([key]) => key !== target);
  const all = draft ? [...others, [target, draft] as const] : others;
  return Object.fromEntries(all.slice(-maxDrafts));
}

function isDraftEntry(entry: [string, unknown]): entry is [string, BuildDraft] {
  const [, value] = entry;
  if (typeof value !== "object" || value === null) return false;
  const texts = ["title", "notes", "tags", "key"].map((name) => Reflect.get(value, name));
  return texts.every((text) => typeof text === "string") && "published" in value;
}

/** The tags of a typed text as the site writes them, each once. */
export function tagsOf(text: string): readonly string[] {
  return [...new Set(text.split(",").map(cleanTag))].filter((tag) => tag !== "");
}

/** What is wrong with a draft, by its field. */
export type DraftProblems = Partial<Record<"title" | "notes" | "tags", string>>;

/** What keeps a draft from being saved, in words; empty = nothing. */
export function draftProblems({ title, notes, tags, published }: BuildDraft): DraftProblems {
  const given = tagsOf(tags);
  const long = given.find((tag) => tag.length > maxTagLength);
  const strange = given.find((tag) => !/^[\p{L}\p{N}\p{M}]+(-[\p{L}\p{N}\p{M}]+)*$/u.test(tag));
  return {
    ...(published && title.trim() === "" && { title: "A published build needs a title." }),
    ...(notes.length > maxNotesLength && {
      notes: `Notes have ${maxNotesLength} characters at most; these have ${notes.length}.`,
    }),
    ...(given.length > maxTags && { tags: `A build has ${maxTags} tags at most, not ${given.length}.` }),
    ...(strange !== undefined && { tags: `“${strange}” is no tag: letters and digits, joined by hyphens.` }),
    ...(long !== undefined && {
      tags: `“${long}” is too long: a tag has ${maxTagLength} characters at most.`,
    }),
  };
}
