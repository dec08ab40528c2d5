import { useRouter } from "next/router";
import { useEffect, useState } from "react";
import { PageLink } from "@/components/ui/PageLink";
import { useMounted } from "@/hooks/ui/use-mounted";
import { searchable } from "@/lib/wiki-search/search-kinds";
import type { SearchHit } from "@/lib/wiki-search/searcher";
import { ResultIcon } from "./ResultIcon";

/** Most that is offered: more would be a list of guesses. */
const maxMatches = 5;

/** Search hits near an address that led nowhere; empty until the search is loaded, or where it finds nothing. */
function useNearMatches(address: string): readonly SearchHit[] {
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

/** Suggestions for an unknown address. Renders nothing without a close match. */
export function NearMatches() {
  const { asPath } = useRouter();
  const mounted = useMounted();
  // The page is made once for every address: only the browser knows the requested one.
  const hits = useNearMatches(mounted ? asPath : "");
  if (hits.length === 0) return null;
  return (
    <section
      className="rounded-lg pt-3 px-2 pb-2 mt-6 border bg-card text-start"
      aria-labelledby="near-title"
    >
      <h2 id="near-title" className="px-2 pb-1.5 text-15">
        Did you mean
      </h2>
      <ul>
        {hits.map(({ document }) => (
          <li key={document.href}>
            <PageLink
              href={document.href}
              className="grid-cols-[20px_minmax(0,1fr)] hover:bg-hover grid items-center gap-x-3 p-2 rounded-md leading-5.5 text-default"
            >
              <ResultIcon result={document} className="text-dim" />
              <span className="font-medium">{document.name}</span>
              <span className="col-2 text-13 leading-4.5 text-dim">
                {[searchable[document.kind].one, ...document.sub].join(" · ")}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
