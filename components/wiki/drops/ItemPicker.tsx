import { useState } from "react";
import { Name } from "@/components/game/Name";
import { RarityGem } from "@/components/game/RarityGem";
import { Combobox } from "@/components/ui/Combobox";
import { useNames } from "@/hooks/wiki/use-names";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import type { FinderItem } from "@/lib/drops/list-finder-items";
import { suggestItems } from "@/lib/drops/suggest-items";
import { getNameIn } from "@/lib/names/names-store";

const maxSuggestions = 8;

interface ItemPickerProps {
  items: readonly FinderItem[];
  chosen: FinderItem | undefined;
  onChoose(item: FinderItem): void;
}

/** A field that finds an item by its name in any language. */
export function ItemPicker({ items, chosen, onChoose }: ItemPickerProps) {
  const [typed, setTyped] = useState("");
  const names = useSearchNames(typed);
  const shown = useNames();
  const listNames = ({ id, name }: FinderItem) => names.list("items", id, name);
  return (
    <div className="flex-[1_1_280px]">
      <Combobox
        label="Item"
        listLabel="Matching items"
        placeholder="Rathalos Ruby, Wyvern Gem …"
        maxLength={80}
        emptyText="No items match."
        chosen={
          chosen ? { id: chosen.id, name: getNameIn(shown, "items", chosen.id, chosen.name).text } : null
        }
        find={(text) =>
          suggestItems(text, items, listNames, maxSuggestions).map((item) => ({
            id: item.id,
            label: (
              <span className="flex items-center gap-2.5">
                <RarityGem rarity={item.rarity} />
                <Name entity="items" id={item.id}>
                  {item.name}
                </Name>
              </span>
            ),
          }))
        }
        onType={setTyped}
        onChoose={(id) => {
          const item = items.find((each) => each.id === id);
          if (item) onChoose(item);
        }}
      />
    </div>
  );
}
