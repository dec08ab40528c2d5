import { ActionIcon, NativeSelect } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { EntityLink } from "@/components/game/EntityLink";
import { Zenny } from "@/components/game/Zenny";
import { GameIcon } from "@/components/ui/GameIcon";
import type { LoadedGear } from "@/hooks/wiki/use-wishlist-data";
import { searchable } from "@/lib/wiki-search/search-kinds";
import { craftMethodLabels, noCostLabels, wishlistKindLabels } from "@/lib/wishlist/labels";
import { type CraftMethod, craftMethods, type WishlistItem } from "@/lib/wishlist/wishlist";
import { getCraftCost } from "@/lib/wishlist/wishlist-gear";
import classes from "./WishlistRow.module.css";

interface WishlistRowProps {
  item: WishlistItem;
  gear: LoadedGear;
  onMethod(way: CraftMethod): void;
  onRemove(): void;
}

/** One row of the wishlist: gear, crafting method, cost. */
export function WishlistRow({ item, gear, onMethod, onRemove }: WishlistRowProps) {
  const { kind, id } = item;
  const name = gear?.name ?? item.name;
  const cost = gear && getCraftCost(gear, item.way);
  const choices = craftMethods.filter((way) => gear?.costs.some((each) => each.way === way));
  return (
    <li className={`${classes.row} last:border-b-0 min-h-12 grid items-center gap-y-1 gap-x-4 border-b`}>
      <span className="font-semibold wrap-anywhere">
        <EntityLink
          entity={searchable[kind].names}
          id={id}
          name={name}
          set={gear?.set}
          icon={<GameIcon name={searchable[kind].icon} size={20} label={wishlistKindLabels[kind]} />}
        />
      </span>
      <span className={`${classes.way} text-14 leading-5 text-dim`}>
        {choices.length > 1 && (
          <NativeSelect
            size="sm"
            aria-label={`How to make ${name}`}
            value={cost?.way}
            onChange={(event) => {
              const way = choices.find((each) => each === event.target.value);
              if (way) onMethod(way);
            }}
          >
            {choices.map((way) => (
              <option key={way} value={way}>
                {craftMethodLabels[way]}
              </option>
            ))}
          </NativeSelect>
        )}
        {gear && !cost && noCostLabels[kind]}
        {gear === null && "Cost failed to load"}
      </span>
      <span className={`${classes.zenny} max-md:col-2 text-end`}>
        {cost && <Zenny amount={cost.zenny} />}
      </span>
      <ActionIcon className={classes.remove} size={40} aria-label={`Remove ${name}`} onClick={onRemove}>
        <IconTrash size={18} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}
