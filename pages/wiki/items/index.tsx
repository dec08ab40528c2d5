import type { GetStaticProps } from "next";
import { ItemList } from "@/components/wiki/items/ItemList";
import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { getDropFinderPath, getItemPath } from "@/lib/site/wiki-paths";
import type { ItemListProps } from "@/lib/wiki/items/item-types";
import { listItems } from "@/lib/wiki/items/list-items.server";

/** Every item. */
export default function ItemsRoute(props: ItemListProps) {
  return (
    <WikiPage
      title="Items"
      path={getItemPath()}
      description="All 773 items in Monster Hunter Wilds: drops, recipes, rarity, prices and carry limits. Filter by type, rarity, source and monster."
      section="item"
      summary={
        <>
          Materials, consumables, tools and ammo. Farming an item? Use the{" "}
          <a href={getDropFinderPath()}>drop finder</a>.
        </>
      }
      source="Buy prices come from the game data, even for items no shop sells."
    >
      <ItemList {...props} />
    </WikiPage>
  );
}

export const getStaticProps: GetStaticProps<ItemListProps> = () => ({ props: listItems() });
