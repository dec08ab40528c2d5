import { isAddressOf } from "./document-policy";

/** The players that may be framed, on the pages below and nowhere else. */
export const videoFrameHosts: readonly string[] = [
  "https://www.youtube-nocookie.com",
  "https://player.bilibili.com",
  "https://embed.nicovideo.jp",
];

/** Routes whose pages show a player on a click, as Next.js writes them. */
export const videoPages: readonly string[] = [
  "/moderation/runs",
  "/leaderboards/review",
  "/leaderboards/runs/:path*",
  "/wiki/guides/:path+",
];

/**
 * Whether a document was loaded from a page that may frame players. What counts is the address it was loaded from: a
 * page that is reached by a link keeps the policy of the document that it came from.
 *
 * @param address whole address of the document when it was loaded
 */
export function canFrameVideos(address: string): boolean {
  return isAddressOf(videoPages, address);
}
