import type { QueueQuery } from "@/lib/leaderboards/schema";
import { type RunListState, useRunList } from "./use-run-list";

/** What waits for a moderator, longest first. */
export function useRunQueue(uid: string, { queue, only }: Pick<QueueQuery, "queue" | "only">): RunListState {
  return useRunList(uid, `/api/leaderboards/queue?${new URLSearchParams({ queue, only })}`);
}
