import useSWR from "swr";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { leaderboardCalls } from "@/lib/leaderboards/api";
import type { OwnRun, RunHints } from "@/lib/leaderboards/schema";

/** What a moderator should know before a decision about one revision of a run; `null` until it is there. */
export function useRunHints({ id, revision }: Pick<OwnRun, "id" | "revision">): RunHints | null {
  const { data } = useSWR(
    ["run-hints", id, revision],
    () => callSignedIn(leaderboardCalls.readHints, { query: { id } }),
    { revalidateOnFocus: false },
  );
  return data ?? null;
}
