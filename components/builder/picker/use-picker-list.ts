import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import { useListGauge } from "@/hooks/builder/use-damage-gauge";
import { useOwnedGear } from "@/hooks/builder/use-owned-gear";
import { useOwnedKeys } from "@/hooks/builder/use-owned-keys";
import { getMyWeapon } from "@/hooks/ui/use-my-weapon";
import { useNames } from "@/hooks/wiki/use-names";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { isOwned } from "@/lib/builder/criteria/expand-exclusions";
import { raisesDamage } from "@/lib/builder/gear/list-delta-parts";
import { listPickerRows, type PickerRow, withEquippedWeapon } from "@/lib/builder/gear/list-picker-rows";
import {
  createFirstFilter,
  type FilterContext,
  filterPickerRows,
  type PickerFilter,
} from "@/lib/builder/gear/picker-filter";
import { listSorts, type PickerSort, sortPickerRows } from "@/lib/builder/gear/picker-sort";
import { countTargetGain, listMissingTargets, listTargetIds } from "@/lib/builder/gear/picker-targets";
import { createPreviews, getEquippedId } from "@/lib/builder/gear/previews";
import { createRowTexts } from "@/lib/builder/gear/row-texts";
import type { LoadoutPlace } from "@/lib/builder/loadout/model";
import { getNameIn } from "@/lib/names/names-store";

const noRows: readonly PickerRow[] = [];

/**
 * Rows of a picker for a place, with the query, filters and order of the list.
 *
 * @param isReady `false` = the dialog is only being opened, and nothing is listed yet
 */
export function usePickerList(place: LoadoutPlace, isReady: boolean) {
  const {
    data: builderData,
    loadout,
    criteria,
    collection,
  } = useBuilder(pick("data", "loadout", "criteria", "collection"));
  const { catalog } = builderData;
  const names = useNames();
  const targetLevel = useMemo(() => listTargetIds(criteria), [criteria]);
  const { gauge, isComing, isAwaited, leads } = useListGauge();
  const sorts = listSorts(place, targetLevel.size > 0, gauge !== null);
  const [chosen, setSort] = useState<PickerSort | null>(null);
  // What came after the list was sorted is one more way to sort it.
  const sort = chosen ?? listSorts(place, targetLevel.size > 0, leads)[0] ?? "name";
  const [filter, setFilter] = useState<PickerFilter>(() =>
    createFirstFilter(loadout, place, catalog, getMyWeapon()),
  );
  const change = useCallback(
    (patch: Partial<PickerFilter>) => setFilter((before) => ({ ...before, ...patch })),
    [],
  );

  const searchNames = useSearchNames(filter.query);
  const { transcended, weapon } = loadout;
  const all = useMemo(() => {
    if (!isReady || isAwaited) return noRows;
    const rows = listPickerRows(builderData, place, transcended);
    return place === "weapon" ? withEquippedWeapon(rows, weapon, builderData) : rows;
  }, [isReady, isAwaited, builderData, place, transcended, weapon]);
  const previews = useMemo(() => createPreviews(loadout, place, builderData), [loadout, place, builderData]);
  const getDamage = useMemo(
    () => (gauge ? gauge.ofPlace(loadout, place, previews) : () => null),
    [gauge, loadout, place, previews],
  );
  const context = useMemo<FilterContext>(
    () => ({
      ...createRowTexts(
        builderData,
        place,
        searchNames,
        (entity, id, english) => getNameIn(names, entity, id, english).text,
      ),
      lacking: listMissingTargets(loadout, place, criteria, catalog),
    }),
    [builderData, place, searchNames, names, loadout, criteria, catalog],
  );
  const { have } = useOwnedGear();
  const { keys: craftable, failure: noCosts } = useOwnedKeys(filter.craft ? "craftable" : "all");
  const fitting = useMemo(() => {
    const equipped = getEquippedId(loadout, place);
    const kind = place === "weapon" || place === "charm" ? place : "armor";
    return filterPickerRows(all, filter, context).filter(
      ({ id }) =>
        id === equipped ||
        ((!filter.owned || isOwned(have, kind, id)) &&
          (!filter.craft || (craftable?.has(`${kind}/${id}`) ?? false))),
    );
  }, [all, filter, context, have, craftable, loadout, place]);
  const isRaising = filter.raising && gauge !== null;
  const isListing = all !== noRows;
  const known = useKnownFigures(fitting, isListing && (isRaising || sort === "damage") ? getDamage : null);
  const ordered = useMemo(() => {
    if (!known) return null;
    const equipped = getEquippedId(loadout, place);
    const raising = isRaising
      ? known.filter(({ id }) => id === equipped || raisesDamage(getDamage(id)))
      : known;
    const getGain = ({ id }: { readonly id: string }) => {
      const preview = previews(id);
      return preview ? countTargetGain(preview.delta, criteria, catalog) : 0;
    };
    // What is equipped comes first: the others are read against it.
    const recent = [equipped ?? "", ...collection.recent[place]];
    // What is equipped has the damage there is; what cannot do the combo comes last.
    const getFigure = (row: PickerRow) =>
      row.id === equipped ? 0 : (getDamage(row.id) ?? Number.NEGATIVE_INFINITY);
    const order = { sort, query: filter.query, recent, getGain, getDamage: getFigure };
    return sortPickerRows(raising, order, context);
  }, [
    known,
    isRaising,
    sort,
    filter.query,
    context,
    previews,
    criteria,
    catalog,
    collection.recent,
    loadout,
    place,
    getDamage,
  ]);
  // Until the figures are known that rows are sorted by, those before stay.
  const last = useRef(noRows);
  useLayoutEffect(() => {
    if (ordered && isListing) last.current = ordered;
  });
  const rows = ordered ?? last.current;

  return {
    all,
    rows,
    filter,
    change,
    sort,
    setSort,
    sorts,
    previews,
    getDamage,
    hasGauge: gauge !== null,
    hasOwned: have.size > 0,
    craftNote: filter.craft ? (noCosts ?? (craftable ? "Zenny is not counted." : "Loading costs.")) : "",
    isGaugeComing: isComing,
    isListed: isListing && rows !== noRows,
    targetLevels: targetLevel,
    lacking: context.lacking,
  };
}

/** How long figures are worked out in one go, in milliseconds: between two of these the page answers. */
const sliceMs = 8;

/**
 * The rows as soon as `getFigure` has worked out all of their figures, which for a hundred weapons takes longer than a
 * click may wait; `null` until then.
 *
 * @param getFigure keeps what it has worked out; `null` = no figure is needed
 */
function useKnownFigures(
  rows: readonly PickerRow[],
  getFigure: ((id: string) => number | null) | null,
): readonly PickerRow[] | null {
  const [known, setKnown] = useState(noRows);
  useLayoutEffect(() => {
    let at = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const work = () => {
      const end = performance.now() + sliceMs;
      while (getFigure && at < rows.length && performance.now() < end) getFigure(rows[at++]?.id ?? "");
      if (getFigure && at < rows.length) timer = setTimeout(work);
      else if (getFigure) setKnown(rows);
    };
    work();
    return () => clearTimeout(timer);
  }, [rows, getFigure]);
  return !getFigure || known === rows ? rows : null;
}
