import { useRouter } from "next/router";
import { useCallback, useEffect, useRef } from "react";
import { getQuery, setQuery } from "@/lib/site/address-query";

/** How long typing rests before it is written to the address, in ms. */
const typingPause = 250;

interface AddressQueryOptions {
  /** The query that the address should hold, out of the one that it holds. */
  target(held: string): string;
  /** Back, forward or a link brought another query: takes it over. It is then written by `getQueryToHold`. */
  onVisit(query: string): void;
  /** The address holds the query that it should hold. */
  onSettled(): void;
}

/**
 * Keeps the query of the address up to date, in the same entry of the history.
 *
 * @param options functions that stay the same between renders
 * @returns writes the current query: at once, or later, when typing rests
 */
export function useAddressQuery({ target: getQueryToHold, onVisit, onSettled }: AddressQueryOptions) {
  const router = useRouter();
  // Queries written here that the router has yet to report. It reports late: there may be a newer change by then.
  const own = useRef(new Set<string>());
  // The newest of them, while it is on its way: what the address is compared with until it is there.
  const target = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const routerNow = useRef(router);
  routerNow.current = router;

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  const write = useCallback(() => {
    stop();
    const { asPath } = routerNow.current;
    const query = getQueryToHold(getQuery(asPath));
    if (query === (target.current ?? getQuery(asPath))) return;
    own.current.add(query);
    target.current = query;
    const arrive = () => {
      if (target.current !== query) return;
      target.current = undefined;
      // What was overtaken on the way is never reported.
      own.current = new Set([query]);
    };
    void routerNow.current
      .replace(setQuery(asPath, query), undefined, { shallow: true, scroll: false })
      .then(arrive, arrive);
  }, [getQueryToHold, stop]);

  const { asPath, isReady } = router;
  useEffect(() => {
    // While a change waits to be written, the address is the older of the two.
    if (!isReady || timer.current) return;
    const query = getQuery(asPath);
    if (query === getQueryToHold(query)) {
      own.current.clear();
      onSettled();
      return;
    }
    if (own.current.delete(query)) return;
    own.current.clear();
    onVisit(query);
    write();
  }, [asPath, isReady, getQueryToHold, onVisit, onSettled, write]);

  useEffect(() => {
    // A page that is being left must not be called back by a late write.
    const leave = (_url: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) stop();
    };
    const { events } = routerNow.current;
    events.on("routeChangeStart", leave);
    return () => {
      events.off("routeChangeStart", leave);
      stop();
    };
  }, [stop]);

  return useCallback(
    (later: boolean) => {
      stop();
      if (later) timer.current = setTimeout(write, typingPause);
      else write();
    },
    [stop, write],
  );
}
