import type { Collection } from "../collection/collection";
import type { SearchCriteria } from "../criteria/search-criteria";
import type { BuilderData } from "../data/builder-data";
import type { Goal } from "../goals/plan-goal";
import { checkLoadout } from "../loadout/check-loadout";
import { deriveLoadout } from "../loadout/derive-loadout";
import type { DerivedLoadout } from "../loadout/derived";
import type { Loadout } from "../loadout/model";
import type { LoadoutProblem } from "../loadout/problems";
import type { DamageSetup } from "../target/damage-setup";
import { getCode } from "../workspace/draft";
import { type History, redoStep, undoStep } from "../workspace/history";
import type { Workspace } from "../workspace/workspace";

/** A goal, and what was done for it. */
export interface ChosenGoal extends Goal {
  /** The weapon in hand was chosen for it, and not by a person. */
  readonly isWeaponChosen: boolean;
  /** It was chosen by comparing all weapons with all rolls. */
  readonly isCompared: boolean;
}

/** The work on the builder's page, with what follows from it. */
export interface BuilderState {
  readonly data: BuilderData;
  /** Of the builder's data, for what is loaded on demand. */
  readonly version: string;
  /** The work with its steps; `loadout`, `criteria` and `setup` are those of its present. */
  readonly history: History<Workspace>;
  readonly loadout: Loadout;
  readonly criteria: SearchCriteria;
  readonly setup: DamageSetup;
  readonly derived: DerivedLoadout;
  /** Why the loadout is not legal; empty = it is. */
  readonly problems: readonly LoadoutProblem[];
  /** The loadout as its code; `null` for one that no code can hold. */
  readonly code: string | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Decorations that the last action left without a slot; empty = none. */
  readonly dropped: readonly string[];
  /** The player's gear. It is not undone. */
  readonly collection: Collection;
  /** The collection lasts only as long as the page, because the browser keeps nothing. */
  readonly isCollectionUnsaved: boolean;
  /** A search is to start as soon as its question is complete. */
  readonly isSearchWanted: boolean;
  /** The goal that was chosen last; each choice is another object. `null` = none yet. */
  readonly goal: ChosenGoal | null;
}

export type BuilderEvent =
  /** `dropped`: decorations that lost their slot. */
  | { readonly type: "worked"; readonly history: History<Workspace>; readonly dropped: readonly string[] }
  | { readonly type: "undone" }
  | { readonly type: "redone" }
  | { readonly type: "goal-chosen"; readonly goal: ChosenGoal }
  | { readonly type: "search-wanted" }
  /** A search has begun, or there is nothing to search for. */
  | { readonly type: "search-taken" }
  | { readonly type: "owned"; readonly collection: Collection; readonly isUnsaved: boolean };

/** The state that the page begins with. */
export function beginBuilder(
  start: Pick<BuilderState, "data" | "version" | "history" | "collection" | "isCollectionUnsaved">,
): BuilderState {
  return {
    ...start,
    ...readHistory(start.history),
    ...deriveBuild(start.history.present.loadout, start.data),
    dropped: [],
    isSearchWanted: false,
    goal: null,
  };
}

/** The state after an event. What an event does not touch stays the same object. */
export function reduceBuilder(state: BuilderState, event: BuilderEvent): BuilderState {
  switch (event.type) {
    case "worked":
      return withHistory(state, event.history, event.dropped);
    case "undone":
      return withHistory(state, undoStep(state.history), []);
    case "redone":
      return withHistory(state, redoStep(state.history), []);
    case "goal-chosen":
      return { ...state, goal: event.goal };
    case "search-wanted":
      return { ...state, isSearchWanted: true };
    case "search-taken":
      return state.isSearchWanted ? { ...state, isSearchWanted: false } : state;
    case "owned": {
      const { collection, isUnsaved: isCollectionUnsaved } = event;
      const isSame = collection === state.collection && isCollectionUnsaved === state.isCollectionUnsaved;
      return isSame ? state : { ...state, collection, isCollectionUnsaved };
    }
  }
}

function withHistory(
  state: BuilderState,
  history: History<Workspace>,
  dropped: readonly string[],
): BuilderState {
  const { loadout } = history.present;
  return {
    ...state,
    ...readHistory(history),
    ...(loadout !== state.loadout && deriveBuild(loadout, state.data)),
    dropped,
  };
}

function readHistory(history: History<Workspace>) {
  const { loadout, criteria, setup } = history.present;
  const canUndo = history.past.length > 0;
  return { history, loadout, criteria, setup, canUndo, canRedo: history.future.length > 0 };
}

function deriveBuild(loadout: Loadout, { catalog, tables }: BuilderData) {
  return {
    derived: deriveLoadout(loadout, catalog),
    problems: checkLoadout(loadout, catalog),
    code: getCode(loadout, tables),
  };
}
