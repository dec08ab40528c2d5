import { ranks } from "@/lib/catalog/codes";
import {
  createChoiceField,
  createNumberField,
  createToggleField,
  type ListState,
} from "@/lib/site/list-state";
import { defaultHabits, type Habits, maxDraws } from "./habits";
import type { FinderItem } from "./list-finder-items";

/** Maximum amount of an item: what the in-game pouch carries. */
export const maxAmount = 99;

const createCountField = () => createNumberField({ min: 0, max: maxDraws });

/** State of the drop finder in the address. Default counts are left out. */
export function getFinderFields(items: readonly Pick<FinderItem, "id">[]) {
  return {
    item: createChoiceField(items.map(({ id }) => id)),
    n: createNumberField({ min: 1, max: maxAmount }),
    rank: createChoiceField(ranks),
    finish: createChoiceField(["carve", "capture"]),
    carves: createCountField(),
    captured: createCountField(),
    wounds: createCountField(),
    tempered: createCountField(),
    rewards: createCountField(),
    whole: createToggleField(),
    uncut: createToggleField(),
  };
}

type FinderState = ListState<ReturnType<typeof getFinderFields>>;

/** The habits part of the state. */
export type HabitsState = Omit<FinderState, "item" | "n" | "rank">;

/** Default habits: nothing in the address. */
export const defaultHabitsState: HabitsState = {
  finish: "",
  carves: null,
  captured: null,
  wounds: null,
  tempered: null,
  rewards: null,
  whole: false,
  uncut: false,
};

/** The habits that a state means. */
export function toHabits(state: HabitsState): Habits {
  const usual = defaultHabits;
  return {
    finish: state.finish || usual.finish,
    carves: state.carves,
    captureRewards: state.captured ?? usual.captureRewards,
    severs: !state.uncut,
    breaks: !state.whole,
    wounds: state.wounds ?? usual.wounds,
    temperedWounds: state.tempered ?? usual.temperedWounds,
    rewards: state.rewards,
  };
}
