import { Button, Checkbox, Skeleton } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { Slots } from "@/components/game/Slots";
import { ComboboxInput } from "@/components/ui/ComboboxInput";
import { Dialog } from "@/components/ui/Dialog";
import { getOptionId } from "@/components/ui/option-id";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useListGauge } from "@/hooks/builder/use-damage-gauge";
import { useSkillRating } from "@/hooks/builder/use-skill-fit";
import { useMarked } from "@/hooks/ui/use-marked";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { withRecent } from "@/lib/builder/collection/collection";
import { withDecoration } from "@/lib/builder/editor/place-decorations";
import {
  countUsefulCopies,
  type DecorationChoice,
  getSlotAt,
  groupChoices,
  listDecorationChoices,
  listFirstChoices,
  listRaisingChoices,
} from "@/lib/builder/gear/decoration-choices";
import { getPlaceName } from "@/lib/builder/gear/get-source-name";
import type { LoadoutPlace } from "@/lib/builder/loadout/model";
import { formatCount } from "@/lib/text/format";
import { DecorationOptions } from "./DecorationOptions";

interface DecorationPickerProps {
  place: LoadoutPlace;
  /** Index of the slot, from 0. */
  slot: number;
  onClose(): void;
}

/** Rows that are drawn with the dialog. */
const atOnce = 30;

/** Picker of decorations for one slot, with the change that each makes. */
export function DecorationPicker({ place, slot, onClose }: DecorationPickerProps) {
  const {
    data: builderData,
    loadout,
    criteria,
    collection,
  } = useBuilder(pick("data", "loadout", "criteria", "collection"));
  const { act, changeCollection } = useCommands();
  const { catalog, getName } = builderData;
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useState("");
  const names = useSearchNames(query);
  const [fill, setFill] = useState(false);
  // As it was when the dialog opened: rows do not change places under the pointer.
  const [recent] = useState(collection.recent);
  const rate = useSkillRating();
  const { gauge, isComing, isAwaited, leads } = useListGauge();
  const [isRaising, setRaising] = useState(false);
  const choices = useMemo(
    () =>
      listDecorationChoices(
        { place, slot },
        {
          loadout,
          catalog,
          getName,
          targets: criteria.skills,
          collection: { decorations: collection.decorations, recent },
          rate,
          gauge: gauge?.ofLevels,
          isGaugeLate: !leads,
        },
      ),
    [
      place,
      slot,
      loadout,
      catalog,
      getName,
      criteria.skills,
      collection.decorations,
      recent,
      rate,
      gauge,
      leads,
    ],
  );
  const isFiltered = isRaising && gauge !== null;
  const listed = useMemo(
    () => (isAwaited ? [] : isFiltered ? listRaisingChoices(choices) : choices),
    [isAwaited, isFiltered, choices],
  );
  const groups = useMemo(() => groupChoices(listed, query, names), [listed, query, names]);
  const rows = groups.flatMap((group) => group.choices);
  // What fills a screen comes at once, hundreds of further rows when there is time.
  const drawn = useDeferredValue(groups, listFirstChoices(groups, atOnce));
  const into = getSlotAt(loadout, { place, slot }, catalog);
  const current = choices.find((choice) => choice.current);

  const take = (choice: DecorationChoice) => {
    // One mark, so that the slot and the copies in other slots are one step of undo.
    const group = `decoration-${place}-${slot}-${choice.id}`;
    const put = withDecoration(loadout, { place, index: slot }, choice.id);
    const copies = fill ? countUsefulCopies(put, choice.id, choice.left && choice.left - 1, catalog) : 0;
    act({ type: "put-decoration", place, slot, id: choice.id }, group);
    if (copies > 0) {
      act({ type: "place-decorations", ids: Array.from({ length: copies }, () => choice.id) }, group);
    }
    changeCollection((collection) => withRecent(collection, "decoration", choice.id));
    onClose();
  };
  const empty = () => {
    act({ type: "put-decoration", place, slot, id: null });
    onClose();
  };
  const marked = useMarked(groups, rows.length, query.trim() === "" ? -1 : 0, (index) => {
    const choice = rows[index];
    if (choice) take(choice);
  });
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (marked.index < 0) return;
    list.current?.querySelector("[aria-selected='true']")?.scrollIntoView({ block: "nearest" });
  }, [marked.index]);

  return (
    <Dialog
      size="medium"
      title={`Decoration for ${getPlaceName(place).toLowerCase()}, slot ${slot + 1}`}
      onClose={onClose}
      focus={field}
      head={
        <div className="flex flex-wrap items-center gap-y-1 gap-x-3">
          <ComboboxInput
            ref={field}
            className="flex-1 min-w-0"
            leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
            aria-label="Search decorations by name or skill"
            isOpen={rows.length > 0}
            listId={listId}
            markedId={marked.index >= 0 ? getOptionId(listId, marked.index) : undefined}
            value={query}
            maxLength={80}
            placeholder="Name or skill"
            enterKeyHint="done"
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={marked.onKeyDown}
          />
          {into && <Slots levels={[into.slot]} kind={into.kind} />}
          {(gauge || isComing) && (
            <Checkbox
              className="basis-full"
              disabled={!gauge}
              checked={isFiltered}
              onChange={(event) => setRaising(event.target.checked)}
              label={
                isFiltered
                  ? `Raises damage to target (${choices.length - listed.length} hidden)`
                  : "Raises damage to target"
              }
            />
          )}
        </div>
      }
      foot={
        <>
          <Checkbox
            className="flex-1 min-w-0"
            checked={fill}
            onChange={(event) => setFill(event.target.checked)}
            label="Also fill other free slots, up to max level"
          />
          {current && (
            <Button variant="default" onClick={empty}>
              Empty this slot
            </Button>
          )}
        </>
      }
    >
      <p className="visually-hidden" role="status">
        {!isAwaited && formatCount(rows.length, "decoration", "decorations")}
      </p>
      {isAwaited ? (
        <div className="animate-late grid gap-2 py-3 px-4" aria-busy="true">
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} height={40} />
          ))}
        </div>
      ) : rows.length > 0 ? (
        <DecorationOptions id={listId} ref={list} groups={drawn} marked={marked.index} onTake={take} />
      ) : (
        <p className="py-8 px-4 text-dim text-center">
          {choices.length === 0
            ? "Your current gear does not have this slot."
            : query.trim() === ""
              ? "No decoration for this slot raises the damage to your target."
              : `No decorations match “${query.trim()}” for this slot.`}
        </p>
      )}
    </Dialog>
  );
}
