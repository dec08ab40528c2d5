import { EmptyState } from "@/components/ui/EmptyState";
import { GameIcon } from "@/components/ui/GameIcon";
import { armorPath, charmPath, decorationPath, weaponsPath } from "@/lib/wiki/paths";

/** Nothing is wished for yet: where wishes are made. */
export function EmptyWishlist() {
  return (
    <EmptyState title="Nothing on the list yet" icon={<GameIcon name="build" size={40} />}>
      Open a <a href={weaponsPath()}>weapon</a>, an <a href={armorPath()}>armor set</a>, a{" "}
      <a href={charmPath()}>charm</a> or a <a href={decorationPath()}>decoration</a> and press Wishlist. The
      list adds up materials and zenny and says which monsters to hunt.
    </EmptyState>
  );
}
