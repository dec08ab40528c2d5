import { type ComponentType, useEffect, useState } from "react";
import { notifyError } from "@/components/ui/notify";
import { closeSearch, openSearch, useSearchDialog } from "@/hooks/search/use-search-dialog";
import { loadSearchDialog } from "./load-search-dialog";

/**
 * Mounted once in the shell: opens the search with Ctrl or ⌘ K and with `/`, and loads its code on first
 * use, so a page without a search does not pay for it.
 */
export function SearchHost() {
  const { open } = useSearchDialog();
  const [Dialog, setDialog] = useState<ComponentType>();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = getShortcut(event);
      if (!shortcut || isOtherDialogOpen()) return;
      event.preventDefault();
      if (shortcut === "toggle" && isSearchOpen()) closeSearch();
      else openSearch();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  useEffect(() => {
    if (!open || Dialog) return;
    let gone = false;
    loadSearchDialog().then(
      (module) => !gone && setDialog(() => module.SearchDialog),
      () => {
        closeSearch();
        void notifyError({ message: "Search failed to load. Check your connection and try again." });
      },
    );
    return () => {
      gone = true;
    };
  }, [open, Dialog]);

  return open && Dialog ? <Dialog /> : null;
}

/** `/` works only outside of text fields; Ctrl or ⌘ K also closes the search. */
function getShortcut(event: KeyboardEvent): "open" | "toggle" | undefined {
  if (event.altKey || event.shiftKey) return undefined;
  if (event.key.toLowerCase() === "k" && event.ctrlKey !== event.metaKey) return "toggle";
  if (event.key !== "/" || event.ctrlKey || event.metaKey) return undefined;
  const typing =
    event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
  return typing ? undefined : "open";
}

function isSearchOpen(): boolean {
  return document.querySelector("[role=dialog] [data-search]") !== null;
}

/** The search must not cover another open dialog. */
function isOtherDialogOpen(): boolean {
  return document.querySelector("[role=dialog][aria-modal=true]:not(:has([data-search]))") !== null;
}
