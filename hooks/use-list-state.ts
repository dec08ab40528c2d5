import { useRouter } from "next/router";
import { useCallback, useEffect, useRef, useState } from "react";
import { type Fields, initialState, type ListState, parseState, serializeState } from "@/lib/wiki/list-state";

/** How long typing rests before it is written to the address, in ms. */
const typingPause = 250;

export interface List<F extends Fields> {
  readonly state: ListState<F>;
  /** Changes some values, and the address with them. */
  set(patch: Partial<ListState<F>>): void;
  /** Puts one value back to its default. */
  clear(key: keyof F & string): void;
  /** Drops every filter; sort and tab stay. */
  reset(): void;
}

/**
 * State of a list, kept in the address. The first render shows the defaults, as the static page does; then the
 * address is read, and cleaned of what the fields cannot read. Back and forward work.
 *
 * @param fields a constant outside the component
 */
export function useListState<F extends Fields>(fields: F): List<F> {
  const router = useRouter();
  // A page that hydrates with a query is not ready: its first render must equal the static HTML.
  const [state, setState] = useState(() =>
    router.isReady ? parseState(fields, queryOf(router.asPath)) : initialState(fields),
  );
  const current = useRef(state);
  // Queries written here that the router has yet to report. It reports late: a newer change may stand by then.
  const own = useRef(new Set<string>());
  // The newest of them, while it is on its way: what the address is compared with until it is there.
  const target = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const routerNow = useRef(router);
  routerNow.current = router;

  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { asPath } = routerNow.current;
    const query = serializeState(fields, current.current, queryOf(asPath));
    if (query === (target.current ?? queryOf(asPath))) return;
    own.current.add(query);
    target.current = query;
    const arrive = () => {
      if (target.current !== query) return;
      target.current = undefined;
      // What was overtaken on the way is never reported.
      own.current = new Set([query]);
    };
    void routerNow.current
      .replace(withQuery(asPath, query), undefined, { shallow: true, scroll: false })
      .then(arrive, arrive);
  }, [fields]);

  const change = useCallback(
    (next: ListState<F>, later: boolean) => {
      current.current = next;
      setState(next);
      clearTimeout(timer.current);
      if (later) timer.current = setTimeout(write, typingPause);
      else write();
    },
    [write],
  );

  const { asPath, isReady } = router;
  // The list stays unseen until the view that the address asks for is drawn; see lib/site/pre-paint.ts.
  const answered = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new state is the trigger
  useEffect(() => {
    if (answered.current) showList();
  }, [state]);

  useEffect(() => {
    // While a change waits to be written, the address is the older of the two.
    if (!isReady || timer.current) return;
    const query = queryOf(asPath);
    if (query === serializeState(fields, current.current, query)) {
      own.current.clear();
      showList();
      return;
    }
    if (own.current.delete(query)) return;
    own.current.clear();
    answered.current = true;
    current.current = parseState(fields, query);
    setState(current.current);
    write();
  }, [asPath, isReady, fields, write]);

  useEffect(() => {
    // A page that is being left must not be called back by a late write.
    const stop = (_url: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return;
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    const { events } = routerNow.current;
    events.on("routeChangeStart", stop);
    return () => {
      events.off("routeChangeStart", stop);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    state,
    set: useCallback(
      (patch) =>
        change(
          { ...current.current, ...patch },
          Object.keys(patch).every((key) => fields[key]?.kind === "text"),
        ),
      [change, fields],
    ),
    clear: useCallback(
      (key) => change({ ...current.current, [key]: fields[key]?.initial }, false),
      [change, fields],
    ),
    reset: useCallback(() => {
      const kept = Object.entries(fields).filter(([, { kind }]) => kind === "sort" || kind === "tab");
      const sortAndTab = Object.fromEntries(kept.map(([key]) => [key, current.current[key]]));
      change({ ...initialState(fields), ...sortAndTab }, false);
    }, [change, fields]),
  };
}

function showList(): void {
  document.documentElement.removeAttribute("data-query");
}

function queryOf(address: string): string {
  return address.split("#", 1)[0]?.split("?").slice(1).join("?") ?? "";
}

function withQuery(address: string, query: string): string {
  const [path = "", ...fragment] = address.split("#");
  const end = fragment.length > 0 ? `#${fragment.join("#")}` : "";
  return `${path.split("?", 1)[0]}${query && `?${query}`}${end}`;
}
