import { parseVideoLink } from "@/lib/leaderboards/run/video-link";

import type { FeaturedKind } from "./kinds";

/**
 * Reference of a pasted address: a build, run or guide of this site, or a video.
 *
 * @returns `null` for everything else
 */
export function toFeaturedReference(
  pasted: string,
): { readonly kind: FeaturedKind; readonly ref: string } | null {
  const video = parseVideoLink(pasted);
  if (video) return { kind: "video", ref: `${video.provider}/${video.id}` };
  const found = /\/(wiki\/builds|leaderboards\/runs|wiki\/guides)\/([A-Za-z0-9_-]+)/.exec(pasted);
  if (!found) return null;
  const [, section, ref = ""] = found;
  if (section === "wiki/builds") return { kind: "build", ref };
  return section === "wiki/guides" ? { kind: "guide", ref } : { kind: "run", ref };
}
