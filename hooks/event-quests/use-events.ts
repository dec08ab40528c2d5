import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { fetchEvents } from "@/lib/event-quests/fetch-events";
import type { ShownEvent } from "@/lib/event-quests/schema";

interface EventsState extends PagedListState {
  /** `null` until the first page is there. */
  readonly events: readonly ShownEvent[] | null;
}

/**
 * Published event quests, page by page.
 *
 * @param query `when=over`, `item=…`, `quest=…` or nothing; `null` asks for none
 */
export function useEvents(query: string | null): EventsState {
  const { pages, mutate, ...list } = usePagedList(
    query === null ? null : (["event quests", query] as const),
    ([, asked], cursor) => fetchEvents(asked, cursor),
  );
  return { ...list, events: pages?.flatMap(({ events }) => events) ?? null };
}
