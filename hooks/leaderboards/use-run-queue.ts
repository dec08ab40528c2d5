import { callSignedIn } from "@/lib/account/call-signed-in";
import { leaderboardCalls } from "@/lib/leaderboards/api";
import type { QueueQuery } from "@/lib/leaderboards/schema";
import { type RunListState, useRunList } from "./use-run-list";

/** Runs that wait for a moderator, longest first. */
export function useRunQueue(uid: string, { queue, only }: Pick<QueueQuery, "queue" | "only">): RunListState {
  return useRunList(["run-queue", uid, queue, only], (cursor) =>
    callSignedIn(leaderboardCalls.listQueue, { query: { queue, only, cursor } }),
  );
}
