/** Kinds of featured content. */
export const featuredKinds = ["build", "guide", "run", "video"] as const;
export type FeaturedKind = (typeof featuredKinds)[number];
