import { useMemo } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { Section } from "@/components/wiki/kit/Section";
import { Tabs } from "@/components/wiki/kit/Tabs";
import { useListState } from "@/hooks/use-list-state";
import { compareFields, sharedStates } from "@/lib/wiki/monsters/compare-state";
import type { MonsterFigures } from "@/lib/wiki/monsters/monster";
import { stateWords } from "@/lib/wiki/monsters/states";
import { fieldOfState, stateOfField } from "@/lib/wiki/monsters/view-state";
import { CompareHeat } from "./CompareHeat";
import { CompareTable } from "./CompareTable";
import classes from "./CompareView.module.css";
import { HeatLegend } from "./HeatLegend";
import { MonsterSelect } from "./MonsterSelect";
import { NameList } from "./NameList";

/** Two monsters side by side: where to hit each, and what works on it. */
export function CompareView({ monsters }: { monsters: readonly MonsterFigures[] }) {
  const fields = useMemo(() => compareFields(monsters), [monsters]);
  const { state, set } = useListState(fields);
  const find = (id: string) => monsters.find((monster) => monster.id === id);
  // The same monster twice is that monster once.
  const chosen = [...new Set([find(state.a), find(state.b)])].filter((monster) => monster !== undefined);
  const states = sharedStates(chosen);
  const heatState = states.find((each) => each === stateOfField(state.state)) ?? "normal";
  return (
    <div className={classes.compare}>
      <div className={classes.choice}>
        <MonsterSelect label="First" monsters={monsters} value={state.a} onChange={(a) => set({ a })} />
        <button
          type="button"
          className={classes.swap}
          disabled={chosen.length === 0}
          onClick={() => set({ a: state.b, b: state.a })}
        >
          <span aria-hidden="true">⇄</span> Swap
        </button>
        <MonsterSelect label="Second" monsters={monsters} value={state.b} onChange={(b) => set({ b })} />
      </div>
      <noscript>
        <p>
          Choosing takes JavaScript. The page of each monster has the same figures:{" "}
          <NameList entity="monsters" names={monsters.map(({ id, name }) => [id, name])} />.
        </p>
      </noscript>
      {chosen.length === 0 && (
        <EmptyState title="Choose two monsters">
          Their hitzones, elements and ailments then stand side by side, and the address of the page can be
          shared.
        </EmptyState>
      )}
      {chosen.length > 0 && (
        <>
          <Section id="hitzones" title="Hitzones" flush>
            <Tabs
              label="State of the parts"
              tabs={states.map((id) => ({ id, label: stateWords[id].label }))}
              value={heatState}
              onChange={(next) => set({ state: fieldOfState(next) })}
            >
              <div className={classes.pair}>
                {chosen.map((monster) => (
                  <CompareHeat key={monster.id} monster={monster} state={heatState} />
                ))}
              </div>
              <HeatLegend hidden={chosen.some(({ heat }) => heat.parts.some((part) => part.hidden))} />
            </Tabs>
          </Section>
          <Section id="figures" title="Elements, ailments and traps" flush>
            <CompareTable monsters={chosen} />
          </Section>
        </>
      )}
    </div>
  );
}
