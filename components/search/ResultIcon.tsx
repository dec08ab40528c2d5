import { Emblem } from "@/components/game/Emblem";
import { getMonsterEmblem } from "@/components/game/get-emblem";
import { GameIcon } from "@/components/ui/GameIcon";
import { type IconName, iconNames } from "@/components/ui/icon-names";
import type { SearchDocument } from "@/lib/wiki-search/search-index-file";
import { type SearchKind, searchable } from "@/lib/wiki-search/search-kinds";

interface ResultIconProps {
  result: { readonly kind: SearchKind; readonly href: string; readonly id: string; sub?: readonly string[] };
  className?: string | undefined;
}

/** The picture before a result: the emblem of a large monster, the icon of anything else. */
export function ResultIcon({ result, className }: ResultIconProps) {
  const emblem = result.kind === "monster" ? getMonsterEmblem(result.id) : "any";
  if (emblem !== "any") return <Emblem name={emblem} size={24} className={className} />;
  return <GameIcon name={getResultIcon(result)} size={20} className={className} />;
}

/** The icon before a result: of its weapon type or piece of armor where it has one. */
function getResultIcon(
  document: Pick<SearchDocument, "kind" | "href"> & { sub?: readonly string[] },
): IconName {
  const { kind, href, sub = [] } = document;
  if (kind === "armor")
    return iconNames.find((name) => name === sub[0]?.toLowerCase()) ?? searchable.armor.icon;
  const type = /^\/wiki\/weapons\/([a-z-]+)/.exec(href)?.[1];
  return iconNames.find((name) => name === type) ?? searchable[kind].icon;
}
