import type { HitzoneState } from "@/lib/catalog/codes";
import { stateOrder } from "@/lib/catalog/state-labels";
import { createChoiceField } from "@/lib/site/list-state";
import type { MonsterFigures } from "./monster-page";
import { monsterPageFields } from "./monster-page-state";

/** State of the comparison in the address: two monsters, each optional, and the part state. */
export function getCompareFields(monsters: readonly Pick<MonsterFigures, "id">[]) {
  const ids = monsters.map(({ id }) => id);
  return { a: createChoiceField(ids), b: createChoiceField(ids), state: monsterPageFields.state };
}

/** States that one monster at least has, in the order of the tabs. */
export function listStates(monsters: readonly MonsterFigures[]): readonly HitzoneState[] {
  return stateOrder.filter((state) =>
    monsters.some(({ hitzones }) => hitzones.states.some((each) => each.state === state)),
  );
}
