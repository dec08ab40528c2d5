import type { GetStaticProps } from "next";
import { ItemList } from "@/components/wiki/items/ItemList";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { listItems } from "@/lib/wiki/items/list-items.server";
import type { ItemListProps } from "@/lib/wiki/items/types";
import { dropFinderPath, itemPath } from "@/lib/wiki/paths";

/** Every item. */
export default function ItemsPage(props: ItemListProps) {
  return (
    <WikiPage
      title="Items"
      path={itemPath()}
      description="All 773 items of Monster Hunter Wilds: who drops them, what they make, rarity, price and how many you carry. Filter by type, rarity, source and monster."
      section="items"
      width="wide"
      summary={
        <>
          Materials, consumables, tools and ammo. For the quickest way to a number of one item, ask the{" "}
          <a href={dropFinderPath()}>drop finder</a>.
        </>
      }
      source="Prices to buy stand in the tables for most items, on sale or not. Gathering spots and shops are not in the data."
    >
      <ItemList {...props} />
    </WikiPage>
  );
}

export const getStaticProps: GetStaticProps<ItemListProps> = () => ({ props: listItems() });
