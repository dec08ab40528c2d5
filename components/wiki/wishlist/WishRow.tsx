import { IconTrash } from "@tabler/icons-react";
import { GameIcon } from "@/components/ui/GameIcon";
import type { IconName } from "@/components/ui/icon-names";
import { EntityLink } from "@/components/wiki/kit/EntityLink";
import { Zenny } from "@/components/wiki/kit/Zenny";
import type { LoadedThing } from "@/hooks/wiki/use-wish-data";
import type { NameEntity } from "@/lib/names/names-store";
import { costFor } from "@/lib/wishlist/wish-thing";
import { type Wish, type WishKind, type WishWay, wishWays } from "@/lib/wishlist/wishlist";
import { noCostWord, wishKindWord, wishWayWord } from "@/lib/wishlist/words";
import classes from "./WishRow.module.css";

const entityOf: Readonly<Record<WishKind, NameEntity>> = {
  weapon: "weapons",
  armor: "armor",
  charm: "charms",
  decoration: "decorations",
};

const iconOf: Readonly<Record<WishKind, IconName>> = {
  weapon: "great-sword",
  armor: "chest",
  charm: "charm",
  decoration: "decoration",
};

interface WishRowProps {
  item: Wish;
  gear: LoadedThing;
  onWay(way: WishWay): void;
  onRemove(): void;
}

/** One row of the wishlist: gear, crafting method, cost. */
export function WishRow({ item, gear, onWay, onRemove }: WishRowProps) {
  const { kind, id } = item;
  const name = gear?.name ?? item.name;
  const cost = gear && costFor(gear, item.way);
  const choices = wishWays.filter((way) => gear?.costs.some((each) => each.way === way));
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        <EntityLink
          entity={entityOf[kind]}
          id={id}
          name={name}
          set={gear?.set}
          icon={<GameIcon name={iconOf[kind]} size={20} label={wishKindWord[kind]} />}
        />
      </span>
      <span className={classes.way}>
        {choices.length > 1 && (
          <select
            aria-label={`How to make ${name}`}
            value={cost?.way}
            onChange={(event) => {
              const way = choices.find((each) => each === event.target.value);
              if (way) onWay(way);
            }}
          >
            {choices.map((way) => (
              <option key={way} value={way}>
                {wishWayWord[way]}
              </option>
            ))}
          </select>
        )}
        {gear && !cost && noCostWord[kind]}
        {gear === null && "Cost failed to load"}
      </span>
      <span className={classes.zenny}>{cost && <Zenny amount={cost.zenny} />}</span>
      <button type="button" className={classes.remove} onClick={onRemove}>
        <IconTrash size={18} stroke={1.75} aria-hidden="true" />
        <span className="visually-hidden">Remove {name}</span>
      </button>
    </li>
  );
}
