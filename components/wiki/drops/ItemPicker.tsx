import { TextInput } from "@mantine/core";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { Name } from "@/components/game/Name";
import { RarityGem } from "@/components/game/RarityGem";
import { useNames } from "@/hooks/wiki/use-names";
import type { FinderItem } from "@/lib/drops/list-finder-items";
import { suggestItems } from "@/lib/drops/suggest-items";
import classes from "./ItemPicker.module.css";

const maxSuggestions = 8;

interface ItemPickerProps {
  items: readonly FinderItem[];
  chosen: FinderItem | undefined;
  onChoose(item: FinderItem): void;
}

/** A field that finds an item by the beginning of its name, in English or in the visitor's language. */
export function ItemPicker({ items, chosen, onChoose }: ItemPickerProps) {
  const id = useId();
  const { table } = useNames();
  // `null` while nothing is being typed: the field then shows what is chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const found = useMemo(
    () => suggestItems(typed ?? "", items, (item) => table?.items?.[item], maxSuggestions),
    [typed, items, table],
  );
  const open = typed !== null && typed.trim() !== "";
  const chosenName = chosen ? (table?.items?.[chosen.id] ?? chosen.name) : "";

  const choose = (item: FinderItem | undefined) => {
    if (!item) return;
    setTyped(null);
    onChoose(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") setTyped(null);
    if (!open || found.length === 0) return;
    if (event.key === "Enter") choose(found[at]);
    else if (step) setAt((at + step + found.length) % found.length);
    else return;
    event.preventDefault();
  };

  return (
    <div className={`${classes.picker} relative`}>
      <TextInput
        label="Item"
        role="combobox"
        aria-expanded={open && found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && found[at] ? `${id}-${found[at].id}` : undefined}
        placeholder="Rathalos Ruby, Wyvern Gem …"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={typed ?? chosenName}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(null)}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Matching items"
        className={`${classes.list} absolute mt-1 p-1 border border-strong rounded-md bg-raised`}
        hidden={!open || found.length === 0}
      >
        {found.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys of its list, WAI-ARIA combobox
          // biome-ignore lint/a11y/useFocusableInteractive: an option of a combobox is pointed at, never focused
          <div
            key={item.id}
            id={`${id}-${item.id}`}
            role="option"
            aria-selected={index === at}
            className={`${classes.option} cursor-pointer min-h-10 hover:bg-hover flex items-center gap-2.5 px-2.5 rounded-sm`}
            // The field must not lose the focus before the click counts.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(item)}
          >
            <RarityGem rarity={item.rarity} />
            <Name entity="items" id={item.id}>
              {item.name}
            </Name>
          </div>
        ))}
      </div>
      <p role="status" className={`${classes.none} text-14 text-dim`}>
        {open && found.length === 0 && "No items match."}
      </p>
    </div>
  );
}
