import { Name } from "@/components/game/Name";
import { toSlug } from "@/lib/catalog/to-slug";
import { formatNumber } from "@/lib/text/format";
import type { MonsterPageProps } from "@/lib/wiki/monsters/monster-page";
import { formatSpecies } from "@/lib/wiki/monsters/species";
import { ElementAdviceList } from "./ElementAdviceList";

/** The head of a monster's page in few lines, so that the hitzones below stay in sight on a phone. */
export function MonsterSummary(props: MonsterPageProps) {
  const { species, health, elements, advice } = props;
  return (
    <span className="block text-14 leading-5">
      <span className="flex gap-2 text-17 leading-6 text-default">
        <span className="text-dim">Weak to</span> <ElementAdviceList elements={elements} />
      </span>
      <span className="block">
        <Name entity="species" id={toSlug(species)}>
          {formatSpecies(species)}
        </Name>
        {" · "}
        {formatNumber(health)} base health
      </span>
      <span className="max-md:hidden block mt-1.5 text-default">{advice.join(" ")}</span>
    </span>
  );
}
