import { TableOfContents } from "@/components/wiki/kit/PageMap";
import { Section } from "@/components/wiki/kit/Section";
import { useListState } from "@/hooks/ui/use-list-state";
import { getComparePath } from "@/lib/site/wiki-paths";
import type { MonsterPageProps } from "@/lib/wiki/monsters/monster";
import { getMonsterSections } from "@/lib/wiki/monsters/monster-sections";
import { formatHitzoneState, parseHitzoneState, monsterPageFields } from "@/lib/wiki/monsters/view-state";
import { HeatLegend } from "./HeatLegend";
import { HeatTabs } from "./HeatTabs";
import { MonsterDetails } from "./MonsterMore";
import { MonsterNotes } from "./MonsterNotes";
import classes from "./MonsterView.module.css";
import { NoScriptPanels } from "./WithoutScript";

/** One monster: hitzones first, then everything else. */
export function MonsterPage(props: MonsterPageProps) {
  const { id, heat } = props;
  const { state, set } = useListState(monsterPageFields);
  return (
    <div className={classes.page}>
      <NoScriptPanels />
      <div className={classes.heat}>
        <Section id="hitzones" title="Hitzones" aside={<a href={getComparePath(id)}>Compare</a>} flush>
          <HeatTabs
            heat={heat}
            state={parseHitzoneState(state.state)}
            onChange={(next) => set({ state: formatHitzoneState(next) })}
          />
          <HeatLegend hidden={heat.parts.some((part) => part.hidden)} />
          <MonsterNotes id={id} heat={heat} />
        </Section>
      </div>
      <div className={classes.map}>
        <TableOfContents entries={getMonsterSections(props)} />
      </div>
      <MonsterDetails {...props} rank={state.rank} onRank={(rank) => set({ rank })} />
    </div>
  );
}
