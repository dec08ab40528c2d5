import type { MarkdownBudget } from "@/lib/text/markdown-budget";

/** Longest title, in UTF-16 units. */
export const maxGuideTitleLength = 80;
/** Longest summary, in UTF-16 units. */
export const maxSummaryLength = 240;
/** Longest text, in UTF-16 units. Ten times what a long guide has. */
export const maxTextLength = 60_000;
/** Longest slug, in characters. */
export const maxSlugLength = 60;
export const maxGuideTags = 6;
/** People whom the owner of a guide can name as its editors. */
export const maxEditors = 10;
/** Proposals of one account that wait at once, where it is no creator. */
export const maxOpenProposals = 5;
/** Requirements of proposing for whoever is no creator (`lib/users/trust.ts`). */
export const proposingTakes =
  "Proposing guides takes 30 days on the site and five approved answers, verified runs or upheld reports.";
/** Longest note on what a revision changed, in UTF-16 units. */
export const maxVersionNoteLength = 160;
/** Largest body of a call that carries a text, in bytes: the longest text in any script, escaped. */
export const maxGuideBody = 400 * 1024;
/** Limits of the Markdown of a guide. A guide of 1,800 words with four tables has a third of it. */
export const guideBudget: MarkdownBudget = { depth: 12, nodes: 6000 };
/** Site blocks in one guide. */
export const maxBlocks = 300;
/** Builds, runs and guides in one guide: each is read from the store when the page is made. */
export const maxStoredBlocks = 40;
/** Furthest that a publication can be scheduled, in milliseconds: a year. */
export const maxSchedule = 366 * 86_400_000;
/** Words that are read in a minute. */
export const wordsPerMinute = 220;

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Addresses below `/wiki/guides` that are pages of their own. */
const takenSlugs = new Set(["new", "edit", "feed", "mine", "proposals"]);

/** Whether a text can be the address of a guide. */
export function isGuideSlug(text: string): boolean {
  return text.length <= maxSlugLength && slugForm.test(text) && !takenSlugs.has(text);
}

/** The slug that a title suggests; empty where it has no letter of the Latin alphabet and no digit. */
export function toGuideSlug(title: string): string {
  return title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, "");
}
