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
  const { merged, conflicts } = mergeFields(toFields(base), toFields(mine), toFields(theirs));
  if (conflicts.length > 0 || parts.some(({ kind }) => kind === "conflict")) return null;
  const { tags = "", ...fields } = merged;
  const text = joinMerge(parts, ({ mine: own }) => own);
  return { ...mine, ...fields, tags: tags === "" ? [] : tags.split(","), text };
}

/** Tags hold no comma. */
function toFields({ title, summary, tags, cover, gameVersion }: GuideContent) {
  return { title, summary, tags: tags.join(","), cover, gameVersion };
}
