import { z } from "zod";
import { keepDraft } from "@/lib/content/define-fields";
import { guideContent } from "./guide-content";
import type { GuideContent, OwnGuide } from "./schema";

const { text: _, ...fields } = guideContent.draft;
const draftSchema = z.object({
  /** Address; fixed once the guide is saved. Empty = made of the title. */
  slug: z.string(),
  ...keepDraft(guideContent),
  /** The version that the draft began with; `null` = a new guide. */
  version: z.int().nullable().catch(null),
  /** The text of that version, to merge with what others save meanwhile. */
  baseText: z.string(),
  /** Its other fields; `null` where they are not known, and of a new guide. */
  base: z.object(fields).nullable().catch(null),
});
/** Draft of one guide. */
export type GuideDraft = z.output<typeof draftSchema>;

/** A draft of a guide as it was stored; `null` for everything else. */
export function readGuideDraft(stored: unknown): GuideDraft | null {
  return draftSchema.safeParse(stored).data ?? null;
}

/** Whether two drafts say the same; what they began with does not count. */
export function isSameGuideDraft(a: GuideDraft, b: GuideDraft): boolean {
  return (["slug", ...guideContent.names] as const).every((name) => a[name] === b[name]);
}

/** The draft of a new guide. */
export function createGuideDraft(gameVersion: string): GuideDraft {
  return { ...guideContent.empty, slug: "", gameVersion, version: null, baseText: "", base: null };
}

/** The draft that an edit of a saved guide begins with. */
export function toGuideDraft(guide: OwnGuide): GuideDraft {
  const { text, ...base } = guideContent.toDraft(guide);
  return { slug: guide.slug, ...base, text, version: guide.version, baseText: text, base };
}

/** The draft as an edit of the guide as stored now. */
export function rebaseGuideDraft(draft: GuideDraft, stored: OwnGuide): GuideDraft {
  const { slug, version, baseText, base } = toGuideDraft(stored);
  return { ...draft, slug, version, baseText, base };
}

/** Content to send of a draft. The server cleans and checks it. */
export function toGuideContent(draft: Parameters<typeof guideContent.toBody>[0]): GuideContent {
  const { cover = "", ...body } = guideContent.toBody(draft);
  return { ...body, cover };
}
