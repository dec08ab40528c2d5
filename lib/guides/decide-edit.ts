import { guideContent } from "./guide-content";
import type { GuideContent } from "./schema";

/** What is compared when a guide is saved. */
type Saved = GuideContent & { readonly version: number };

type GuideEditDecision =
  | { readonly ok: true; readonly change: boolean; readonly version: number }
  | { readonly ok: false };

/**
 * Whether an edit may be written over what is stored: only when it began with the stored version, so that two people
 * never overwrite each other. An edit that is stored already is a repeated call.
 */
export function decideGuideEdit(stored: Saved, content: GuideContent, version: number): GuideEditDecision {
  const same = guideContent.isSame(stored, content);
  if (same && (version === stored.version || version === stored.version - 1)) {
    return { ok: true, change: false, version: stored.version };
  }
  return version === stored.version ? { ok: true, change: true, version: version + 1 } : { ok: false };
}
