import { useEffect, useState } from "react";
import type { SearchHit } from "@/lib/wiki-search/searcher";

/** Most that is offered: more would be a list of guesses. */
const maxMatches = 5;

/** Search hits near an address that led nowhere; empty until the search is loaded, or where it finds nothing. */
export function useNearMatches(address: string): readonly SearchHit[] {
  const [hits, setHits] = useState<readonly SearchHit[]>([]);
  useEffect(() => {
    let gone = false;
    setHits([]);
    findNear(address).then(
      (found) => !gone && setHits(found),
      // Without the search the page still says what happened and leads on.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [address]);
  return hits;
}

async function findNear(address: string): Promise<readonly SearchHit[]> {
  const [{ readLostPath }, { loadSearcher }] = await Promise.all([
    import("@/lib/wiki-search/read-lost-path"),
    import("@/lib/wiki-search/load-searcher"),
  ]);
  const { query, kind } = readLostPath(address);
  if (!query) return [];
  const searcher = await loadSearcher();
  const { hits } = searcher.search(query, { kind, limit: maxMatches });
  return hits.length > 0 ? hits : searcher.search(query, { limit: maxMatches }).hits;
}
