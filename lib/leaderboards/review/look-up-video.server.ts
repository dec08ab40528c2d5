import { z } from "zod";
import { getWatchLink, type RunVideo } from "@/lib/leaderboards/run/video-link";

/** A provider's answer about a video. `unknown` where it does not answer, or does not say. */
export type VideoLookUp =
  | { readonly state: "found"; readonly title: string; readonly channel: string }
  | { readonly state: "gone" }
  | { readonly state: "unknown" };
export type LookUpVideo = (video: RunVideo) => Promise<VideoLookUp>;

/** Milliseconds after which a provider is given up. */
const timeoutMs = 5000;
/** Longest answer that is read, in UTF-16 units. */
const maxLength = 200_000;
const maxNameLength = 120;
const unknown: VideoLookUp = { state: "unknown" };
const gone: VideoLookUp = { state: "gone" };

const youtubeSchema = z.object({ title: z.string(), author_name: z.string() });
const bilibiliSchema = z.object({
  code: z.int(),
  data: z.object({ title: z.string(), owner: z.object({ name: z.string() }) }).nullish(),
});
/** Answers of Bilibili for what is deleted, hidden or not there. */
const bilibiliGone = new Set([-404, 62002, 62004]);

/** Whether the operator allows the server to ask video providers: QUARRY_VIDEO_CHECKS. Off by default. */
export function mayLookUpVideos(setting = process.env.QUARRY_VIDEO_CHECKS): boolean {
  return setting === "on";
}

/**
 * Asks the provider of a video for its title and channel. The address is made of the provider's own host and a checked
 * id, and redirects are not followed, so nobody chooses what the server fetches.
 *
 * @param get for tests
 */
export async function lookUpVideo(video: RunVideo, get: typeof fetch = fetch): Promise<VideoLookUp> {
  try {
    const response = await get(getLookUpAddress(video), {
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: "application/json, text/xml" },
    });
    const text = (await response.text()).slice(0, maxLength);
    return readers[video.provider](response.status, text);
  } catch {
    return unknown;
  }
}

function getLookUpAddress(video: RunVideo): string {
  const id = encodeURIComponent(video.id);
  switch (video.provider) {
    case "youtube":
      return `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(getWatchLink({ ...video, start: 0 }))}`;
    case "bilibili":
      return `https://api.bilibili.com/x/web-interface/view?bvid=${id}`;
    case "niconico":
      return `https://ext.nicovideo.jp/api/getthumbinfo/${id}`;
  }
}

const readers: Readonly<Record<RunVideo["provider"], (status: number, text: string) => VideoLookUp>> = {
  youtube(status, text) {
    // 401 is said of videos that may not be embedded, too.
    if (status === 403 || status === 404) return gone;
    if (status !== 200) return unknown;
    const { title, author_name: channel } = youtubeSchema.parse(JSON.parse(text));
    return found(title, channel);
  },
  bilibili(status, text) {
    if (status !== 200) return unknown;
    const { code, data } = bilibiliSchema.parse(JSON.parse(text));
    if (bilibiliGone.has(code)) return gone;
    return code === 0 && data ? found(data.title, data.owner.name) : unknown;
  },
  niconico(status, text) {
    if (status !== 200) return unknown;
    if (/<code>(DELETED|NOT_FOUND)<\/code>/.test(text)) return gone;
    const title = /<title>([^<]*)<\/title>/.exec(text)?.[1];
    const channel = /<(?:user_nickname|ch_name)>([^<]*)</.exec(text)?.[1];
    return title === undefined || channel === undefined ? unknown : found(title, channel);
  },
};

function found(title: string, channel: string): VideoLookUp {
  return { state: "found", title: title.slice(0, maxNameLength), channel: channel.slice(0, maxNameLength) };
}
