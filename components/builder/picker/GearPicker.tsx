import { Button, Skeleton } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from "react";
import { ComboboxInput } from "@/components/ui/ComboboxInput";
import { Dialog } from "@/components/ui/Dialog";
import { EmptyState } from "@/components/ui/EmptyState";
import { getOptionId } from "@/components/ui/option-id";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useLater } from "@/hooks/ui/use-later";
import { useMarked } from "@/hooks/ui/use-marked";
import { withRecent } from "@/lib/builder/collection/collection";
import { listDamageParts, listDeltaParts } from "@/lib/builder/gear/list-delta-parts";
import type { PickerRow } from "@/lib/builder/gear/list-picker-rows";
import { countActiveFilters, emptyFilter } from "@/lib/builder/gear/picker-filter";
import { getEquippedId, isBarePlace, toPickAction } from "@/lib/builder/gear/previews";
import type { LoadoutPlace } from "@/lib/builder/loadout/model";
import { formatCount } from "@/lib/text/format";
import classes from "./GearPicker.module.css";
import { PickerFilters } from "./PickerFilters";
import { PickerList } from "./PickerList";
import { PickerOption } from "./PickerOption";
import { PickerTools } from "./PickerTools";
import { usePickerList } from "./use-picker-list";
import { WeaponTypes } from "./WeaponTypes";

interface GearPickerProps {
  place: LoadoutPlace;
  onClose(): void;
}

const placeLabels: Readonly<Record<LoadoutPlace, readonly [title: string, one: string, many: string]>> = {
  weapon: ["Choose a weapon", "weapon", "weapons"],
  head: ["Choose head armor", "piece", "pieces"],
  chest: ["Choose chest armor", "piece", "pieces"],
  arms: ["Choose arm armor", "piece", "pieces"],
  waist: ["Choose waist armor", "piece", "pieces"],
  legs: ["Choose leg armor", "piece", "pieces"],
  charm: ["Choose a charm", "charm", "charms"],
};

/** Everything that fits a place, with what each would change. What is picked is equipped at once. */
export function GearPicker({ place, onClose }: GearPickerProps) {
  const { data: builderData, loadout, collection } = useBuilder(pick("data", "loadout", "collection"));
  const { act, changeCollection } = useCommands();
  const listId = useId();
  const search = useRef<HTMLInputElement>(null);
  const [showFilters, setShowFilters] = useState(false);
  // The dialog answers the click at once; its rows follow in slices, and the filters next to them last.
  const isReady = useDeferredValue(true, false);
  const list = usePickerList(place, isReady);
  const hasFilters = useLater(list.isListed);
  const { rows, filter, change } = list;
  const equipped = getEquippedId(loadout, place);
  const active = countActiveFilters(filter);
  const [title, one, many] = placeLabels[place];

  const take = (index: number) => {
    const row = rows[index];
    const action = row && toPickAction(builderData, place, row.id);
    if (!row || !action) return;
    // What is equipped already stays as it is: an Artian weapon would lose the parts that were chosen for it.
    if (row.id !== equipped) act(action);
    changeCollection((collection) => withRecent(collection, place, row.id));
    onClose();
  };
  const marked = useMarked(rows, rows.length, filter.query !== "" || active > 0 ? 0 : -1, take);
  const bare = isBarePlace(loadout, place);
  const listParts = ({ id }: PickerRow) => {
    const preview = list.previews(id);
    return preview
      ? [
          ...listDamageParts(list.getDamage(id)),
          ...listDeltaParts(preview.delta, list.targetLevels, builderData.catalog, bare),
        ]
      : [];
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target === search.current) return marked.onKeyDown(event);
    if (isTyping(event)) search.current?.focus();
  };
  const clear = () => change({ ...emptyFilter, type: filter.type });

  return (
    <Dialog
      title={title}
      size="large"
      isFlush
      focus={search}
      onKeyDown={onKeyDown}
      onClose={onClose}
      aside={
        <span role="status" className="text-14 text-dim">
          {list.isListed && formatCount(rows.length, one, many)}
        </span>
      }
    >
      <PickerTools
        search={
          <ComboboxInput
            ref={search}
            className="flex-1"
            leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
            aria-label={`Search ${many}`}
            isOpen={list.isListed}
            listId={listId}
            markedId={marked.index >= 0 ? getOptionId(listId, marked.index) : undefined}
            value={filter.query}
            maxLength={80}
            placeholder="Name or skill"
            enterKeyHint="search"
            onChange={(event) => change({ query: event.target.value })}
          />
        }
        sort={list.sort}
        sorts={list.sorts}
        onSort={list.setSort}
        active={active}
        open={showFilters}
        onToggle={() => setShowFilters(!showFilters)}
      />
      {place === "weapon" && <WeaponTypes value={filter.type} onChange={(type) => change({ type })} />}
      <div className="border-t min-h-0 flex flex-1 mt-2.5">
        <div
          className={`${classes.rail} scrollbar-thin md:grid content-start overflow-y-auto overscroll-contain hidden gap-4 py-3.5 px-4`}
          data-shown={showFilters || undefined}
        >
          {hasFilters && (
            <PickerFilters
              place={place}
              rows={list.all}
              filter={filter}
              hasTargets={list.lacking.size > 0}
              hasGauge={list.hasGauge}
              hasOwned={list.hasOwned}
              craftNote={list.craftNote}
              getName={builderData.getName}
              onChange={change}
            />
          )}
          <div className={`${classes.foot} max-md:sticky max-md:bg-card grid gap-2`}>
            {active > 0 && <Button onClick={clear}>Clear filters</Button>}
            <Button className="md:hidden" variant="filled" onClick={() => setShowFilters(false)}>
              Show {formatCount(rows.length, one, many)}
            </Button>
          </div>
        </div>
        {!list.isListed ? (
          <PickerSkeleton />
        ) : rows.length === 0 ? (
          <div className="flex-1 py-6 px-4">
            <EmptyState title={`No ${one} matches`} action={<Button onClick={clear}>Clear filters</Button>}>
              {filter.query === "" ? "No gear matches these filters." : `No results for “${filter.query}”.`}
            </EmptyState>
          </div>
        ) : (
          <PickerList
            id={listId}
            label={title}
            rows={rows}
            marked={marked.index}
            equippedId={equipped}
            onPick={take}
          >
            {(row) => (
              <PickerOption
                row={row}
                place={place}
                mark={getMark(row.id, equipped, collection.recent[place])}
                preview={list.previews(row.id)}
                typed={filter.type === ""}
                bare={bare}
                parts={listParts(row)}
                isGaugeComing={list.isGaugeComing}
                getName={builderData.getName}
              />
            )}
          </PickerList>
        )}
      </div>
    </Dialog>
  );
}

/** Rows to come, in their place. */
function PickerSkeleton() {
  return (
    <div className="animate-late flex-1 content-start grid gap-4 py-3 px-4 overflow-hidden" aria-busy="true">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={68} />
      ))}
    </div>
  );
}

function getMark(id: string, equipped: string | null, recent: readonly string[]) {
  if (id === equipped) return "Equipped";
  return recent.includes(id) ? "Recent" : null;
}

/** Whether a key writes a letter and nothing else that has the focus takes it. */
function isTyping({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key.length !== 1 || key === " " || ctrlKey || metaKey || altKey) return false;
  return !(
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type === "text")
  );
}
