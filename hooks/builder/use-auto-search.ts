import { useEffect, useEffectEvent, useState } from "react";
import type { PostedQuery } from "@/lib/builder/worker/protocol";
import { useBuilder, useCommands } from "./use-builder";

/** Milliseconds without a change before a search starts by itself. */
const restMs = 350;

interface AutoSearchOptions {
  /** The query has changed since the last search, or there was none. */
  readonly due: boolean;
  /** It cannot be searched for yet. */
  readonly blocked: boolean;
  readonly query: PostedQuery;
  onSearch(): void;
}

/**
 * Searches that no button of the search starts: those that `searchWith` and `pursueGoal` want, and where it is
 * switched on, one after every change of the question.
 *
 * @returns the switch, and how to turn it
 */
export function useAutoSearch({ due, blocked, query, onSearch }: AutoSearchOptions) {
  const [auto, setAuto] = useState(false);
  const isWanted = useBuilder((builder) => builder.isSearchWanted);
  const { takeSearch } = useCommands();
  const search = useEffectEvent(onSearch);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every other question starts the wait again
  useEffect(() => {
    if (blocked) return;
    if (isWanted) takeSearch();
    if (!due) return;
    if (isWanted) return search();
    if (!auto) return;
    const timer = setTimeout(() => search(), restMs);
    return () => clearTimeout(timer);
  }, [auto, due, blocked, query, isWanted, takeSearch]);

  return [auto, setAuto] as const;
}
