import { PageMap } from "@/components/wiki/kit/PageMap";
import { Section } from "@/components/wiki/kit/Section";
import { useListState } from "@/hooks/ui/use-list-state";
import { comparePath } from "@/lib/site/wiki-paths";
import type { MonsterPageProps } from "@/lib/wiki/monsters/monster";
import { monsterSections } from "@/lib/wiki/monsters/monster-sections";
import { fieldOfState, stateOfField, viewFields } from "@/lib/wiki/monsters/view-state";
import { HeatLegend } from "./HeatLegend";
import { HeatTabs } from "./HeatTabs";
import { MonsterMore } from "./MonsterMore";
import { MonsterNotes } from "./MonsterNotes";
import classes from "./MonsterView.module.css";
import { WithoutScript } from "./WithoutScript";

/** One monster: hitzones first, then everything else. */
export function MonsterView(props: MonsterPageProps) {
  const { id, heat } = props;
  const { state, set } = useListState(viewFields);
  return (
    <div className={classes.page}>
      <WithoutScript />
      <div className={classes.heat}>
        <Section id="hitzones" title="Hitzones" aside={<a href={comparePath(id)}>Compare</a>} flush>
          <HeatTabs
            heat={heat}
            state={stateOfField(state.state)}
            onChange={(next) => set({ state: fieldOfState(next) })}
          />
          <HeatLegend hidden={heat.parts.some((part) => part.hidden)} />
          <MonsterNotes id={id} heat={heat} />
        </Section>
      </div>
      <div className={classes.map}>
        <PageMap entries={monsterSections(props)} />
      </div>
      <MonsterMore {...props} rank={state.rank} onRank={(rank) => set({ rank })} />
    </div>
  );
}
