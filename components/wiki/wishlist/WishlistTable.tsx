import { Button, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { Section } from "@/components/ui/Section";
import type { LoadedGear } from "@/hooks/wiki/use-wishlist-data";
import { formatCount } from "@/lib/text/format";
import {
  addWishlistItem,
  removeWishlistItem,
  setCraftMethod,
  type WishlistItem,
} from "@/lib/wishlist/wishlist";
import { changeWishlist } from "@/lib/wishlist/wishlist-store";
import { WishlistRow } from "./WishlistRow";
import classes from "./WishlistTable.module.css";

interface WishlistTableProps {
  items: readonly WishlistItem[];
  gear: readonly LoadedGear[];
}

/** Entry that was just removed, and its position. */
interface Removed {
  readonly items: readonly { readonly item: WishlistItem; readonly at: number }[];
}

/** Rows that are shown at first. */
const firstRows = 20;

/** The gear on the wishlist. Removing can be undone. */
export function WishlistTable({ items, gear }: WishlistTableProps) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [isWhole, setWhole] = useState(false);

  const remove = (item: WishlistItem, at: number) => {
    changeWishlist((list) => removeWishlistItem(list, item));
    setRemoved({ items: [{ item, at }] });
  };
  const clear = () => {
    changeWishlist((list) => ({ ...list, items: [] }));
    setRemoved({ items: items.map((item, at) => ({ item, at })) });
  };
  const undo = () => {
    changeWishlist((list) =>
      (removed?.items ?? []).reduce((before, { item, at }) => addWishlistItem(before, item, at), list),
    );
    setRemoved(null);
  };

  return (
    <>
      <div
        role="status"
        className={`${classes.undo} flex items-center justify-between gap-4 mb-5 border border-strong rounded-md bg-card text-14`}
      >
        {removed && (
          <>
            <span>{formatRemoved(removed)}</span>
            <Button onClick={undo}>Undo</Button>
          </>
        )}
      </div>
      {items.length > 0 && (
        <Section
          id="gear"
          title="Gear"
          icon="build"
          aside={
            <UnstyledButton
              type="button"
              className="underline hover:text-default py-1.5 px-0 text-dim"
              onClick={clear}
            >
              Clear wishlist
            </UnstyledButton>
          }
        >
          <ul className="-my-1.5">
            {items.slice(0, isWhole ? undefined : firstRows).map((item, at) => (
              <WishlistRow
                key={`${item.kind}/${item.id}`}
                item={item}
                gear={gear[at]}
                onMethod={(way) => changeWishlist((list) => setCraftMethod(list, item, way))}
                onRemove={() => remove(item, at)}
              />
            ))}
          </ul>
          {!isWhole && items.length > firstRows && (
            <Button className="mt-3" fullWidth onClick={() => setWhole(true)}>
              Show all {items.length}
            </Button>
          )}
        </Section>
      )}
    </>
  );
}

function formatRemoved({ items }: Removed): string {
  const [first] = items;
  const what = items.length === 1 && first ? first.item.name : formatCount(items.length, "item", "items");
  return `${what} removed.`;
}
