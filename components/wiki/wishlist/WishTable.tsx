import { useState } from "react";
import { ActionButton } from "@/components/ui/Action";
import { Section } from "@/components/wiki/kit/Section";
import type { LoadedThing } from "@/hooks/wiki/use-wish-data";
import { plural } from "@/lib/text/format";
import { changeWishlist } from "@/lib/wishlist/store";
import { addWish, removeWish, setWay, type Wish } from "@/lib/wishlist/wishlist";
import { WishRow } from "./WishRow";
import classes from "./WishTable.module.css";

interface WishTableProps {
  items: readonly Wish[];
  gear: readonly LoadedThing[];
}

/** What was just removed, and its position. */
interface Removed {
  readonly items: readonly { readonly item: Wish; readonly at: number }[];
}

/** The gear on the wishlist. Removing can be undone. */
export function WishTable({ items, gear }: WishTableProps) {
  const [removed, setRemoved] = useState<Removed | null>(null);

  const remove = (item: Wish, at: number) => {
    changeWishlist((list) => removeWish(list, item));
    setRemoved({ items: [{ item, at }] });
  };
  const clear = () => {
    changeWishlist((list) => ({ ...list, wishes: [] }));
    setRemoved({ items: items.map((item, at) => ({ item, at })) });
  };
  const undo = () => {
    changeWishlist((list) =>
      (removed?.items ?? []).reduce((before, { item, at }) => addWish(before, item, at), list),
    );
    setRemoved(null);
  };

  return (
    <>
      <div role="status" className={classes.undo}>
        {removed && (
          <>
            <span>{removedWords(removed)}</span>
            <ActionButton onClick={undo}>Undo</ActionButton>
          </>
        )}
      </div>
      {items.length > 0 && (
        <Section
          id="gear"
          title="Gear"
          icon="build"
          aside={
            <button type="button" className={classes.clear} onClick={clear}>
              Clear wishlist
            </button>
          }
        >
          <ul className={classes.list}>
            {items.map((item, at) => (
              <WishRow
                key={`${item.kind}/${item.id}`}
                item={item}
                gear={gear[at]}
                onWay={(way) => changeWishlist((list) => setWay(list, item, way))}
                onRemove={() => remove(item, at)}
              />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function removedWords({ items }: Removed): string {
  const [first] = items;
  const what = items.length === 1 && first ? first.item.name : plural(items.length, "item", "items");
  return `${what} removed.`;
}
