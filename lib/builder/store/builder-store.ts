import { createStore, type StoreApi } from "zustand/vanilla";
import type { Collection } from "../collection/collection";
import {
  changeCollection,
  getCollection,
  isCollectionUnsaved,
  subscribeToCollection,
} from "../collection/store";
import type { SearchCriteria } from "../criteria/search-criteria";
import type { BuilderData } from "../data/builder-data";
import type { LoadoutAction, LoadoutRefusal } from "../editor/change-loadout";
import type { Goal, GoalPlan } from "../goals/plan-goal";
import type { DamageSetup } from "../target/damage-setup";
import { addStep, type History } from "../workspace/history";
import { changeWorkspace, type Workspace, type WorkspaceChange } from "../workspace/workspace";
import { type BuilderEvent, type BuilderState, beginBuilder, reduceBuilder } from "./builder-state";

/** A change, or a function that makes one of the work as it is by then. */
type ChangeOf<Part> = Partial<Part> | ((now: Part) => Partial<Part>);

/** Commands of the builder's page. The same functions for as long as the page is open. */
export interface BuilderCommands {
  /**
   * Does something to the loadout, as one step of undo.
   *
   * @param group mark of changes that are one step, as of a slider
   * @returns why nothing was done; `null` = done
   */
  act(action: LoadoutAction, group?: string): LoadoutRefusal | null;
  changeCriteria(change: ChangeOf<SearchCriteria>, group?: string): void;
  changeSetup(change: ChangeOf<DamageSetup>, group?: string): void;
  /**
   * Changes the criteria and searches with them as soon as the question is complete, unless it is answered already.
   *
   * @param actions what is done to the loadout first, in the same step of undo
   */
  searchWith(change: ChangeOf<SearchCriteria>, actions?: readonly LoadoutAction[]): void;
  /**
   * Makes the changes of a plan, as one step of undo, and searches for the goal.
   *
   * @param isCompared the weapon of the plan is the best of all; default: nobody knows yet
   */
  pursueGoal(goal: Goal, plan: GoalPlan, isCompared?: boolean): void;
  /** The search that was wanted has begun, or is not needed. */
  takeSearch(): void;
  changeCollection(change: (collection: Collection) => Collection): void;
  undo(): void;
  redo(): void;
  /** Puts other work in place, with its own steps of undo. */
  restore(history: History<Workspace>): void;
  /** The work as it is by now, also before it is rendered. */
  latest(): BuilderState;
}

/** The part of the store that reads and follows the state. */
export type BuilderView = Pick<StoreApi<BuilderState>, "getState" | "getInitialState" | "subscribe">;

export interface BuilderStore extends BuilderView {
  readonly commands: BuilderCommands;
  /** Takes over what other tabs do to the collection, until the returned function is called. */
  followCollection(): () => void;
}

/**
 * The one state of the builder's page.
 *
 * @param version of the builder's data
 * @param history the work that was saved, with its steps of undo
 */
export function createBuilderStore(
  data: BuilderData,
  version: string,
  history: History<Workspace>,
): BuilderStore {
  const { catalog } = data;
  const readOwned = () => ({ collection: getCollection(catalog), isUnsaved: isCollectionUnsaved() });
  const { collection, isUnsaved } = readOwned();
  const store = createStore<BuilderState>(() =>
    beginBuilder({ data, version, history, collection, isCollectionUnsaved: isUnsaved }),
  );
  const latest = store.getState;
  const send = (event: BuilderEvent) => store.setState((state) => reduceBuilder(state, event), true);
  const noteOwned = () => send({ type: "owned", ...readOwned() });

  const change = (wanted: WorkspaceChange, group?: string): LoadoutRefusal | null => {
    const outcome = changeWorkspace(latest().history, wanted, catalog, group ?? null);
    if (!outcome.ok) return outcome.refusal.code === "no-change" ? null : outcome.refusal;
    send({ type: "worked", history: outcome.history, dropped: outcome.dropped });
    return null;
  };
  const changeCriteria: BuilderCommands["changeCriteria"] = (criteria, group) =>
    void change({ type: "criteria", criteria: readChange(criteria, latest().criteria) }, group);

  /** Several changes as one step of undo; what is refused is left out. */
  const changeAll = (changes: readonly WorkspaceChange[]) => {
    const before = latest().history;
    const dropped: string[] = [];
    const after = changes.reduce((now, each) => {
      const outcome = changeWorkspace(now, each, catalog);
      if (outcome.ok) dropped.push(...outcome.dropped);
      return outcome.ok ? outcome.history : now;
    }, before);
    if (after !== before) send({ type: "worked", history: addStep(before, after.present), dropped });
  };

  const commands: BuilderCommands = {
    act: (action, group) => change({ type: "loadout", action }, group),
    changeCriteria,
    changeSetup: (setup, group) =>
      void change({ type: "setup", setup: readChange(setup, latest().setup) }, group),
    searchWith: (criteria, actions = []) => {
      changeAll([
        ...actions.map((action) => ({ type: "loadout", action }) as const),
        { type: "criteria", criteria: readChange(criteria, latest().criteria) },
      ]);
      send({ type: "search-wanted" });
    },
    pursueGoal: ({ type, monster }, { action, setup, criteria }, isCompared = false) => {
      const changes: WorkspaceChange[] = [];
      if (action) changes.push({ type: "loadout", action });
      // What a plan leaves alone stays the same object: answers to it still hold.
      if (Object.keys(setup).length > 0) changes.push({ type: "setup", setup });
      if (Object.keys(criteria).length > 0) changes.push({ type: "criteria", criteria });
      changeAll(changes);
      send({ type: "goal-chosen", goal: { type, monster, isWeaponChosen: action !== null, isCompared } });
      send({ type: "search-wanted" });
    },
    takeSearch: () => send({ type: "search-taken" }),
    changeCollection: (by) => {
      changeCollection(by, catalog);
      noteOwned();
    },
    undo: () => send({ type: "undone" }),
    redo: () => send({ type: "redone" }),
    restore: (restored) => send({ type: "worked", history: restored, dropped: [] }),
    latest,
  };
  return {
    ...store,
    commands,
    followCollection: () => {
      noteOwned();
      return subscribeToCollection(noteOwned);
    },
  };
}

function readChange<Part>(change: ChangeOf<Part>, now: Part): Partial<Part> {
  return typeof change === "function" ? change(now) : change;
}
