import { jsonType, servePublicFiles } from "@/lib/http/serve-public-file.server";
import { getWishlistGear } from "@/lib/wishlist/get-wishlist-gear.server";

export const config = { api: { bodyParser: false } };

/** What one item costs, by each way to make it: the wishlist requests this for each of its items. */
export default servePublicFiles(
  ({ kind, id }) => {
    const thing = getWishlistGear(String(kind), String(id));
    return (
      thing && {
        key: `${thing.kind}/${thing.id}`,
        file: () => ({ type: jsonType, text: JSON.stringify(thing) }),
      }
    );
  },
  { notFound: "There is no such weapon, armor piece, charm or decoration." },
);
