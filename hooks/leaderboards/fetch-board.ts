import { callPublic } from "@/lib/http/make-call";
import { leaderboardCalls } from "@/lib/leaderboards/api";

// Without a date, the reply is that of the present board.
const readPresentBoard = { ...leaderboardCalls.readBoard, reply: "boardResponseSchema" } as const;

/** A chunk of a board as it is now. @param part from 1; 0 for the first */
export function fetchBoard(id: string, part = 0) {
  return callPublic(readPresentBoard, { query: { id, part: part || null } });
}
