import type { HitzoneState } from "@/lib/catalog/codes";
import { choiceField } from "@/lib/wiki/list-state";
import type { MonsterFigures } from "./monster";
import { stateOrder } from "./states";
import { viewFields } from "./view-state";

/** What the comparison keeps in the address: two monsters, either of them open, and the state of the parts. */
export function compareFields(monsters: readonly Pick<MonsterFigures, "id">[]) {
  const ids = monsters.map(({ id }) => id);
  return { a: choiceField(ids), b: choiceField(ids), state: viewFields.state };
}

/** States that one monster at least has, in the order of the tabs. */
export function sharedStates(monsters: readonly MonsterFigures[]): readonly HitzoneState[] {
  return stateOrder.filter((state) =>
    monsters.some(({ heat }) => heat.states.some((each) => each.state === state)),
  );
}
