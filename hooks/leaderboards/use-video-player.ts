import { useEffect, useState } from "react";
import { getDocumentLoad } from "@/lib/site/document-policy";
import { canFrameVideos } from "@/lib/site/video-frames";

/** Fragment with which the page is loaded again to play; the video is named, for a page may have several. */
const getPlayMark = (video: string) => `#play-${video}`;

/**
 * Whether the player of a video is shown. Only documents loaded at the address of a page with videos may show one
 * (`frame-src` in next.config.ts), so a visitor who came here by a link within the site gets the page anew first.
 *
 * @param video its id, by which it is told apart from others of the page
 */
export function useVideoPlayer(video: string): { readonly isPlaying: boolean; play(): void } {
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    if (window.location.hash !== getPlayMark(video)) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", `${pathname}${search}`);
    // A link with the mark starts nothing: only the press of the button reloads.
    if (getDocumentLoad()?.type === "reload") setIsPlaying(true);
  }, [video]);
  const play = () => {
    const loadedAt = getDocumentLoad()?.name;
    if (!loadedAt || canFrameVideos(loadedAt)) return setIsPlaying(true);
    window.history.replaceState(window.history.state, "", getPlayMark(video));
    window.location.reload();
  };
  return { isPlaying, play };
}
