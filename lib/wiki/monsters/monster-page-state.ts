import { type HitzoneState, ranks } from "@/lib/catalog/codes";
import { stateLabels, stateOrder } from "@/lib/catalog/state-labels";
import { createTabField } from "@/lib/site/list-state";

/** Values of the states in the address, as in `stateLabels`. */
const stateSlugs = [
  "normal",
  "broken",
  "form-1",
  "form-2",
  "form-3",
  "form-4",
  "wound",
  "weak-point",
  "weak-point-2",
] as const;
type StateSlug = (typeof stateSlugs)[number];

/** State of a monster page in the address. High rank is the default: most hunts are high rank. */
export const monsterPageFields = {
  state: createTabField(stateSlugs),
  rank: createTabField(ranks, "high"),
};

/** The state for a value of the address. */
export function parseHitzoneState(slug: StateSlug): HitzoneState {
  return stateOrder.find((state) => stateLabels[state].slug === slug) ?? "normal";
}

/** The value of a state in the address. */
export function formatHitzoneState(state: HitzoneState): StateSlug {
  return stateSlugs.find((slug) => slug === stateLabels[state].slug) ?? "normal";
}
