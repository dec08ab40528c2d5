import { Button, FileButton } from "@mantine/core";
import { useRef, useState } from "react";
import { Section } from "@/components/ui/Section";
import { saveFile } from "@/components/ui/save-file";
import { formatCount } from "@/lib/text/format";
import { readWishlist, writeWishlist } from "@/lib/wishlist/parse-wishlist";
import { mergeWishlists } from "@/lib/wishlist/wishlist";
import { changeWishlist, getWishlist } from "@/lib/wishlist/wishlist-store";

/** Far more than a full list needs: a larger file is not a wishlist. */
const maxBytes = 200_000;

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
    // A file may be gone, or forbidden, by the time it is read.
    const text = chosen.size > maxBytes ? null : await chosen.text().catch(() => null);
    const list = readWishlist(text);
    if (!list) {
      setSaid("Not a wishlist file. Nothing was changed.");
      return;
    }
    const before = getWishlist().items.length;
    changeWishlist((mine) => mergeWishlists(mine, list));
    setSaid(`${formatCount(getWishlist().items.length - before, "item", "items")} added.`);
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
