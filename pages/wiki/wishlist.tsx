import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { WishlistView } from "@/components/wiki/wishlist/WishlistView";
import { wishlistPath } from "@/lib/wiki/paths";

/** The visitor's own list of what to make next. */
export default function WishlistPage() {
  return (
    <WikiPage
      title="Wishlist"
      path={wishlistPath}
      description="A wishlist for Monster Hunter Wilds: put weapons, armor and charms on it, enter what you own, and see which materials are missing and which monsters to hunt."
      section="tools"
      summary="What you want to make, what it takes, and the fewest hunts for what is missing. Kept in this browser."
    >
      <WishlistView />
    </WikiPage>
  );
}
