import { guideContent } from "./guide-content";
import { toGuideContent } from "./guide-draft";
import { mergeFields } from "./merge-fields";
import { joinMerge, mergeTexts } from "./merge-texts";
import type { GuideContent } from "./schema";

/**
 * Merges two changes of one guide that touch different places.
 *
 * @param base what both began with
 * @returns `null` where both changed the same place differently
 */
export function mergeGuide(
  base: GuideContent,
  mine: GuideContent,
  theirs: GuideContent,
): GuideContent | null {
  const parts = mergeTexts(base.text, mine.text, theirs.text);
  const typed = guideContent.toDraft(mine);
  const { merged, conflicts } = mergeFields(guideContent.toDraft(base), typed, guideContent.toDraft(theirs));
  if (conflicts.length > 0 || parts.some(({ kind }) => kind === "conflict")) return null;
  return toGuideContent({ ...typed, ...merged, text: joinMerge(parts, ({ mine: own }) => own) });
}
