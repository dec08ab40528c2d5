import { useState } from "react";
import useSWRImmutable from "swr/immutable";
import type { OwnRun } from "@/lib/leaderboards/schema";
import { loadViewedRun } from "./use-viewed-run";

/** Counts the components that fetch, so that each fetches anew. */
let visits = 0;

/**
 * A run of one's own in any state, as the server has it when the component that fetches it is mounted.
 *
 * @param uid whose; another account fetches anew
 * @param id `null` fetches nothing
 */
export function useOwnRun(uid: string | null, id: string | null) {
  const [visit] = useState(() => ++visits);
  const { data, error, mutate } = useSWRImmutable<OwnRun, Error>(
    uid !== null && id !== null ? ["own-run", uid, id, visit] : null,
    async ([, , runId]: [string, string, string, number]) => (await loadViewedRun(runId)).run,
    { shouldRetryOnError: false },
  );
  return {
    /** `null` until it is there. */
    run: data ?? null,
    /** Why it could not be fetched, as text. */
    problem: error?.message ?? null,
    retry: () => void mutate(),
  };
}
