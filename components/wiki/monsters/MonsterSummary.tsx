import { Name } from "@/components/game/Name";
import { toSlug } from "@/lib/catalog/to-slug";
import { formatNumber } from "@/lib/text/format";
import type { MonsterPageProps } from "@/lib/wiki/monsters/monster-page";
import { formatSpecies } from "@/lib/wiki/monsters/species";
import { ElementAdviceList } from "./ElementAdviceList";
import classes from "./MonsterSummary.module.css";

/** The head of a monster's page in few lines, so that the hitzones below stay in sight on a phone. */
export function MonsterSummary(props: MonsterPageProps) {
  const { species, health, elements } = props;
  return (
    <span className={classes.summary}>
      <span className={classes.bring}>
        <span className={classes.label}>Weak to</span> <ElementAdviceList elements={elements} />
      </span>
      <span className={classes.facts}>
        <Name entity="species" id={toSlug(species)}>
          {formatSpecies(species)}
        </Name>
        {" · "}
        {formatNumber(health)} base health
      </span>
    </span>
  );
}
