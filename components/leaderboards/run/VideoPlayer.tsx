import { UnstyledButton } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import { useVideoPlayer } from "@/hooks/leaderboards/use-video-player";
import {
  getEmbedLink,
  getWatchLink,
  type RunVideo,
  type VideoProvider,
} from "@/lib/leaderboards/run/video-link";
import classes from "./VideoPlayer.module.css";

const providerNames: Readonly<Record<VideoProvider, string>> = {
  youtube: "YouTube",
  bilibili: "Bilibili",
  niconico: "Niconico",
};

interface VideoPlayerProps {
  video: RunVideo;
  /** What the video shows, for the name of the frame. */
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
