import { cleanTag } from "@/lib/text/clean-text";
import { hasTexts } from "@/lib/text/read-stored";
import type { GuideContent, OwnGuide } from "./schema";

/** What a person types for one guide. */
export interface GuideDraft {
  /** Address; fixed once the guide is saved. Empty = made of the title. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** As typed, separated by commas. */
  readonly tags: string;
  readonly cover: string;
  readonly gameVersion: string;
  /** Markdown with blocks. */
  readonly text: string;
  /** The version that the draft began with; `null` = a new guide. */
  readonly version: number | null;
  /** The text of that version, to merge with what others save meanwhile. */
  readonly baseText: string;
  /** Its other fields; `null` where they are not known, and of a new guide. */
  readonly base: Pick<GuideDraft, "title" | "summary" | "tags" | "cover" | "gameVersion"> | null;
}

/** A draft of a guide as it was stored; `null` for everything else. */
export function readGuideDraft(stored: unknown): GuideDraft | null {
  if (typeof stored !== "object" || stored === null) return null;
  const fields: Partial<Record<string, unknown>> = { ...stored };
  const texts = ["slug", "title", "summary", "tags", "cover", "gameVersion", "text", "baseText"] as const;
  if (texts.some((key) => typeof fields[key] !== "string")) return null;
  const get = (key: string) => String(fields[key]);
  const { base } = fields;
  return {
    slug: get("slug"),
    title: get("title"),
    summary: get("summary"),
    tags: get("tags"),
    cover: get("cover"),
    gameVersion: get("gameVersion"),
    text: get("text"),
    version: typeof fields.version === "number" ? fields.version : null,
    baseText: get("baseText"),
    base: hasTexts(base, baseTexts) ? base : null,
  };
}

const baseTexts = ["title", "summary", "tags", "cover", "gameVersion"] as const;

/** Whether two drafts say the same; what they began with does not count. */
export function isSameGuideDraft(a: GuideDraft, b: GuideDraft): boolean {
  return (
    a.slug === b.slug &&
    a.title === b.title &&
    a.summary === b.summary &&
    a.tags === b.tags &&
    a.cover === b.cover &&
    a.gameVersion === b.gameVersion &&
    a.text === b.text
  );
}

/** The draft of a new guide. */
export function createGuideDraft(gameVersion: string): GuideDraft {
  const empty = { slug: "", title: "", summary: "", tags: "", text: "", baseText: "" };
  return { ...empty, cover: "guide", gameVersion, version: null, base: null };
}

/** The draft that an edit of a saved guide begins with. */
export function toGuideDraft(guide: OwnGuide): GuideDraft {
  const { slug, title, summary, cover, gameVersion, text, version } = guide;
  const fields = { title, summary, tags: guide.tags.join(", "), cover, gameVersion };
  return { slug, ...fields, text, version, baseText: text, base: fields };
}

/** What was typed, as an edit of what is stored now. */
export function rebaseGuideDraft(draft: GuideDraft, stored: OwnGuide): GuideDraft {
  const { slug, version, baseText, base } = toGuideDraft(stored);
  return { ...draft, slug, version, baseText, base };
}

/** What is sent of a draft. The server cleans and checks it. */
export function toGuideContent({ title, summary, tags, cover, gameVersion, text }: GuideDraft): GuideContent {
  const given = [...new Set(tags.split(",").map(cleanTag))].filter((tag) => tag !== "");
  return { title, summary, tags: given, cover: cover.trim() || "guide", gameVersion, text };
}
