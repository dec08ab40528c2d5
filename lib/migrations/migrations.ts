/** One change of stored documents, for a store that an earlier version has written. */
export interface Migration {
  /** Never changed once it was released; done migrations are known by it. */
  readonly id: string;
  /** Collections by their own name, wherever they are. */
  readonly collections: readonly string[];
  /**
   * What is to be written into a document; `null` for one that is as it should be, which one that was changed is. Both
   * versions must be able to read what it makes: while it runs and after a roll-back, the former one serves.
   */
  readonly change: (document: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>> | null;
}

/** All there are, in the order in which they are done. New ones go to the end. */
export const migrations: readonly Migration[] = [
  {
    // Requests and answers had no comments at first.
    id: "2026-11-comment-counts",
    collections: ["helpRequests", "answers"],
    change: ({ commentCount }) => (commentCount === undefined ? { commentCount: 0 } : null),
  },
];
