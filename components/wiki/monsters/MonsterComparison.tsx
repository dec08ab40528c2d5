import { EntityLink } from "@/components/game/EntityLink";
import { Section } from "@/components/ui/Section";
import { Tabs } from "@/components/ui/Tabs";
import type { HitzoneState } from "@/lib/catalog/codes";
import { stateLabels } from "@/lib/catalog/state-labels";
import { listStates } from "@/lib/wiki/monsters/compare-state";
import type { MonsterFigures } from "@/lib/wiki/monsters/monster-page";
import { CompareTable } from "./CompareTable";
import { HitzoneLegend } from "./HitzoneLegend";
import { MonsterHitzoneTable } from "./MonsterHitzoneTable";

interface MonsterComparisonProps {
  /** One or two. */
  monsters: readonly MonsterFigures[];
  /** Normal is shown where no monster has it. */
  state: HitzoneState;
  onState(state: HitzoneState): void;
}

/** The chosen monsters: hitzone tables in one state, then the other figures line by line. */
export function MonsterComparison({ monsters, state, onState }: MonsterComparisonProps) {
  const states = listStates(monsters);
  const shown = states.find((each) => each === state) ?? "normal";
  return (
    <>
      <Section id="hitzones" title="Hitzones" flush>
        <Tabs
          label="Part state"
          tabs={states.map((id) => ({ id, label: stateLabels[id].label }))}
          value={shown}
          onChange={onState}
        >
          <div className="lg:grid-cols-2 grid-cols-1 grid gap-y-6 gap-x-10">
            {monsters.map((monster) => (
              <ComparedHitzones key={monster.id} monster={monster} state={shown} />
            ))}
          </div>
          <HitzoneLegend
            hidden={monsters.some(({ hitzones }) => hitzones.parts.some((part) => part.hidden))}
          />
        </Tabs>
      </Section>
      <Section id="figures" title="Weaknesses, ailments and traps" flush>
        <CompareTable monsters={monsters} />
      </Section>
    </>
  );
}

interface ComparedHitzonesProps {
  monster: MonsterFigures;
  state: HitzoneState;
}

/** One side of the comparison: the monster's name and its parts in the chosen state. */
function ComparedHitzones({ monster: { id, name, hitzones }, state }: ComparedHitzonesProps) {
  const shown = hitzones.states.find((each) => each.state === state);
  return (
    <div>
      <h3>
        <EntityLink entity="monsters" id={id} name={name} />
      </h3>
      {shown ? (
        <MonsterHitzoneTable parts={hitzones.parts} state={shown} />
      ) : (
        <p className="max-w-text mt-3 text-14 leading-5 text-dim">
          {name} has no separate values for “{stateLabels[state].label}”.
        </p>
      )}
    </div>
  );
}
