import { EntityLink } from "@/components/game/EntityLink";
import type { HitzoneState } from "@/lib/catalog/codes";
import { stateLabels } from "@/lib/catalog/state-labels";
import type { MonsterFigures } from "@/lib/wiki/monsters/monster-page";
import { MonsterHitzoneTable } from "./MonsterHitzoneTable";

interface ComparedHitzonesProps {
  monster: MonsterFigures;
  state: HitzoneState;
}

/** One side of the comparison: the monster's name and its parts in the chosen state. */
export function ComparedHitzones({ monster: { id, name, hitzones }, state }: ComparedHitzonesProps) {
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
