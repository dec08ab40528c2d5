/** The list of guides, or the page of one. */
export function getGuidesPath(slug?: string): string {
  return slug ? `/wiki/guides/${slug}` : "/wiki/guides";
}

/** Where a new guide is written. */
export const newGuidePath = "/wiki/guides/new";

/** Where a guide is edited. */
export function getEditGuidePath(slug: string): string {
  return `/wiki/guides/edit/${slug}`;
}

/** The list of one tag. */
export function getGuideTagPath(tag: string): string {
  return `/wiki/guides?tag=${encodeURIComponent(tag)}`;
}

/** The Atom feed of published guides. */
export const guidesFeedPath = "/api/guides/feed";
