import { ranks } from "@/lib/catalog/codes";
import { choiceField, type ListState, numberField, toggleField } from "@/lib/site/list-state";
import type { FinderItem } from "./finder";
import { defaultHabits, type Habits, mostDraws } from "./habits";

/** Maximum amount of an item: what the in-game pouch carries. */
export const mostWanted = 99;

const countField = () => numberField({ min: 0, max: mostDraws });

/** State of the drop finder in the address. Default counts are left out. */
export function finderFields(items: readonly Pick<FinderItem, "id">[]) {
  return {
    item: choiceField(items.map(({ id }) => id)),
    n: numberField({ min: 1, max: mostWanted }),
    rank: choiceField(ranks),
    finish: choiceField(["carve", "capture"]),
    carves: countField(),
    captured: countField(),
    wounds: countField(),
    tempered: countField(),
    rewards: countField(),
    whole: toggleField(),
    uncut: toggleField(),
  };
}

export type FinderState = ListState<ReturnType<typeof finderFields>>;

/** The habits part of the state. */
export type HabitsState = Omit<FinderState, "item" | "n" | "rank">;

/** Default habits: nothing in the address. */
export const usualHabits: HabitsState = {
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
export function habitsOf(state: HabitsState): Habits {
  const usual = defaultHabits;
  return {
    finish: state.finish || usual.finish,
    carves: state.carves ?? usual.carves,
    captureRewards: state.captured ?? usual.captureRewards,
    severs: !state.uncut,
    breaks: !state.whole,
    wounds: state.wounds ?? usual.wounds,
    temperedWounds: state.tempered ?? usual.temperedWounds,
    rewards: state.rewards ?? usual.rewards,
  };
}
