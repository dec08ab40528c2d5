import { emptyCriteria, type SearchCriteria } from "../criteria/search-criteria";
import { changeLoadout, type LoadoutAction, type LoadoutRefusal } from "../editor/change-loadout";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import { emptyLoadout, type Loadout } from "../loadout/model";
import { type DamageSetup, emptyDamageSetup } from "../target/damage-setup";
import { addStep, type History } from "./history";

/** Everything that is undone and redone together on the builder's page. */
export interface Workspace {
  /**
   * Which build this is a state of, among those of this browser: tabs that show one build share its changes. Empty =
   * the one that the builder opens with when no address names another.
   */
  readonly workId: string;
  readonly loadout: Loadout;
  readonly criteria: SearchCriteria;
  readonly setup: DamageSetup;
}

/** Begins `workId` of a build that a player named and saved in this browser (`my-builds`). */
export const myWorkPrefix = "my/";

/** Nothing equipped, no criteria, no damage setup. */
export const emptyWorkspace: Workspace = Object.freeze({
  workId: "",
  loadout: emptyLoadout,
  criteria: emptyCriteria,
  setup: emptyDamageSetup,
});

/** Whether a build holds nothing at all. */
export function isBare({ weapon, armor, charm, transcended }: Loadout): boolean {
  return !weapon && !charm && !transcended && Object.values(armor).every((equipped) => equipped === null);
}

export type WorkspaceChange =
  | { readonly type: "loadout"; readonly action: LoadoutAction }
  | { readonly type: "criteria"; readonly criteria: Partial<SearchCriteria> }
  | { readonly type: "setup"; readonly setup: Partial<DamageSetup> };

type WorkspaceOutcome =
  | {
      readonly ok: true;
      readonly history: History<Workspace>;
      /** Decorations that lost their slot. */
      readonly dropped: readonly string[];
    }
  | { readonly ok: false; readonly refusal: LoadoutRefusal };

/**
 * Does one change as one step. What is impossible is refused with the reason and changes nothing.
 *
 * @param group mark of changes that are one step for undo
 */
export function changeWorkspace(
  history: History<Workspace>,
  change: WorkspaceChange,
  catalog: LoadoutCatalog,
  group: string | null = null,
): WorkspaceOutcome {
  const { present } = history;
  if (change.type !== "loadout") {
    const after =
      change.type === "criteria"
        ? { ...present, criteria: { ...present.criteria, ...change.criteria } }
        : { ...present, setup: { ...present.setup, ...change.setup } };
    if (JSON.stringify(after) === JSON.stringify(present))
      return { ok: false, refusal: { code: "no-change" } };
    return { ok: true, history: addStep(history, after, group), dropped: [] };
  }
  const changed = changeLoadout(present.loadout, change.action, catalog);
  if ("code" in changed) return { ok: false, refusal: changed };
  const after = { ...present, loadout: changed.loadout };
  return { ok: true, history: addStep(history, after, group), dropped: changed.dropped };
}
