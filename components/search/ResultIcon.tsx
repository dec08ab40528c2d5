import { Emblem } from "@/components/game/Emblem";
import { getMonsterEmblem } from "@/components/game/get-emblem";
import { GameIcon } from "@/components/ui/GameIcon";
import type { SearchKind } from "@/lib/wiki-search/search-kinds";
import { getResultIcon } from "./get-result-icon";

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
