import { useEffect, useState } from "react";
import { type BlockChoice, findOpenBlock, toBlockChoice } from "@/lib/guides/complete-block";
import { loadSearcher } from "@/lib/wiki-search/load-searcher";
import type { Searcher } from "@/lib/wiki-search/searcher";

const maxChoices = 8;

/** Completions of the `[[` before the cursor, from the search index of the wiki; it loads with the first `[[`. */
export function useBlockCompletion(text: string, cursor: number): readonly BlockChoice[] {
  const open = findOpenBlock(text, cursor);
  const [searcher, setSearcher] = useState<Searcher | null>(null);
  const isNeeded = open !== null;
  useEffect(() => {
    if (!isNeeded || searcher) return;
    let isGone = false;
    // Without the index nothing is offered; blocks can still be typed.
    loadSearcher().then(
      (loaded) => !isGone && setSearcher(loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded, searcher]);
  if (!open || !searcher || open.query.length < 2) return [];
  const { hits } = searcher.search(open.query, { perKind: maxChoices, limit: 40 });
  return hits
    .flatMap(({ document }) => toBlockChoice(document) ?? [])
    .filter(({ kind }) => open.kind === null || kind.startsWith(open.kind))
    .slice(0, maxChoices);
}
