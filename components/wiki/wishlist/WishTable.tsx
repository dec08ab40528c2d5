import { useState } from "react";
import { ActionButton } from "@/components/ui/Action";
import { Section } from "@/components/wiki/kit/Section";
import type { LoadedThing } from "@/hooks/use-wish-data";
import { plural } from "@/lib/wiki/format";
import { changeWishlist } from "@/lib/wiki/wishlist/store";
import { addWish, removeWish, setWay, type Wish } from "@/lib/wiki/wishlist/wishlist";
import { WishRow } from "./WishRow";
import classes from "./WishTable.module.css";

interface WishTableProps {
  wishes: readonly Wish[];
  things: readonly LoadedThing[];
}

/** What was just removed, and its position. */
interface Removed {
  readonly wishes: readonly { readonly wish: Wish; readonly at: number }[];
}

/** The gear on the wishlist. Removing can be undone. */
export function WishTable({ wishes, things }: WishTableProps) {
  const [removed, setRemoved] = useState<Removed | null>(null);

  const remove = (wish: Wish, at: number) => {
    changeWishlist((list) => removeWish(list, wish));
    setRemoved({ wishes: [{ wish, at }] });
  };
  const clear = () => {
    changeWishlist((list) => ({ ...list, wishes: [] }));
    setRemoved({ wishes: wishes.map((wish, at) => ({ wish, at })) });
  };
  const undo = () => {
    changeWishlist((list) =>
      (removed?.wishes ?? []).reduce((before, { wish, at }) => addWish(before, wish, at), list),
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
      {wishes.length > 0 && (
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
            {wishes.map((wish, at) => (
              <WishRow
                key={`${wish.kind}/${wish.id}`}
                wish={wish}
                thing={things[at]}
                onWay={(way) => changeWishlist((list) => setWay(list, wish, way))}
                onRemove={() => remove(wish, at)}
              />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function removedWords({ wishes }: Removed): string {
  const [first] = wishes;
  const what = wishes.length === 1 && first ? first.wish.name : plural(wishes.length, "item", "items");
  return `${what} removed.`;
}
