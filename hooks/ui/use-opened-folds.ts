import { useRouter } from "next/router";
import { useEffect } from "react";

/**
 * Opens the folds around what the address leads to. Browsers do so for links within a page; this is for addresses that
 * the router shows, and for browsers that do not, which also get all folds open where none can be closed.
 *
 * @param wide media query of screens on which sections do not fold
 */
export function useOpenedFolds(wide = "(min-width: 48em)"): void {
  const { events } = useRouter();
  useEffect(() => {
    if (!canShowClosed() && window.matchMedia(wide).matches) {
      for (const fold of document.querySelectorAll("[data-folds] > details")) fold.setAttribute("open", "");
    }
    showTarget();
    window.addEventListener("hashchange", showTarget);
    events.on("hashChangeComplete", showTarget);
    return () => {
      window.removeEventListener("hashchange", showTarget);
      events.off("hashChangeComplete", showTarget);
    };
  }, [events, wide]);
}

/** Whether style sheets can show the content of a closed fold. */
function canShowClosed(): boolean {
  return typeof CSS !== "undefined" && CSS.supports("selector(::details-content)");
}

function showTarget(): void {
  const id = decodeURIComponent(window.location.hash.slice(1));
  const target = id ? document.getElementById(id) : null;
  const fold = target?.closest("details:not([open])");
  if (!target || !fold || fold.checkVisibility?.() === false) return;
  fold.setAttribute("open", "");
  target.scrollIntoView();
}
