import { useRouter } from "next/router";
import { useCallback, useEffect, useRef, useState } from "react";
import { getQuery } from "@/lib/site/address-query";
import {
  clearState,
  type Fields,
  getInitialState,
  type ListState,
  parseState,
  serializeState,
} from "@/lib/site/list-state";
import { useAddressQuery } from "./use-address-query";

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
    router.isReady ? parseState(fields, getQuery(router.asPath)) : getInitialState(fields),
  );
  const current = useRef(state);
  // The list stays unseen until the view that the address names is drawn; see lib/site/pre-paint.ts.
  const answered = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new state is the trigger
  useEffect(() => {
    if (answered.current) showList();
  }, [state]);

  const show = useCallback((next: ListState<F>) => {
    current.current = next;
    setState(next);
  }, []);
  const write = useAddressQuery({
    target: useCallback((held) => serializeState(fields, current.current, held), [fields]),
    onVisit: useCallback(
      (query) => {
        answered.current = true;
        show(parseState(fields, query));
      },
      [fields, show],
    ),
    onSettled: showList,
  });
  const change = useCallback(
    (next: ListState<F>, typing = false) => {
      show(next);
      write(typing);
    },
    [show, write],
  );

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
      (key) => change({ ...current.current, [key]: fields[key]?.initial }),
      [change, fields],
    ),
    reset: useCallback(() => change(clearState(fields, current.current)), [change, fields]),
  };
}

function showList(): void {
  document.documentElement.removeAttribute("data-query");
}
