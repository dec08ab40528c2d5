import { builderPath } from "@/lib/builder/share/share-build";

/** The list of published builds, or the page of one. */
export function buildsPath(id?: string): string {
  return id ? `/wiki/builds/${id}` : "/wiki/builds";
}

/**
 * The builder with a build opened in it.
 *
 * @param id of one's own build that is to be changed there; left out, it opens as a new one
 */
export function openInBuilderPath(code: string, id?: string): string {
  return `${builderPath(code)}${id ? `&build=${id}` : ""}`;
}
