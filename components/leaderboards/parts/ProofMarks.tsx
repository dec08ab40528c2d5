import { IconPlayerPlay } from "@tabler/icons-react";
import { GameIcon } from "@/components/ui/GameIcon";
import type { BuildAttachment } from "@/lib/builds/attachment";
import { getBuildsPath, getOpenInBuilderPath } from "@/lib/builds/paths";
import { getWatchLink, type RunVideo } from "@/lib/leaderboards/run/video-link";

const markLook =
  "size-7.5 pointer-coarse:size-10 hover:bg-wash hover:text-signal grid place-items-center rounded-md text-dim";

interface ProofMarksProps {
  video: RunVideo;
  build: BuildAttachment | null;
  /** Whose run it is, for the names of the links. */
  runner: string;
}

/** Links to the video and the build of a run. */
export function ProofMarks({ video, build, runner }: ProofMarksProps) {
  return (
    <span className="inline-flex gap-1">
      {build && (
        <a
          className={markLook}
          href={build.kind === "build" ? getBuildsPath(build.id) : getOpenInBuilderPath(build.code)}
          aria-label={`Build of ${runner}`}
          title="Build"
        >
          <GameIcon name="build" size={18} />
        </a>
      )}
      <a
        className={markLook}
        href={getWatchLink(video)}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        aria-label={`Video of ${runner} (opens in a new tab)`}
        title="Video"
      >
        <IconPlayerPlay aria-hidden size={18} stroke={1.75} />
      </a>
    </span>
  );
}
