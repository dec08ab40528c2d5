import { TextInput } from "@mantine/core";
import { getMaxTimeCs, getMinTimeCs } from "@/lib/leaderboards/categories";
import { formatRunTime, parseRunTime } from "@/lib/leaderboards/run/run-time";
import { getWatchLink, parseVideoLink, videoProviderLabels } from "@/lib/leaderboards/run/video-link";
import type { RunFieldProps } from "./run-field-props";

/** The clear time, with how it is read and what the quest allows. */
export function TimeField({ draft, quest, problems, edit }: RunFieldProps) {
  const timeCs = parseRunTime(draft.time);
  const limit = quest
    ? `${formatRunTime(getMinTimeCs(quest, draft.partners.length + 1))} to ${formatRunTime(getMaxTimeCs(quest))} on this quest.`
    : null;
  return (
    <TextInput
      label="Clear time"
      required
      description={
        timeCs === null ? (
          <>As the game shows it, such as 04'32"15. 4:32.15 and 272.15 work too. {limit}</>
        ) : (
          <>
            Read as <strong className="text-default tabular-nums">{formatRunTime(timeCs)}</strong>. {limit}
          </>
        )
      }
      error={problems.time}
      className="tabular-nums"
      inputMode="text"
      autoComplete="off"
      spellCheck={false}
      maxLength={20}
      value={draft.time}
      onChange={(event) => edit({ time: event.target.value })}
    />
  );
}

/** The link to the video, with what was recognized in it. Nothing is loaded from the provider. */
export function VideoField({ draft, problems, edit }: RunFieldProps) {
  const video = parseVideoLink(draft.video);
  return (
    <TextInput
      label="Video link"
      required
      description={
        video ? (
          <>
            {videoProviderLabels[video.provider]} video {video.id}.{" "}
            <a
              href={getWatchLink(video)}
              target="_blank"
              rel="noopener noreferrer"
              className="underline underline-offset-3"
            >
              Check that it opens
            </a>
          </>
        ) : (
          "YouTube, Bilibili or Niconico, public or unlisted, uncut."
        )
      }
      error={problems.video}
      type="url"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      maxLength={300}
      value={draft.video}
      onChange={(event) => edit({ video: event.target.value })}
    />
  );
}
