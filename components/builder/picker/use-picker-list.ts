import { useCallback, useMemo, useState } from "react";
import type { Builder } from "@/hooks/builder/use-builder";
import { useNames } from "@/hooks/wiki/use-names";
import {
  type FilterContext,
  filterRows,
  firstFilter,
  type PickerFilter,
} from "@/lib/builder/gear/picker-filter";
import { pickerRows } from "@/lib/builder/gear/picker-row";
import { type PickerSort, sortRows, sortsOf } from "@/lib/builder/gear/picker-sort";
import { createPreviews, wornId } from "@/lib/builder/gear/previews";
import { createRowTexts } from "@/lib/builder/gear/row-texts";
import { lackingWishes, wishedIds, wishGain } from "@/lib/builder/gear/wishes";
import type { LoadoutPlace } from "@/lib/builder/loadout/model";
import { nameIn } from "@/lib/names/names-store";

/** What a picker lists of a place, and what is asked of the list. */
export function usePickerList({ book, loadout, ask, own }: Builder, place: LoadoutPlace) {
  const { catalog } = book;
  const names = useNames();
  const wished = useMemo(() => wishedIds(ask), [ask]);
  const sorts = sortsOf(place, wished.size > 0);
  const [chosen, setSort] = useState<PickerSort | null>(null);
  const sort = chosen ?? sorts[0] ?? "name";
  const [filter, setFilter] = useState<PickerFilter>(() => firstFilter(loadout, place, catalog));
  const change = useCallback(
    (patch: Partial<PickerFilter>) => setFilter((before) => ({ ...before, ...patch })),
    [],
  );

  const all = useMemo(() => pickerRows(book, place, loadout.transcended), [book, place, loadout.transcended]);
  const previews = useMemo(() => createPreviews(loadout, place, book), [loadout, place, book]);
  const context = useMemo<FilterContext>(
    () => ({
      ...createRowTexts(book, place, (entity, id, english) => nameIn(names, entity, id, english).text),
      lacking: lackingWishes(loadout, place, ask, catalog),
    }),
    [book, place, names, loadout, ask, catalog],
  );
  const fitting = useMemo(() => filterRows(all, filter, context), [all, filter, context]);
  const rows = useMemo(() => {
    const gainOf = ({ id }: { readonly id: string }) => {
      const preview = previews(id);
      return preview ? wishGain(preview.delta, ask, catalog) : 0;
    };
    // What is equipped comes first: the others are read against it.
    const recent = [wornId(loadout, place) ?? "", ...own.collection.recent[place]];
    return sortRows(fitting, { sort, query: filter.query, recent, gainOf }, context);
  }, [fitting, sort, filter.query, context, previews, ask, catalog, own.collection.recent, loadout, place]);

  return { all, rows, filter, change, sort, setSort, sorts, previews, wished, lacking: context.lacking };
}

export type PickerListState = ReturnType<typeof usePickerList>;
