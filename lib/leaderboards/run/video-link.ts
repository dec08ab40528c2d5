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
}

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
  if (youtubeHosts.has(hostname)) return toVideo("youtube", getYoutubeId(path, url.searchParams));
  if (hostname === "youtu.be") return toVideo("youtube", path.length === 1 ? path[0] : undefined);
  if (bilibiliHosts.has(hostname))
    return toVideo("bilibili", path[0] === "video" && path.length === 2 ? path[1] : undefined);
  if (hostname === "player.bilibili.com") return toVideo("bilibili", url.searchParams.get("bvid"));
  if (niconicoHosts.has(hostname))
    return toVideo("niconico", path[0] === "watch" && path.length === 2 ? path[1] : undefined);
  if (hostname === "nico.ms") return toVideo("niconico", path.length === 1 ? path[0] : undefined);
  return null;
}

/** The one address of a video that the site links to. */
export function getWatchLink({ provider, id }: RunVideo): string {
  if (provider === "youtube") return `https://www.youtube.com/watch?v=${id}`;
  if (provider === "bilibili") return `https://www.bilibili.com/video/${id}/`;
  return `https://www.nicovideo.jp/watch/${id}`;
}

/** The address of a player that sets no cookie before it plays, and starts only when asked. */
export function getEmbedLink({ provider, id }: RunVideo): string {
  if (provider === "youtube") return `https://www.youtube-nocookie.com/embed/${id}`;
  if (provider === "bilibili") return `https://player.bilibili.com/player.html?bvid=${id}&autoplay=0`;
  return `https://embed.nicovideo.jp/watch/${id}`;
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
