/** The props of a page of user content: the content, or why there is none to show. */
export type ContentPageProps<Content> =
  | { readonly content: Content }
  | { readonly refused: "unavailable" | "too-many" };
