import { WikiPage } from "@/components/wiki/kit/WikiPage";
import { WishlistPage } from "@/components/wiki/wishlist/WishlistPage";
import { wishlistPath } from "@/lib/site/wiki-paths";

/** The visitor's own list of what to make next. */
export default function WishlistRoute() {
  return (
    <WikiPage
      title="Wishlist"
      path={wishlistPath}
      description="A Monster Hunter Wilds wishlist: add weapons, armor and charms, enter what you own, and see which materials are missing and which monsters to hunt."
      section="tools"
      summary="Plan your gear: materials, cost and the fewest hunts to get it. Saved in this browser, and in your account when you are signed in."
    >
      <WishlistPage />
    </WikiPage>
  );
}
