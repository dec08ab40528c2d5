import { Button } from "@mantine/core";
import { useState } from "react";
import { Zenny } from "@/components/game/Zenny";
import { saveFile } from "@/components/ui/save-file";
import { formatOutings } from "@/lib/drops/source-labels";
import { formatAdded } from "@/lib/shopping/format-shopping";
import type { ShoppingList } from "@/lib/shopping/model";
import { toWishlist } from "@/lib/shopping/to-wishlist";
import { writeShoppingCsv } from "@/lib/shopping/write-shopping-csv";
import { wishlistPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import { mergeWishlists } from "@/lib/wishlist/wishlist";
import { changeWishlist, getWishlist } from "@/lib/wishlist/wishlist-store";
import classes from "./ShoppingHead.module.css";

interface ShoppingHeadProps {
  list: ShoppingList;
  /** Expected outings for all that is missing; `null` while that is not known. */
  total: number | null;
}

/** The list in three figures, and the way to the wishlist. */
export function ShoppingHead({ list, total }: ShoppingHeadProps) {
  const [said, setSaid] = useState("");
  const missing = list.materials.filter((material) => material.missing > 0);
  const targets = toWishlist(list);
  const target = () => {
    const before = getWishlist().items.length;
    changeWishlist((mine) => mergeWishlists(mine, targets));
    setSaid(formatAdded(targets.items.length, getWishlist().items.length - before));
  };
  return (
    <div className="flex flex-wrap items-center mb-5 border rounded-md bg-card">
      <dl className={`${classes.figures} grid`}>
        <div>
          <dt className="text-dim text-12 leading-4">Zenny</dt>
          <dd className="mx-0 mt-0.5 mb-0 text-20 font-bold leading-6.5">
            <Zenny amount={list.zenny.missing} />
          </dd>
        </div>
        <div>
          <dt className="text-dim text-12 leading-4">Materials left</dt>
          <dd className="mx-0 mt-0.5 mb-0 text-20 font-bold leading-6.5">
            {formatNumber(missing.length)}{" "}
            <span className="text-14 text-dim font-normal whitespace-nowrap">
              of {formatNumber(list.materials.length)}
            </span>
          </dd>
        </div>
        <div>
          <dt className="text-dim text-12 leading-4">Expected outings</dt>
          <dd className="mx-0 mt-0.5 mb-0 text-20 font-bold leading-6.5">
            {missing.length === 0 ? "0" : formatOutings(total)}
          </dd>
        </div>
      </dl>
      <div className={`${classes.wishlist} flex flex-wrap gap-2 py-2.5 px-3.5`}>
        <Button onClick={target} disabled={targets.items.length === 0}>
          Add to wishlist
        </Button>
        <Button
          onClick={() =>
            saveFile(new Blob([writeShoppingCsv(list)], { type: "text/csv" }), "quarry-shopping.csv")
          }
        >
          Export as CSV
        </Button>
      </div>
      {/* On a line of its own, so that the button stays where it was pressed. */}
      <div
        className={`${said === "" ? "" : "py-0.5 px-3.5 border-t"} basis-full flex flex-wrap items-center gap-x-3.5 text-dim`}
      >
        <span role="status">{said}</span>
        {said && (
          <a className="py-2" href={wishlistPath}>
            Open the wishlist
          </a>
        )}
      </div>
    </div>
  );
}
