import { getBuilderPath } from "@/lib/builder/share/share-build";

/** The newest builds as an Atom feed. */
export const buildsFeedPath = "/api/builds/feed";

/** A published build to be laid over a video. */
export function getBuildOverlayPath(id: string): string {
  return `/overlay/build/${id}`;
}

/** The list of published builds, or the page of one. */
export function getBuildsPath(id?: string): string {
  return id ? `/wiki/builds/${id}` : "/wiki/builds";
}

/**
 * The builder with a build opened in it.
 *
 * @param buffs what raises its damage besides gear; left out or empty = nothing
 * @param id of one's own build that is to be changed there; left out, it opens as a new one
 */
export function getOpenInBuilderPath(code: string, id?: string, buffs?: string): string {
  return `${getBuilderPath(code, buffs || null)}${id ? `&build=${id}` : ""}`;
}
