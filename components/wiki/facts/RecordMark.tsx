import { Emblem } from "@/components/game/Emblem";
import { getMonsterEmblem, getSeriesEmblem } from "@/components/game/get-emblem";
import { GameIcon } from "@/components/ui/GameIcon";
import { iconNames } from "@/components/ui/icon-names";
import type { FactKind, RecordFacts } from "@/lib/wiki/facts/record-facts";

const fallbacks = { weapons: "great-sword", armor: "chest", skills: "skill", items: "item" } as const;

/** The emblem of a monster or of a weapon's series, and the icon of anything else. */
export function RecordMark({ facts, size = 28 }: { facts: RecordFacts; size?: number }) {
  if (facts.kind === "monsters") return <Emblem name={getMonsterEmblem(facts.id)} size={size} />;
  if (facts.series) return <Emblem name={getSeriesEmblem(facts.series)} size={size} />;
  const name = iconNames.find((each) => each === facts.icon) ?? findIcon(facts.kind);
  return name ? <GameIcon name={name} size={size} className="flex-none text-dim" /> : null;
}

function findIcon(kind: Exclude<FactKind, "monsters">) {
  return iconNames.find((each) => each === fallbacks[kind]);
}
