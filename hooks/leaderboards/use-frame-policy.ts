import { useEffect } from "react";
import { canFrameVideos } from "@/lib/site/video-frames";

/**
 * Loads the document anew where it was reached by a link: it then still has the policy of the page before, which
 * frames no player. Call it where a page with players opens, before anything is typed.
 */
export function useFramePolicy(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType("navigation");
    if (loaded && !canFrameVideos(loaded.name)) window.location.reload();
  }, []);
}
