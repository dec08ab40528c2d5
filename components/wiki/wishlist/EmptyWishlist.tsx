import { EmptyState } from "@/components/ui/EmptyState";
import { GameIcon } from "@/components/ui/GameIcon";
import { armorPath, charmPath, decorationPath, weaponsPath } from "@/lib/site/wiki-paths";

/** Empty state: how to add gear. */
export function EmptyWishlist() {
  return (
    <EmptyState title="Your wishlist is empty" icon={<GameIcon name="build" size={40} />}>
      Press Wishlist on any <a href={weaponsPath()}>weapon</a>, <a href={armorPath()}>armor set</a>,{" "}
      <a href={charmPath()}>charm</a> or <a href={decorationPath()}>decoration</a> to see the materials and
      zenny you need and which monsters to hunt.
    </EmptyState>
  );
}
