import { Button } from "@mantine/core";
import { useTimeout } from "@mantine/hooks";
import { useState } from "react";
import { ErrorState } from "@/components/ui/ErrorState";
import { PageLink } from "@/components/ui/PageLink";
import { closeSearch } from "@/hooks/search/use-search-dialog";
import type { WikiSearch } from "@/hooks/search/use-wiki-search";
import { type SearchKind, searchable } from "@/lib/wiki-search/search-kinds";

interface SearchStatusProps {
  search: WikiSearch;
  typed: string;
  kind: SearchKind | undefined;
  /** Guides that answer besides. */
  guideCount?: number;
  onDropKind(): void;
}

/** Messages next to the rows: number of results, no results, loading and errors. */
export function SearchStatus({ search, typed, kind, guideCount = 0, onDropKind }: SearchStatusProps) {
  const { status, query, answer, searchingElsewhere } = search;
  const hasQuery = typed.trim() !== "";
  return (
    <>
      <p className="visually-hidden" role="status">
        {hasQuery &&
          status === "ready" &&
          query &&
          formatResultCount(answer.total + guideCount, searchingElsewhere)}
      </p>
      {hasQuery && status === "loading" && <SearchSkeleton />}
      {hasQuery && status === "failed" && (
        <ErrorState
          title="Search failed to load"
          action={
            <Button variant="default" onClick={search.retry}>
              Try again
            </Button>
          }
        >
          {navigator.onLine
            ? "The server didn't respond."
            : "You're offline. Pages that are already open still work."}
        </ErrorState>
      )}
      {status === "ready" && query && answer.total + guideCount === 0 && (
        <div className="justify-items-center grid gap-2 py-9 px-4 text-dim text-center wrap-anywhere">
          {searchingElsewhere ? (
            <p>Searching other languages …</p>
          ) : kind ? (
            <>
              <p className="text-default font-semibold">
                No {searchable[kind].many.toLowerCase()} match “{query}”.
              </p>
              <Button variant="default" onClick={onDropKind}>
                Show all results
              </Button>
            </>
          ) : (
            <>
              <p className="text-default font-semibold">No results for “{query}”.</p>
              <p>
                Try fewer letters or a single word, or{" "}
                <PageLink href="/wiki" onClick={closeSearch}>
                  browse the wiki
                </PageLink>
                .
              </p>
            </>
          )}
        </div>
      )}
      {query && answer.total > 0 && searchingElsewhere && (
        <p className="px-4 pb-3 text-13 text-dim">Searching other languages …</p>
      )}
    </>
  );
}

/** A skeleton, shown only after a short delay. */
function SearchSkeleton() {
  const [long, setLong] = useState(false);
  useTimeout(() => setLong(true), 150, { autoInvoke: true });
  if (!long) return null;
  return (
    <div className="grid gap-2 p-4" role="status" aria-label="Loading search">
      {["100%", "82%", "64%"].map((width) => (
        <span key={width} className="h-7.5 rounded-md bg-hover" style={{ width }} />
      ))}
    </div>
  );
}

function formatResultCount(total: number, searchingElsewhere: boolean): string {
  if (total === 0 && searchingElsewhere) return "";
  return total === 1 ? "1 result" : `${total} results`;
}
