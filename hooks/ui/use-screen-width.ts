import { useSyncExternalStore } from "react";

/** How many panes are next to each other: one, two or three. */
export type ScreenWidth = "phone" | "medium" | "wide";

const medium = "(min-width: 48em)";
const wide = "(min-width: 80em)";

/** The width of the window in steps; `phone` on the server. */
export function useScreenWidth(): ScreenWidth {
  return useSyncExternalStore(subscribe, read, () => "phone");
}

function read(): ScreenWidth {
  if (window.matchMedia(wide).matches) return "wide";
  return window.matchMedia(medium).matches ? "medium" : "phone";
}

function subscribe(listener: () => void): () => void {
  const queries = [medium, wide].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    for (const query of queries) query.removeEventListener("change", listener);
  };
}
