import { ActionIcon, Button } from "@mantine/core";
import { IconList } from "@tabler/icons-react";
import { useState } from "react";
import { useIsOnWishlist } from "@/hooks/wiki/use-wishlist";
import { wishlistPath } from "@/lib/site/wiki-paths";
import {
  addWishlistItem,
  maxWishlistItems,
  removeWishlistItem,
  type WishlistKind,
} from "@/lib/wishlist/wishlist";
import { changeWishlist, getWishlist } from "@/lib/wishlist/wishlist-store";

interface AddToWishlistProps {
  kind: WishlistKind;
  id: string;
  /** English name of the item. */
  name: string;
  /** Whether the way to the list is next to it; default true. */
  isLinked?: boolean;
}

/** Adds gear to the wishlist of this browser, and removes it again. Neither moves anything. */
export function AddToWishlist({ kind, id, name, isLinked = true }: AddToWishlistProps) {
  const isListed = useIsOnWishlist({ kind, id });
  const [said, setSaid] = useState("");
  const [isFull, setFull] = useState(false);

  const toggle = () => {
    setFull(false);
    if (isListed) {
      changeWishlist((list) => removeWishlistItem(list, { kind, id }));
      setSaid("Removed from wishlist.");
      return;
    }
    if (getWishlist().items.length >= maxWishlistItems) {
      setSaid(`Wishlist full (max ${maxWishlistItems} items).`);
      setFull(true);
      return;
    }
    changeWishlist((list) => addWishlistItem(list, { kind, id, name, way: "path" }));
    setSaid("Added to wishlist.");
  };

  return (
    <span className="relative inline-flex items-center gap-x-2">
      <Button variant="default" aria-pressed={isListed} onClick={toggle}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M4 2h8v12l-4-3-4 3z" fill={isListed ? "currentColor" : "none"} stroke="currentColor" />
        </svg>
        Wishlist
        <span className="visually-hidden">: {name}</span>
      </Button>
      {isLinked && (
        <ActionIcon
          component="a"
          href={wishlistPath}
          variant="default"
          size="var(--control-sm)"
          aria-label="Open wishlist"
        >
          <IconList size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
      <span
        role="status"
        className={
          isFull
            ? "absolute top-full left-0 z-10 mt-1 py-1.5 px-2.5 border border-strong rounded-md bg-raised text-14 leading-5 whitespace-nowrap"
            : "visually-hidden"
        }
      >
        {said}
      </span>
    </span>
  );
}
