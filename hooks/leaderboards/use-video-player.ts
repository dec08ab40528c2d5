import { useEffect, useState } from "react";

/** Fragment with which the page is loaded again to play. */
const playMark = "#play";

/**
 * Whether the player of a run's page is shown. Only documents loaded at the address of a run may show one
 * (`frame-src` in next.config.ts), so a visitor who came here by a link within the site gets the page anew first.
 */
export function useVideoPlayer(): { readonly isPlaying: boolean; play(): void } {
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    if (window.location.hash !== playMark) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", `${pathname}${search}`);
    // A link with the mark starts nothing: only the press of the button reloads.
    if (getNavigation()?.type === "reload") setIsPlaying(true);
  }, []);
  const play = () => {
    const loadedAt = getNavigation()?.name;
    if (!loadedAt || new URL(loadedAt).pathname.startsWith("/leaderboards/runs/")) return setIsPlaying(true);
    window.history.replaceState(window.history.state, "", playMark);
    window.location.reload();
  };
  return { isPlaying, play };
}

function getNavigation(): PerformanceNavigationTiming | undefined {
  // Without it the browser cannot say how the page was loaded.
  if (typeof PerformanceNavigationTiming === "undefined") return undefined;
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming ? entry : undefined;
}
