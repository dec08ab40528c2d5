import { PageMap } from "@/components/wiki/kit/PageMap";
import { Section } from "@/components/wiki/kit/Section";
import { useListState } from "@/hooks/use-list-state";
import type { MonsterPageProps } from "@/lib/wiki/monsters/monster";
import { monsterSections } from "@/lib/wiki/monsters/monster-sections";
import { fieldOfState, stateOfField, viewFields } from "@/lib/wiki/monsters/view-state";
import { comparePath } from "@/lib/wiki/paths";
import { BreakList } from "./BreakList";
import { Crowns } from "./Crowns";
import { GearLists } from "./GearLists";
import { HeatLegend } from "./HeatLegend";
import { HeatTabs } from "./HeatTabs";
import lists from "./Lists.module.css";
import { Locales } from "./Locales";
import { MonsterNotes } from "./MonsterNotes";
import classes from "./MonsterView.module.css";
import { QuestList } from "./QuestList";
import { Rewards } from "./Rewards";
import { StatusSection } from "./StatusSection";
import { WithoutScript } from "./WithoutScript";

/** One monster: where to hit it first, then what works on it, what it gives, and what that leads to. */
export function MonsterView(props: MonsterPageProps) {
  const { id, heat, breaks, drops, sizes, quests, gear, text, locales } = props;
  const { state, set } = useListState(viewFields);
  const sections = monsterSections(props);
  const has = (section: string) => sections.some((each) => each.id === section);
  return (
    <div className={classes.page}>
      <WithoutScript />
      <div className={classes.heat}>
        <Section
          id="hitzones"
          title="Hitzones"
          aside={<a href={comparePath(id)}>Compare with another</a>}
          flush
        >
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
        <PageMap entries={sections} />
      </div>
      <div className={classes.rest}>
        {has("status") && <StatusSection {...props} />}
        <div className={classes.pair}>
          <Section id="fight" title="How it fights">
            <p className={lists.prose}>{text}</p>
          </Section>
          {has("breaks") && (
            <Section id="breaks" title="Breakable parts">
              <BreakList breaks={breaks} />
            </Section>
          )}
        </div>
        {has("rewards") && (
          <Section id="rewards" title="Rewards" flush>
            <Rewards drops={drops} rank={state.rank} onRank={(rank) => set({ rank })} />
          </Section>
        )}
        <div className={classes.pair}>
          {sizes && (
            <Section id="crowns" title="Size and crowns">
              <Crowns sizes={sizes} />
            </Section>
          )}
          <Section id="where" title="Where it lives">
            <Locales locales={locales} />
          </Section>
        </div>
        {has("quests") && (
          <Section id="quests" title="Quests" flush>
            <QuestList quests={quests} />
          </Section>
        )}
        {has("gear") && (
          <Section id="gear" title="Made from it">
            <GearLists gear={gear} />
          </Section>
        )}
      </div>
    </div>
  );
}
