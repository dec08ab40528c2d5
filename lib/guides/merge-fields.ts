import { type GuideField, guideFields } from "./guide-content";
import type { GuideDraft } from "./guide-draft";

type Fields = Pick<GuideDraft, GuideField>;

interface MergedFields {
  /** Clear fields: unchanged, or changed by one side alone. */
  readonly merged: Partial<Fields>;
  /** Changed by both, differently. */
  readonly conflicts: readonly GuideField[];
}

/**
 * Merges everything about a guide but its text, as two people changed it.
 *
 * @param base what both began with; `null` where that is not known, so that every difference is a conflict
 */
export function mergeFields(base: Fields | null, mine: Fields, theirs: Fields): MergedFields {
  const merged: Partial<Record<GuideField, string>> = {};
  const conflicts: GuideField[] = [];
  for (const field of guideFields) {
    if (mine[field] === theirs[field] || theirs[field] === base?.[field]) merged[field] = mine[field];
    else if (mine[field] === base?.[field]) merged[field] = theirs[field];
    else conflicts.push(field);
  }
  return { merged, conflicts };
}
