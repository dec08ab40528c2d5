import { EntityLink } from "@/components/game/EntityLink";
import { RarityGem } from "@/components/game/RarityGem";
import { Section } from "@/components/ui/Section";
import { formatHunts } from "@/lib/drops/labels";
import type { FinderItem, FinderProps } from "@/lib/drops/list-finder-items";
import { getDropFinderPath } from "@/lib/site/wiki-paths";

interface HardestItemsProps {
  items: readonly FinderItem[];
  hardest: FinderProps["hardest"];
}

/** Shown while no item is chosen: the items that take the most outings. */
export function HardestItems({ items, hardest }: HardestItemsProps) {
  return (
    <Section
      id="hardest"
      title="Hardest to get"
      icon="item"
      aside="Expected outings for one at the quickest source"
    >
      <ol className="tiles-260 grid gap-x-8">
        {hardest.map(([id, outings]) => {
          const item = items.find((each) => each.id === id);
          return (
            item && (
              <li className="flex gap-2.5 items-center min-h-10 border-b" key={id}>
                <RarityGem rarity={item.rarity} />
                <EntityLink entity="items" id={id} name={item.name} href={getDropFinderPath(id)} />
                <span className="ms-auto font-semibold tabular-nums">
                  {formatHunts(outings)} <small className="text-dim text-13 font-normal">outings</small>
                </span>
              </li>
            )
          );
        })}
      </ol>
    </Section>
  );
}
