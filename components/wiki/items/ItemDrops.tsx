import { Fold } from "@/components/ui/Fold";
import { Section } from "@/components/ui/Section";
import { SourceTable } from "@/components/wiki/drops/SourceTable";
import { rankLabels } from "@/lib/catalog/labels";
import { defaultHabits, usualCarves } from "@/lib/drops/habits";
import { getDropFinderPath } from "@/lib/site/wiki-paths";
import { formatNoSource } from "@/lib/wiki/items/format-no-source";
import type { ItemDetail } from "@/lib/wiki/items/item-types";

const { wounds, temperedWounds } = defaultHabits;

/** Drop sources of an item by rank, with chances per hunt. */
export function ItemDrops({
  item: { id, name, drops, rewards: quests, otherWays, madeBy },
}: {
  item: ItemDetail;
}) {
  if (drops.length === 0) {
    return (
      <Section id="drops" title="Drop sources" icon="monster">
        <p className="max-w-[72ch] pt-2 text-14 leading-5 text-dim">
          {getNoDropText(id, quests.length > 0, otherWays.length > 0, madeBy.length > 0)}
        </p>
      </Section>
    );
  }
  return (
    <Section
      id="drops"
      title="Drop sources"
      icon="monster"
      aside={<a href={getDropFinderPath(id)}>Adjust to your habits</a>}
      flush
    >
      <p className="max-w-[72ch] pt-2 text-14 leading-5 text-dim">
        Per hunt, with all parts broken. Grayed sources are excluded.
      </p>
      {drops.map(({ rank, sources }) => (
        <div key={rank} className="mt-5">
          <h3 className="mb-1.5 text-17 leading-6">{rankLabels[rank]}</h3>
          <SourceTable
            caption={`${name} in ${rankLabels[rank].toLowerCase()}, best first`}
            sources={sources}
          />
        </div>
      ))}
      <Fold look="box" className="mt-3" summary="How this is calculated">
        <p className="max-w-text px-3.5 pb-3.5 text-14 leading-5.5 text-dim">
          Every carve ({usualCarves} unless the game data says otherwise) of the carcass and of one severed
          part, all parts broken, {wounds} wounds and {temperedWounds} tempered wound destroyed, and the
          target rewards of a hunt with one target. How many rewards that is, is read from the game data and
          inferred from the names of its columns; wounds, broken parts and the usual carves are assumptions.
        </p>
      </Fold>
    </Section>
  );
}

function getNoDropText(
  id: string,
  isQuestReward: boolean,
  hasOtherWays: boolean,
  isCrafted: boolean,
): string {
  const others = [
    isQuestReward ? "quests" : "",
    hasOtherWays ? "other ways" : "",
    isCrafted ? "recipe" : "",
  ].filter(Boolean);
  if (others.length === 0) return formatNoSource(id);
  return `Not dropped by monsters. See the ${others.join(" and the ")} below.`;
}
