import { EntityLink } from "@/components/wiki/kit/EntityLink";
import { Section } from "@/components/wiki/kit/Section";
import { Tabs } from "@/components/wiki/kit/Tabs";
import { useListState } from "@/hooks/use-list-state";
import { ranks } from "@/lib/catalog/codes";
import type { MonsterPageProps } from "@/lib/wiki/monsters/monster";
import { monsterSections } from "@/lib/wiki/monsters/monster-sections";
import { fieldOfState, stateOfField, viewFields } from "@/lib/wiki/monsters/view-state";
import { BreakList } from "./BreakList";
import { Crowns } from "./Crowns";
import { DropTables } from "./DropTables";
import { GearLists } from "./GearLists";
import { HeatLegend } from "./HeatLegend";
import { HeatTabs } from "./HeatTabs";
import { ItemEffects } from "./ItemEffects";
import classes from "./Lists.module.css";
import { MonsterNotes } from "./MonsterNotes";
import { QuestList } from "./QuestList";
import { StatusTable } from "./StatusTable";

const rankWords = { low: "Low rank", high: "High rank" } as const;

/** One monster: where to hit it first, then what works on it, what it gives, and what that leads to. */
export function MonsterView(props: MonsterPageProps) {
  const { heat, status, items, breaks, drops, sizes, quests, gear, text, locales } = props;
  const { state, set } = useListState(viewFields);
  const rank = drops.find((each) => each.rank === state.rank) ?? drops.at(-1);
  const has = new Set(monsterSections(props).map(({ id }) => id));
  return (
    <>
      <Section id="hitzones" title="Hitzones">
        <HeatTabs
          heat={heat}
          state={stateOfField(state.state)}
          onChange={(next) => set({ state: fieldOfState(next) })}
        />
        <HeatLegend hidden={heat.parts.some((part) => part.hidden)} />
        <MonsterNotes id={props.id} heat={heat} />
      </Section>
      {has.has("status") && (
        <Section id="status" title="Ailments and traps">
          <StatusTable rows={status} />
          <ItemEffects items={items} />
        </Section>
      )}
      <Section id="fight" title="How it fights">
        <p className={classes.prose}>{text}</p>
      </Section>
      {has.has("breaks") && (
        <Section id="breaks" title="Breakable parts">
          <BreakList breaks={breaks} />
        </Section>
      )}
      {rank && (
        <Section id="rewards" title="Rewards">
          <Tabs
            label="Rank"
            tabs={ranks
              .filter((each) => drops.some((group) => group.rank === each))
              .map((id) => ({ id, label: rankWords[id] }))}
            value={rank.rank}
            onChange={(next) => set({ rank: next })}
          >
            <DropTables groups={rank.groups} />
          </Tabs>
        </Section>
      )}
      {sizes && (
        <Section id="crowns" title="Size and crowns">
          <Crowns sizes={sizes} />
        </Section>
      )}
      <Section id="where" title="Where it lives">
        <ul className={classes.tags}>
          {locales.map(([id, name]) => (
            <li key={id}>
              <EntityLink entity="locales" id={id} name={name} />
            </li>
          ))}
        </ul>
      </Section>
      {has.has("quests") && (
        <Section id="quests" title="Quests">
          <QuestList quests={quests} />
        </Section>
      )}
      {has.has("gear") && (
        <Section id="gear" title="Made from it">
          <GearLists gear={gear} />
        </Section>
      )}
    </>
  );
}
