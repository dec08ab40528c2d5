import { type ComponentType, useEffect, useState } from "react";
import { notifyError } from "@/components/ui/notify";
import { closeSearch, openSearch, useSearchDialog } from "@/hooks/use-search-dialog";
import { loadSearchDialog } from "./load-dialog";

/**
 * Stands once in the shell: opens the search by Ctrl or ⌘ K and by `/`, and fetches its code when it is first
 * wanted. A page on which nobody searches carries none of it.
 */
export function SearchHost() {
  const { open } = useSearchDialog();
  const [Dialog, setDialog] = useState<ComponentType>();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (!shortcut || otherDialogIsOpen()) return;
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

/** `/` counts as long as nobody types with it; Ctrl or ⌘ K also closes. */
function shortcutOf(event: KeyboardEvent): "open" | "toggle" | undefined {
  if (event.altKey || event.shiftKey) return undefined;
  if (event.key.toLowerCase() === "k" && event.ctrlKey !== event.metaKey) return "toggle";
  if (event.key !== "/" || event.ctrlKey || event.metaKey) return undefined;
  const typing =
    event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
  return typing ? undefined : "open";
}

function isSearchOpen(): boolean {
  return document.querySelector("dialog[data-search]") !== null;
}

/** The search does not push itself over a question that waits for an answer. */
function otherDialogIsOpen(): boolean {
  return (
    document.querySelector("dialog[open]:not([data-search]), [aria-modal='true']:not([data-search])") !== null
  );
}
