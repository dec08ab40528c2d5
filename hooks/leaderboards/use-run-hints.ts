import useSWR from "swr";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { leaderboardCalls } from "@/lib/leaderboards/api";
import type { OwnRun, RunHints } from "@/lib/leaderboards/schema";

/** Hints for a decision about one revision of a run; `null` until they are there. */
export function useRunHints({ id, revision }: Pick<OwnRun, "id" | "revision">): RunHints | null {
  const { data } = useSWR(
    ["run-hints", id, revision],
    () => callSignedIn(leaderboardCalls.readHints, { query: { id } }),
    { revalidateOnFocus: false },
  );
  return data ?? null;
}
