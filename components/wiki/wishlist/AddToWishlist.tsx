import { Button } from "@mantine/core";
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
}

/** Adds gear to the wishlist of this browser, and removes it again. */
export function AddToWishlist({ kind, id, name }: AddToWishlistProps) {
  const isListed = useIsOnWishlist({ kind, id });
  const [said, setSaid] = useState("");

  const toggle = () => {
    if (isListed) {
      changeWishlist((list) => removeWishlistItem(list, { kind, id }));
      setSaid("Removed from wishlist.");
      return;
    }
    if (getWishlist().items.length >= maxWishlistItems) {
      setSaid(`Wishlist full (max ${maxWishlistItems} items).`);
      return;
    }
    changeWishlist((list) => addWishlistItem(list, { kind, id, name, way: "path" }));
    setSaid("");
  };

  return (
    <span className="inline-flex flex-wrap items-center gap-y-1 gap-x-3">
      <Button variant="default" aria-pressed={isListed} onClick={toggle}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M4 2h8v12l-4-3-4 3z" fill={isListed ? "currentColor" : "none"} stroke="currentColor" />
        </svg>
        Wishlist
        <span className="visually-hidden">: {name}</span>
      </Button>
      {isListed && (
        <a href={wishlistPath} className="min-h-9 inline-flex items-center text-14 text-signal">
          Open wishlist
        </a>
      )}
      <span role="status" className="empty:absolute text-14 text-dim">
        {said}
      </span>
    </span>
  );
}
