import { useCallback, useEffect, useRef, useState } from "react";
import type { PostedQuery } from "@/lib/builder/worker/protocol";

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

export interface AutoSearch {
  readonly auto: boolean;
  setAuto(auto: boolean): void;
  /** Searches as soon as the changes that come with it have arrived, unless they change no question. */
  searchNext(): void;
}

/** Searches that no button starts: as one changes the skill targets, and after a change that requests one. */
export function useAutoSearch({ due, blocked, query, onSearch }: AutoSearchOptions): AutoSearch {
  const [auto, setAuto] = useState(false);
  const next = useRef(false);
  const [asked, setAsked] = useState(0);
  const criteria = useRef(onSearch);
  useEffect(() => {
    criteria.current = onSearch;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every other question starts the wait again
  useEffect(() => {
    if (blocked) return;
    const isAsked = next.current;
    next.current = false;
    if (!due) return;
    if (isAsked) return criteria.current();
    if (!auto) return;
    const timer = setTimeout(() => criteria.current(), restMs);
    return () => clearTimeout(timer);
  }, [auto, due, blocked, query, asked]);

  const searchNext = useCallback(() => {
    next.current = true;
    setAsked((before) => before + 1);
  }, []);
  return { auto, setAuto, searchNext };
}
