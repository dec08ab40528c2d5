import { Button } from "@mantine/core";
import { IconExternalLink, IconPlayerPlay } from "@tabler/icons-react";
import { useState } from "react";
import { formatGap } from "@/lib/leaderboards/board/format-board";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import {
  getEmbedLink,
  getWatchLink,
  type RunVideo,
  videoProviderLabels,
} from "@/lib/leaderboards/run/video-link";

interface ReviewPlayerProps {
  title: string;
  timeCs: number;
  /** Centiseconds behind this video; left out where nothing is compared. */
  gapCs?: number;
  video: RunVideo;
}

/** A video that loads from its provider when it is clicked, and not before. */
export function ReviewPlayer({ title, timeCs, gapCs, video }: ReviewPlayerProps) {
  const [isLoaded, setLoaded] = useState(false);
  const provider = videoProviderLabels[video.provider];
  return (
    <figure aria-label={title} className="overflow-hidden border rounded-md bg-card">
      {isLoaded ? (
        <iframe
          title={`${title}: video on ${provider}`}
          src={getEmbedLink(video)}
          className="aspect-video block w-full border-0"
          allow="fullscreen; encrypted-media; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className="aspect-video grid place-content-center justify-items-center gap-2 bg-raised">
          <Button onClick={() => setLoaded(true)}>
            <IconPlayerPlay size={18} stroke={1.75} aria-hidden="true" />
            Load from {provider}
          </Button>
          <p className="text-12 leading-4 text-dim">{provider} then sees your IP address.</p>
        </div>
      )}
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 py-2 px-3 text-13 leading-5">
        <span className="font-semibold wrap-anywhere">{title}</span>
        <span className="flex items-center gap-3 tabular-nums">
          {formatRunTime(timeCs)}
          {gapCs !== undefined && <span className="text-dim">{formatGap(gapCs)}</span>}
          <a
            href={getWatchLink(video)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Open on ${provider}: ${title}`}
            className="grid place-items-center text-dim"
          >
            <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
          </a>
        </span>
      </figcaption>
    </figure>
  );
}
