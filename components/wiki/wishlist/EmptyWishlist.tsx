import { EmptyState } from "@/components/ui/EmptyState";
import { GameIcon } from "@/components/ui/GameIcon";
import { getArmorPath, getCharmPath, getDecorationPath, getWeaponPath } from "@/lib/site/wiki-paths";

/** Empty state: how to add gear. */
export function EmptyWishlist() {
  return (
    <EmptyState title="Your wishlist is empty" icon={<GameIcon name="build" size={40} />}>
      Press Wishlist on any <a href={getWeaponPath()}>weapon</a>, <a href={getArmorPath()}>armor set</a>,{" "}
      <a href={getCharmPath()}>charm</a> or <a href={getDecorationPath()}>decoration</a> to see the materials
      and zenny you need and which monsters to hunt.
    </EmptyState>
  );
}
