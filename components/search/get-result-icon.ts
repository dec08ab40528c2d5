import { type IconName, iconNames } from "@/components/ui/icon-names";
import type { SearchDocument } from "@/lib/wiki-search/search-index-file";
import type { SearchKind } from "@/lib/wiki-search/search-kinds";

const iconsByKind: Readonly<Record<SearchKind, IconName>> = {
  monster: "monster",
  page: "guide",
  skill: "skill",
  "armor-set": "chest",
  weapon: "great-sword",
  item: "item",
  decoration: "decoration",
  charm: "charm",
  "palico-gear": "head",
  locale: "locale",
  "food-skill": "food",
  armor: "chest",
  quest: "run",
};

/** The icon before a result: of its weapon type or piece of armor where it has one. */
export function getResultIcon(
  document: Pick<SearchDocument, "kind" | "href"> & { sub?: readonly string[] },
): IconName {
  const { kind, href, sub = [] } = document;
  if (kind === "armor") return iconNames.find((name) => name === sub[0]?.toLowerCase()) ?? iconsByKind.armor;
  const type = /^\/wiki\/weapons\/([a-z-]+)/.exec(href)?.[1];
  return iconNames.find((name) => name === type) ?? iconsByKind[kind];
}
