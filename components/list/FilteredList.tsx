import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import type { List } from "@/hooks/ui/use-list-state";
import { useNames } from "@/hooks/wiki/use-names";
import { getLoadedNames, getNoLoadedNames, subscribeLoadedNames } from "@/lib/names/search-names";
import type { Fields } from "@/lib/site/list-state";
import { formatCount, formatNumber } from "@/lib/text/format";
import { ActiveChips } from "./ActiveChips";
import { EmptyResult } from "./EmptyResult";
import { FilterDrawer } from "./FilterDrawer";
import classes from "./FilteredList.module.css";
import { filterRows, getActiveFilters, type ListFilter } from "./list-filter";

export type { ListFilter } from "./list-filter";

interface FilteredListProps<Row, F extends Fields> {
  list: List<F>;
  rows: readonly Row[];
  filters: readonly ListFilter<Row>[];
  /** One and many: `["weapon", "weapons"]`. */
  noun: readonly [one: string, many: string];
  /** The text field of the rail. */
  field?: ReactNode;
  /** The other filters. With neither the list has no rail. */
  rail?: ReactNode;
  /** Above the chips: tabs, a note. */
  head?: ReactNode;
  children: (visible: readonly Row[]) => ReactNode;
}

/** A list with its filters: a rail on wide screens, a drawer on phones, chips, count and an empty state with ways out. */
export function FilteredList<Row, F extends Fields>(props: FilteredListProps<Row, F>) {
  const { list, rows, filters, noun, field, rail, head, children } = props;
  const active = getActiveFilters(filters);
  const visible = useVisibleRows(rows, active);
  const hasRail = Boolean(field || rail);
  const [one, many] = noun;
  const count =
    visible.length === rows.length
      ? formatCount(rows.length, one, many)
      : `${formatNumber(visible.length)} of ${formatCount(rows.length, one, many)}`;
  return (
    <div
      className={`${classes.list} grid-cols-1 grid gap-y-3 gap-x-7`}
      data-rail={hasRail ? "" : undefined}
      data-mine={list.followsWeapon ? "" : undefined}
    >
      {hasRail && (
        <FilterDrawer active={active.length} result={count} onReset={list.reset} field={field}>
          {rail}
        </FilterDrawer>
      )}
      <div className={`${classes.main} min-w-0`}>
        {head && <div className={`${classes.head} min-w-0`}>{head}</div>}
        <div className={`${classes.bar} min-h-9 flex flex-wrap items-center gap-y-1.5 gap-x-4 mb-2`}>
          <p className={`${classes.count} text-14 leading-5 text-dim`} role="status">
            {count}
          </p>
          <ActiveChips filters={active} onClear={list.clear} onReset={list.reset} />
        </div>
        {visible.length === 0 ? (
          <EmptyResult rows={rows} filters={active} noun={noun} onClear={list.clear} onReset={list.reset} />
        ) : (
          children(visible)
        )}
      </div>
    </div>
  );
}

/** The rows that pass; the same array as long as rows and choices are the same, so that tables do not sort again. */
function useVisibleRows<Row>(rows: readonly Row[], active: readonly ListFilter<Row>[]): readonly Row[] {
  // Filters by text also look at the names that are shown, and at what loads as one types.
  const { table } = useNames();
  const loaded = useSyncExternalStore(subscribeLoadedNames, getLoadedNames, getNoLoadedNames);
  const choices = active.map(({ key, value }) => `${key}=${value}`).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: filters are new objects on every render; their choices say whether they differ
  return useMemo(
    () => (active.length === 0 ? rows : filterRows(rows, active)),
    [rows, choices, table, loaded],
  );
}
