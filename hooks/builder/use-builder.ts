import { useCallback, useMemo, useRef, useState } from "react";
import type { SearchCriteria } from "@/lib/builder/criteria/search-criteria";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import type { LoadoutAction, Refusal } from "@/lib/builder/editor/change-loadout";
import { checkLoadout } from "@/lib/builder/loadout/check-loadout";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { DerivedLoadout } from "@/lib/builder/loadout/derived";
import type { Loadout } from "@/lib/builder/loadout/model";
import type { LoadoutProblem } from "@/lib/builder/loadout/problems";
import type { DamageSetup } from "@/lib/builder/target/damage-setup";
import { getCode } from "@/lib/builder/workspace/draft";
import { type History, redoStep, undoStep } from "@/lib/builder/workspace/history";
import { changeWorkspace, type Workspace, type WorkspaceChange } from "@/lib/builder/workspace/workspace";
import { type OwnCollection, useCollection } from "./use-collection";

/** The work on the builder's page, as every pane of it sees it. */
export interface Builder {
  readonly data: BuilderData;
  readonly loadout: Loadout;
  readonly derived: DerivedLoadout;
  /** Why the loadout is not legal; empty = it is. */
  readonly problems: readonly LoadoutProblem[];
  /** The loadout as its code; `null` for one that no code can hold. */
  readonly code: string | null;
  readonly criteria: SearchCriteria;
  readonly setup: DamageSetup;
  readonly own: OwnCollection;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /**
   * Does something to the loadout, as one step of undo.
   *
   * @param group mark of changes that are one step, as of a slider
   * @returns why nothing was done; `null` = done
   */
  act(action: LoadoutAction, group?: string): Refusal | null;
  changeCriteria(criteria: Partial<SearchCriteria>, group?: string): void;
  changeSetup(setup: Partial<DamageSetup>, group?: string): void;
  undo(): void;
  redo(): void;
  /** Decorations that the last action left without a slot; empty = none. */
  readonly dropped: readonly string[];
}

/** The work with its steps, for the page that keeps it. */
export interface BuilderWork extends Builder {
  readonly history: History<Workspace>;
  /** The work as it is by now, also before it is rendered. */
  latest(): History<Workspace>;
  /** Puts other work in place, with its own steps of undo. */
  restore(history: History<Workspace>): void;
}

/**
 * The state of the builder's page. What is derived is calculated once per change.
 *
 * @param initial the work that was saved, with its steps of undo
 */
export function useBuilder(builderData: BuilderData, initial: History<Workspace>): BuilderWork {
  const { catalog, tables } = builderData;
  const [state, setState] = useState<{ history: History<Workspace>; dropped: readonly string[] }>({
    history: initial,
    dropped: [],
  });
  // Several actions in one event build on each other; state alone would still be the one before.
  const now = useRef(state);
  const own = useCollection(catalog);

  const set = useCallback((history: History<Workspace>, dropped: readonly string[] = []) => {
    now.current = { history, dropped };
    setState(now.current);
  }, []);
  const change = useCallback(
    (target: WorkspaceChange, group?: string): Refusal | null => {
      const outcome = changeWorkspace(now.current.history, target, catalog, group ?? null);
      if (!outcome.ok) return outcome.refusal.code === "no-change" ? null : outcome.refusal;
      set(outcome.history, outcome.dropped);
      return null;
    },
    [catalog, set],
  );
  const actions = useMemo(
    () => ({
      act: (action: LoadoutAction, group?: string) => change({ type: "loadout", action }, group),
      changeCriteria: (criteria: Partial<SearchCriteria>, group?: string) =>
        void change({ type: "criteria", criteria }, group),
      changeSetup: (setup: Partial<DamageSetup>, group?: string) =>
        void change({ type: "setup", setup }, group),
      latest: () => now.current.history,
      restore: (history: History<Workspace>) => set(history),
      undo: () => set(undoStep(now.current.history)),
      redo: () => set(redoStep(now.current.history)),
    }),
    [change, set],
  );

  const { history, dropped } = state;
  const { loadout, criteria, setup } = history.present;
  const derived = useMemo(() => deriveLoadout(loadout, catalog), [loadout, catalog]);
  const problems = useMemo(() => checkLoadout(loadout, catalog), [loadout, catalog]);
  const code = useMemo(() => getCode(loadout, tables), [loadout, tables]);
  const canUndo = history.past.length > 0;
  const canRedo = history.future.length > 0;
  return useMemo(
    () => ({
      data: builderData,
      loadout,
      derived,
      problems,
      code,
      criteria,
      setup,
      own,
      canUndo,
      canRedo,
      dropped,
      history,
      ...actions,
    }),
    [
      builderData,
      loadout,
      derived,
      problems,
      code,
      criteria,
      setup,
      own,
      canUndo,
      canRedo,
      dropped,
      history,
      actions,
    ],
  );
}
