import { UnstyledButton } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import {
  getEmbedLink,
  getWatchLink,
  type RunVideo,
  type VideoProvider,
} from "@/lib/leaderboards/run/video-link";
import { getDocumentLoad } from "@/lib/site/document-policy";
import { canFrameVideos } from "@/lib/site/video-frames";
import classes from "./VideoPlayer.module.css";

/** Fragment with which the page is loaded again to play; the video is named, for a page may have several. */
const getPlayMark = (video: string) => `#play-${video}`;

/**
 * Whether the player of a video is shown. Only documents loaded at the address of a page with videos may show one
 * (`frame-src` in next.config.ts), so a visitor who came here by a link within the site gets the page anew first.
 *
 * @param video its id, by which it is told apart from others of the page
 */
function useVideoPlayer(video: string): { readonly isPlaying: boolean; play(): void } {
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

const providerNames: Readonly<Record<VideoProvider, string>> = {
  youtube: "YouTube",
  bilibili: "Bilibili",
  niconico: "Niconico",
};

interface VideoPlayerProps {
  video: RunVideo;
  /** Title of the video, for the name of the frame. */
  title: string;
}

/** The video of a run or a guide. Nothing is requested from its host before the button is pressed. */
export function VideoPlayer({ video, title }: VideoPlayerProps) {
  const { isPlaying, play } = useVideoPlayer(video.id);
  const provider = providerNames[video.provider];
  return (
    <>
      <div className={`${classes.screen} overflow-hidden border rounded-md bg-card`}>
        {isPlaying ? (
          <iframe
            src={getEmbedLink(video)}
            title={title}
            allow="encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          />
        ) : (
          <UnstyledButton
            onClick={play}
            className={`${classes.play} hover:bg-hover grid gap-1 place-content-center justify-items-center w-full h-full text-default cursor-pointer`}
          >
            <span
              className={`${classes.disc} border border-signal grid place-items-center w-16 h-16 mb-1.5 rounded-full text-signal`}
            >
              <IconPlayerPlay aria-hidden size={30} stroke={1.75} />
            </span>
            <span className="text-17 leading-6 font-semibold">Play video</span>
            <span className="text-13 leading-5 text-dim">Loads the player from {provider}.</span>
          </UnstyledButton>
        )}
      </div>
      <p className="mt-2 text-14 leading-5">
        <a href={getWatchLink(video)} target="_blank" rel="noopener noreferrer nofollow ugc">
          Watch on {provider}
        </a>
      </p>
    </>
  );
}
