import { findNamed } from "@/lib/event-quests/resolve-content.server";
import { recordSchema } from "@/lib/leaderboards/board/board-fields";
import { parseBoardId } from "@/lib/leaderboards/board/board-id";
import { isRecord } from "@/lib/text/read-stored";

/** One change of stored documents, for a store that an earlier version has written. */
export interface Migration {
  /** Never changed once it was released; done migrations are known by it. */
  readonly id: string;
  /** Collections by their own name, wherever they are. */
  readonly collections: readonly string[];
  /**
   * The changes to write into a document; `null` for one that is as it should be, which one that was changed is. Both
   * versions must be able to read what it makes: while it runs and after a roll-back, the former one serves.
   */
  readonly change: (
    document: Readonly<Record<string, unknown>>,
    id: string,
  ) => Readonly<Record<string, unknown>> | null;
  /** Path of the document that the change is merged into, by the id of the one it follows from; else into that one. */
  readonly into?: (id: string) => string;
}

/** All there are, in the order in which they are done. New ones go to the end. */
export const migrations: readonly Migration[] = [
  {
    // Requests and answers had no comments at first.
    id: "2026-11-comment-counts",
    collections: ["helpRequests", "answers"],
    change: ({ commentCount }) => (commentCount === undefined ? { commentCount: 0 } : null),
  },
  {
    // Records of each weapon type were on their boards alone.
    id: "2026-11-weapon-records",
    collections: ["boards"],
    into: (id) => `leaderboards/${parseBoardId(id)?.weapon ?? ""}`,
    change: ({ rows }, id) => {
      const key = parseBoardId(id);
      if (!key || key.weapon === "all" || key.platform !== "all" || key.party !== 1) return null;
      const { data: best } = recordSchema.safeParse(Array.isArray(rows) ? rows[0] : null);
      return best ? { quests: { [key.quest]: { records: { [key.ruleset]: best } } } } : null;
    },
  },
  {
    // Names of event quests were stored as typed; the page of a quest looks for its own spelling.
    id: "2026-11-event-quest-names",
    collections: ["eventQuests"],
    change: (document) => {
      const changes = ["content", "approved"].flatMap((field) => {
        const stored = document[field];
        if (!isRecord(stored) || typeof stored.name !== "string") return [];
        const name = findNamed("quest", stored.name)?.name ?? stored.name;
        return name === stored.name ? [] : [[`${field}.name`, name]];
      });
      return changes.length > 0 ? Object.fromEntries(changes) : null;
    },
  },
];
