import { Button, FileButton } from "@mantine/core";
import { useRef, useState } from "react";
import { Section } from "@/components/ui/Section";
import { saveFile } from "@/components/ui/save-file";
import { formatCount, formatNumber } from "@/lib/text/format";
import { readWishlist, writeWishlist } from "@/lib/wishlist/parse-wishlist";
import { isOnWishlist, maxWishlistItems, mergeWishlists } from "@/lib/wishlist/wishlist";
import { changeWishlist, getWishlist } from "@/lib/wishlist/wishlist-store";

/** More than a list with 20,000 counts of materials, which is what a box holds, takes. */
const maxBytes = 2_500_000;

interface WishlistExchangeProps {
  /** The list as plain text; `null` while costs are loading. */
  text: string | null;
  isEmpty: boolean;
}

/** Exports the list to a file or the clipboard, and imports it. */
export function WishlistExchange({ text, isEmpty }: WishlistExchangeProps) {
  const reset = useRef<() => void>(null);
  const [said, setSaid] = useState("");

  const copy = async (what: string) => {
    try {
      await navigator.clipboard.writeText(what);
      setSaid("Copied.");
    } catch {
      setSaid("Your browser blocked copying.");
    }
  };
  const read = async (chosen: File | null) => {
    if (!chosen) return;
    if (chosen.size > maxBytes) return setSaid("This file is too large for a wishlist. Nothing was changed.");
    // A file may be gone, or forbidden, by the time it is read.
    const text = await chosen.text().catch(() => null);
    const list = readWishlist(text);
    if (!list) return setSaid("Not a wishlist file. Nothing was changed.");
    const before = getWishlist();
    changeWishlist((mine) => mergeWishlists(mine, list));
    const { items, owned } = getWishlist();
    const counts = Object.keys(list.owned).filter((id) => owned[id] !== before.owned[id]).length;
    const left = list.items.filter((item) => !isOnWishlist(getWishlist(), item)).length;
    setSaid(
      [
        `${formatCount(items.length - before.items.length, "item", "items")} added.`,
        counts > 0 && `${formatCount(counts, "material count", "material counts")} updated.`,
        left > 0 && `A wishlist holds ${maxWishlistItems} items: ${formatNumber(left)} had no room.`,
      ]
        .filter(Boolean)
        .join(" "),
    );
  };

  return (
    <Section id="exchange" title="Export and import" icon="submit">
      <p className="text-14 leading-5 text-dim">
        Saved in this browser, and in your account when you are signed in. Importing a file adds to it.
      </p>
      <div className="mt-3 mb-2 flex flex-wrap gap-2.5">
        {!isEmpty && (
          <>
            <Button onClick={() => saveWishlist()}>Export file</Button>
            <Button onClick={() => copy(writeWishlist(getWishlist()))}>Copy as JSON</Button>
            <Button disabled={text === null} onClick={() => text !== null && copy(text)}>
              Copy as text
            </Button>
          </>
        )}
        <FileButton
          resetRef={reset}
          accept="application/json,.json"
          inputProps={{ "aria-label": "Wishlist file" }}
          onChange={(file) => {
            void read(file);
            // The same file can be chosen again.
            reset.current?.();
          }}
        >
          {(button) => <Button {...button}>Import file</Button>}
        </FileButton>
      </div>
      <p role="status" className="text-14 leading-5 text-dim">
        {said}
      </p>
    </Section>
  );
}

function saveWishlist(): void {
  const file = new Blob([writeWishlist(getWishlist())], { type: "application/json" });
  saveFile(file, "quarry-wishlist.json");
}
