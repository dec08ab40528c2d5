import { useRouter } from "next/router";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { WeaponType } from "@/lib/catalog/codes";
import { getQuery } from "@/lib/site/address-query";
import {
  clearState,
  type Fields,
  findWeaponField,
  getInitialState,
  type ListState,
  parseState,
  serializeState,
} from "@/lib/site/list-state";
import { useAddressQuery } from "./use-address-query";
import { getMyWeapon, useMyWeapon } from "./use-my-weapon";

export interface List<F extends Fields> {
  readonly state: ListState<F>;
  /** Changes some values, and the address with them. */
  set(patch: Partial<ListState<F>>): void;
  /** Puts one value back to its default. */
  clear(key: keyof F & string): void;
  /** Drops every filter; sort and tab stay. */
  reset(): void;
  /** Whether it begins with the visitor's weapon. */
  readonly followsWeapon: boolean;
}

/**
 * State of a list, kept in the address. The first render shows the defaults, as the static page does; then the
 * address is read, and cleaned of what the fields cannot read. Back and forward work. A field that follows the visitor's
 * weapon begins with it where the address says nothing, and changes with it unless something else was chosen.
 *
 * @param fields a constant outside the component
 */
export function useListState<F extends Fields>(fields: F): List<F> {
  const router = useRouter();
  const mine = useMemo(() => findWeaponField(fields), [fields]);
  const [chosen] = useMyWeapon();
  // `null` while the page wakes, as in the HTML.
  const weapon = mine && chosen;
  // A page that hydrates with a query is not ready: its first render must equal the static HTML.
  const [state, setState] = useState(() =>
    router.isReady ? parseState(fields, getQuery(router.asPath), weapon) : getInitialState(fields),
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
    target: useCallback((held) => serializeState(fields, current.current, held, weapon), [fields, weapon]),
    onVisit: useCallback(
      (query) => {
        answered.current = true;
        show(parseState(fields, query, weapon));
      },
      [fields, show, weapon],
    ),
    // While the page wakes the weapon is yet to be read.
    onSettled: useCallback(() => {
      if (!mine || weapon === getMyWeapon()) showList();
    }, [mine, weapon]),
  });
  const change = useCallback(
    (next: ListState<F>, typing = false) => {
      show(next);
      write(typing);
    },
    [show, write],
  );

  const followed = useRef<WeaponType | null>(undefined);
  useEffect(() => {
    if (!mine) return;
    const before = followed.current;
    const now = getMyWeapon();
    followed.current = now;
    if (before === undefined || before === now) return;
    const [key, field] = mine;
    const isFollowing = field.write(current.current[key]) === (before ?? "");
    if (isFollowing) change({ ...current.current, [key]: now ? field.read(now) : field.initial });
  });

  return {
    state,
    followsWeapon: mine !== null,
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
