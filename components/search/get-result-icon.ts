import { type IconName, iconNames } from "@/components/ui/icon-names";
import type { SearchDocument } from "@/lib/wiki-search/search-index-file";
import { searchable } from "@/lib/wiki-search/search-kinds";

/** The icon before a result: of its weapon type or piece of armor where it has one. */
export function getResultIcon(
  document: Pick<SearchDocument, "kind" | "href"> & { sub?: readonly string[] },
): IconName {
  const { kind, href, sub = [] } = document;
  if (kind === "armor")
    return iconNames.find((name) => name === sub[0]?.toLowerCase()) ?? searchable.armor.icon;
  const type = /^\/wiki\/weapons\/([a-z-]+)/.exec(href)?.[1];
  return iconNames.find((name) => name === type) ?? searchable[kind].icon;
}
