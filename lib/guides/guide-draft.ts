import { z } from "zod";
import { keepDraft } from "@/lib/content/define-fields";
import { createDraftSchema } from "@/lib/site/draft-schema";
import { guideContent } from "./guide-content";
import { isGuideSlug, maxGuideTags, toGuideSlug } from "./rules";
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

/** The address of a new guide: what was typed, or what its title suggests. */
export function getDraftSlug({ slug, title }: Pick<GuideDraft, "slug" | "title">): string {
  return slug || toGuideSlug(title);
}

/**
 * A draft that may be sent, with the problems in a writer's words; the server has the last one.
 *
 * @param isNew whether its address is still to be chosen
 */
export function createSentGuideSchema(isNew: boolean): z.ZodType<GuideDraft> {
  return createDraftSchema<GuideDraft>((draft) => {
    const hasTitle = draft.title.trim() !== "";
    return {
      title: hasTitle ? "" : "Enter a title.",
      slug:
        isNew && (hasTitle || draft.slug !== "") && !isGuideSlug(getDraftSlug(draft))
          ? "Use lowercase letters and digits, joined by hyphens. Some words, such as “new”, are taken."
          : "",
      tags: guideContent.toBody(draft).tags.length > maxGuideTags ? `Use at most ${maxGuideTags} tags.` : "",
    };
  });
}

/** Content to send of a draft. The server cleans and checks it. */
export function toGuideContent(draft: Parameters<typeof guideContent.toBody>[0]): GuideContent {
  const { cover = "", ...body } = guideContent.toBody(draft);
  return { ...body, cover };
}
