import useSWR from "swr";
import { fetchEvents } from "@/lib/event-quests/fetch-events";
import type { ShownEvent } from "@/lib/event-quests/schema";

/**
 * Published event quests.
 *
 * @param query `when=over`, `item=…` or nothing; `null` asks for none
 */
export function useEvents(query: string | null): {
  readonly events: readonly ShownEvent[] | null;
  readonly problem: string | null;
  reload(): void;
} {
  const key = query === null ? null : (["event quests", query] as const);
  const { data, error, mutate } = useSWR<readonly ShownEvent[], Error>(
    key,
    ([, asked]: readonly [string, string]) => fetchEvents(asked),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { events: data ?? null, problem: error?.message ?? null, reload: () => void mutate() };
}
