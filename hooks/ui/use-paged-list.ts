import useSWRInfinite, { type SWRInfiniteKeyedMutator } from "swr/infinite";

interface Paged {
  /** `null` on the last page. */
  readonly nextCursor: string | null;
}

interface PagedListOptions<Page> {
  /** The first page, where it came with the document: it is not requested before the next one is. */
  readonly first?: Page;
  /** Whether the pages of the key before stay until those of the new one are there. Default false. */
  readonly keepPrevious?: boolean;
  /** Whether a list that is shown again is fetched again. Default true without `first`. */
  readonly refreshWhenStale?: boolean;
}

/** The state of a `PagedList` besides its entries. */
export interface PagedListState {
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** Why a page is missing, as text; `null` when none is. */
  readonly problem: string | null;
  loadMore(): void;
  /** Requests what is missing again; the pages that are there stay meanwhile. */
  retry(): void;
}

interface LoadedPages<Page> extends PagedListState {
  /** In order; `null` until the first is there. */
  readonly pages: readonly Page[] | null;
  mutate: SWRInfiniteKeyedMutator<Page[]>;
}

/**
 * A list of the API, page by page: each page is requested with the `nextCursor` of the one before.
 *
 * @param key What the list is, e.g. `["ledger", uid]`; `null` while that is not known.
 * @param fetchPage Gets the key and the cursor, `null` for the first page.
 */
export function usePagedList<Key extends readonly unknown[], Page extends Paged>(
  key: Key | null,
  fetchPage: (key: Key, cursor: string | null) => Promise<Page>,
  { first, keepPrevious = false, refreshWhenStale = first === undefined }: PagedListOptions<Page> = {},
): LoadedPages<Page> {
  const { data, error, size, setSize, mutate, isLoading, isValidating } = useSWRInfinite<Page, Error>(
    (index: number, previous: Page | null) => {
      if (key === null || previous?.nextCursor === null) return null;
      return [key, index === 0 ? null : (previous?.nextCursor ?? null)];
    },
    ([requestKey, cursor]: [Key, string | null]) => fetchPage(requestKey, cursor),
    {
      revalidateOnFocus: false,
      revalidateFirstPage: false,
      revalidateIfStale: refreshWhenStale,
      // Without it SWR keeps what it has of an infinite list, as `revalidateFirstPage` is off. `false` would fetch nothing.
      ...(refreshWhenStale && { revalidateOnMount: true }),
      ...(first && { fallbackData: [first] }),
      shouldRetryOnError: false,
      keepPreviousData: keepPrevious,
    },
  );
  const loaded = data?.length ?? 0;
  return {
    pages: data ?? null,
    hasMore: data?.at(-1)?.nextCursor != null,
    loadingMore: isLoading || (isValidating && size > loaded),
    problem: error?.message ?? null,
    loadMore: () => void setSize(loaded + 1),
    retry: () => void mutate(),
    mutate,
  };
}
