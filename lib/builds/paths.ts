import { builderPath } from "@/lib/builder/share/share-build";

/** The list of published builds, or the page of one. */
export function buildsPath(id?: string): string {
  return id ? `/wiki/builds/${id}` : "/wiki/builds";
}

/** The builder with a build opened in it. */
export function openInBuilderPath(code: string): string {
  return builderPath(code);
}

/** Picture of a build for link previews. */
export function buildCardPath(code: string): string {
  return `/api/builder/card?b=${encodeURIComponent(code)}`;
}
