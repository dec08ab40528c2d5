import type { GuideDraft } from "./guide-draft";

/** What is merged as a whole, next to the text. */
export const mergedFields = ["title", "summary", "tags", "cover", "gameVersion"] as const;
export type MergedField = (typeof mergedFields)[number];
export type GuideFields = Pick<GuideDraft, MergedField>;

interface MergedFields {
  /** What is clear: unchanged, or changed by one side alone. */
  readonly merged: Partial<GuideFields>;
  /** Changed by both, differently. */
  readonly conflicts: readonly MergedField[];
}

/**
 * Merges everything about a guide but its text, as two people changed it.
 *
 * @param base what both began with; `null` where that is not known, so that every difference is a conflict
 */
export function mergeFields(base: GuideFields | null, mine: GuideFields, theirs: GuideFields): MergedFields {
  const merged: Partial<Record<MergedField, string>> = {};
  const conflicts: MergedField[] = [];
  for (const field of mergedFields) {
    if (mine[field] === theirs[field] || theirs[field] === base?.[field]) merged[field] = mine[field];
    else if (mine[field] === base?.[field]) merged[field] = theirs[field];
    else conflicts.push(field);
  }
  return { merged, conflicts };
}
