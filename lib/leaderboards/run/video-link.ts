export const videoProviders = ["youtube", "bilibili", "niconico"] as const;
export type VideoProvider = (typeof videoProviders)[number];

export const videoProviderLabels: Readonly<Record<VideoProvider, string>> = {
  youtube: "YouTube",
  bilibili: "Bilibili",
  niconico: "Niconico",
};

/** A video of a run, as it is stored. */
export interface RunVideo {
  readonly provider: VideoProvider;
  readonly id: string;
  /** Second at which the hunt begins, from the link; absent or 0 = the beginning. */
  readonly start?: number | undefined;
}

/** Latest second that a link may start at: a day. */
export const maxVideoStart = 86_400;

/** Form of an id of each provider, whole. */
export const videoIdForms: Readonly<Record<VideoProvider, RegExp>> = {
  youtube: /^[A-Za-z0-9_-]{11}$/,
  bilibili: /^BV[A-Za-z0-9]{10}$/,
  niconico: /^(?:sm|nm|so)[1-9]\d{0,9}$/,
};

/** Longest link that is looked at, in characters. */
export const maxVideoLinkLength = 300;

const youtubeHosts = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "music.youtube.com",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
]);
const bilibiliHosts = new Set(["bilibili.com", "www.bilibili.com", "m.bilibili.com"]);
const niconicoHosts = new Set(["nicovideo.jp", "www.nicovideo.jp", "sp.nicovideo.jp", "embed.nicovideo.jp"]);
const youtubeFolders = new Set(["shorts", "live", "embed", "v"]);

/**
 * Recognizes a link to a video. The host is compared as a whole, so that neither `youtube.com.example.org` nor a
 * Cyrillic lookalike passes; name, password and port in an address are refused. The server never opens the link.
 *
 * @returns `null` for everything but a video of YouTube, Bilibili or Niconico
 */
export function parseVideoLink(text: string): RunVideo | null {
  const url = readAddress(text);
  if (!url) return null;
  const { hostname } = url;
  const path = url.pathname.split("/").filter(Boolean);
  const video = readVideo(hostname, path, url.searchParams);
  const start = readStart(url.searchParams);
  return video && start > 0 ? { ...video, start } : video;
}

function readVideo(hostname: string, path: readonly string[], query: URLSearchParams): RunVideo | null {
  if (youtubeHosts.has(hostname)) return toVideo("youtube", getYoutubeId(path, query));
  if (hostname === "youtu.be") return toVideo("youtube", path.length === 1 ? path[0] : undefined);
  if (bilibiliHosts.has(hostname))
    return toVideo("bilibili", path[0] === "video" && path.length === 2 ? path[1] : undefined);
  if (hostname === "player.bilibili.com") return toVideo("bilibili", query.get("bvid"));
  if (niconicoHosts.has(hostname))
    return toVideo("niconico", path[0] === "watch" && path.length === 2 ? path[1] : undefined);
  if (hostname === "nico.ms") return toVideo("niconico", path.length === 1 ? path[0] : undefined);
  return null;
}

/** Seconds of `t=754`, `t=754s`, `t=12m34s`, `start=754` and `from=754`; 0 for everything else. */
function readStart(query: URLSearchParams): number {
  const text = query.get("t") ?? query.get("start") ?? query.get("from") ?? "";
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text);
  if (!parts) return 0;
  const [, hours, minutes, seconds] = parts.map((part) => Number(part ?? 0));
  const start = 3600 * (hours ?? 0) + 60 * (minutes ?? 0) + (seconds ?? 0);
  return start <= maxVideoStart ? start : 0;
}

/** The one address of a video that the site links to. */
export function getWatchLink({ provider, id, start = 0 }: RunVideo): string {
  if (provider === "youtube") return `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}` : ""}`;
  if (provider === "bilibili")
    return `https://www.bilibili.com/video/${id}/${start > 0 ? `?t=${start}` : ""}`;
  return `https://www.nicovideo.jp/watch/${id}${start > 0 ? `?from=${start}` : ""}`;
}

/** The address of a player that sets no cookie before it plays, and starts only when asked. */
export function getEmbedLink({ provider, id, start = 0 }: RunVideo): string {
  if (provider === "youtube")
    return `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ""}`;
  if (provider === "bilibili")
    return `https://player.bilibili.com/player.html?bvid=${id}&autoplay=0${start > 0 ? `&t=${start}` : ""}`;
  return `https://embed.nicovideo.jp/watch/${id}${start > 0 ? `?from=${start}` : ""}`;
}

function readAddress(text: string): URL | null {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > maxVideoLinkLength || /[\s\\]/.test(trimmed)) return null;
  const whole = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  const isPlain = url.username === "" && url.password === "" && url.port === "";
  return isPlain ? url : null;
}

function getYoutubeId(path: readonly string[], query: URLSearchParams): string | null | undefined {
  const [first, second] = path;
  if (first === "watch" && path.length === 1) return query.get("v");
  return first !== undefined && youtubeFolders.has(first) && path.length === 2 ? second : undefined;
}

function toVideo(provider: VideoProvider, id: string | null | undefined): RunVideo | null {
  return id && videoIdForms[provider].test(id) ? { provider, id } : null;
}
