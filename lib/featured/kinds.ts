/** What can be featured. */
export const featuredKinds = ["build", "guide", "run", "video"] as const;
export type FeaturedKind = (typeof featuredKinds)[number];
