import { Name } from "@/components/game/Name";
import { formatStrength } from "@/lib/drops/labels";
import type { SourceOrigin } from "@/lib/drops/rank-sources";
import { sourceKindLabels } from "@/lib/drops/source-labels";

/** A source by its name: the monster, the gathering point, the quest, else its kind. */
export function SourceName({ origin }: { origin: SourceOrigin }) {
  if (origin.kind === "hunt") {
    const { monster, ways } = origin;
    return (
      <>
        {formatStrength(ways)}
        <Name entity="monsters" id={monster.id}>
          {monster.name}
        </Name>
      </>
    );
  }
  const { kind, place } = origin;
  if (!place) return sourceKindLabels[kind];
  return (
    <Name entity={kind === "quest" ? "quests" : "gathering-places"} id={place.id}>
      {place.name}
    </Name>
  );
}
