import { useReducer } from "react";
import { getReach, isOwned } from "@/lib/builder/criteria/expand-exclusions";
import { findLockProblems } from "@/lib/builder/criteria/find-criteria-problems";
import { getProgress } from "@/lib/builder/criteria/search-criteria";
import { toSearchQuery } from "@/lib/builder/criteria/to-search-query";
import {
  type ArtianRolls,
  listWeaponOptions,
  type WeaponOption,
} from "@/lib/builder/criteria/weapon-options";
import type { Availability } from "@/lib/builder/data/availability-file";
import type { DamageData } from "@/lib/builder/data/damage-file";
import { askWeapons } from "@/lib/builder/goals/ask-weapons";
import type { CombinationReport } from "@/lib/builder/search/combinations";
import type { BuilderState } from "@/lib/builder/store/builder-state";
import type { EngineClient } from "@/lib/builder/worker/worker-client";
import { isLimited } from "@/lib/catalog/availability";
import { useAvailability } from "./use-availability";
import { useBuilder, useCommands } from "./use-builder";
import { useDamageData } from "./use-damage-data";
import { useOneRun } from "./use-one-run";
import { useOwnedKeys } from "./use-owned-keys";

/** Milliseconds after which a search over weapons ends with what it has. */
const budgetMs = 120_000;
/** Weapons that are listed. */
export const listedWeapons = 5;
/** Scenarios that are made before the page goes on. */
const batch = 8;

interface WeaponSearchState {
  readonly run: number;
  readonly phase: "idle" | "searching" | "done" | "failed";
  readonly options: readonly WeaponOption[];
  /** Left out before the search. */
  readonly dominated: number;
  /** Left out because they cannot do the moves of the rotation. */
  readonly unable: number;
  readonly report: CombinationReport | null;
  /** Why it failed; may be shown. */
  readonly failure: string | null;
}

const idle: WeaponSearchState = {
  run: 0,
  phase: "idle",
  options: [],
  dominated: 0,
  unable: 0,
  report: null,
  failure: null,
};

/** An event of an older question changes nothing. */
function reduceSearch(
  state: WeaponSearchState,
  change: Partial<WeaponSearchState> & { readonly run: number },
): WeaponSearchState {
  if (change.run > state.run) return { ...idle, ...change };
  return change.run === state.run ? { ...state, ...change } : state;
}

interface WeaponSearchData {
  readonly data: DamageData;
  /** Costs of making gear; `null` = everything can be made. */
  readonly availability: Availability | null;
  /** Keys of owned gear, where the search is limited to it. */
  readonly owned: ReadonlySet<string> | null;
}

/** Data of a search over weapons, and why it cannot be had. */
interface WeaponDataState {
  /** `null` while it is loading. */
  readonly known: WeaponSearchData | null;
  /** Why it could not be loaded; may be shown. */
  readonly failure: string | null;
}

/** The data of a search over weapons: that of damage, and what making gear takes where not everything can be made. */
function useWeaponSearchData(): WeaponDataState {
  const criteria = useBuilder((builder) => builder.criteria);
  const damage = useDamageData();
  const isReachLimited = isLimited(getProgress(criteria));
  const reach = useAvailability(isReachLimited);
  const { keys: owned, failure: ownFailure } = useOwnedKeys(criteria.gear);
  const states = isReachLimited ? [damage, reach] : [damage];
  const failed = states.find(({ status }) => status === "failed");
  const availability = isReachLimited && reach.status === "ready" ? reach.data : null;
  const isReady =
    damage.status === "ready" &&
    (!isReachLimited || availability !== null) &&
    (criteria.gear === "all" || owned !== null);
  return {
    known: isReady ? { data: damage.data, availability, owned } : null,
    failure: failed?.status === "failed" ? failed.message : ownFailure,
  };
}

/**
 * The best weapons of the equipped one's type with their best sets, one search at a time.
 *
 * @param count weapons to list
 */
export function useWeaponSearch(engine: EngineClient, count: number = listedWeapons) {
  const { latest } = useCommands();
  const { known, failure } = useWeaponSearchData();
  const [state, tell] = useReducer(reduceSearch, idle);
  const { begin, cancel } = useOneRun();
  const start = (rolls: ArtianRolls) => {
    const { run, signal } = begin();
    tell({ run, phase: "searching" });
    if (!known) return;
    searchWeapons({ builder: latest(), ...known, engine, rolls, count }, signal, (change) =>
      tell({ run, ...change }),
    ).catch((error: unknown) =>
      tell({ run, phase: "failed", failure: error instanceof Error ? error.message : String(error) }),
    );
  };
  return { state, start, cancel, known, failure };
}

interface WeaponQuestion extends WeaponSearchData {
  readonly builder: BuilderState;
  readonly engine: EngineClient;
  readonly rolls: ArtianRolls;
  readonly count: number;
}

async function searchWeapons(
  { builder, data, availability, owned, engine, rolls, count }: WeaponQuestion,
  signal: AbortSignal,
  tell: (change: Partial<WeaponSearchState>) => void,
): Promise<void> {
  const { criteria, loadout, collection, setup, derived, data: builderData } = builder;
  const { catalog } = builderData;
  if (!derived.weapon) return;
  await new Promise((resolve) => setTimeout(resolve));
  const isOutOfReach = getReach(availability, getProgress(criteria));
  const isMissing = (id: string) => owned !== null && !isOwned(owned, "weapon", id);
  const listed = listWeaponOptions(
    derived.weapon.type,
    rolls,
    catalog,
    (id) => isOutOfReach(id) || isMissing(id),
  );
  const asking = askWeapons(listed, { setup, hand: derived.weapon, data });
  let step = asking.next();
  for (let at = 1; !step.done; at++) {
    if (at % batch === 0) await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return tell({ phase: "done" });
    step = asking.next();
  }
  const { weapons: options, ...asked } = step.value;
  tell({ options, dominated: listed.dominated, unable: listed.options.length - options.length });
  // A locked weapon decoration belongs to the weapon in hand, which takes no part.
  const lockedDecorations = Object.fromEntries(
    Object.entries(criteria.lockedDecorations).filter(
      ([id]) => catalog.decorations.get(id)?.kind === "armor",
    ),
  );
  const query = toSearchQuery(
    { ...criteria, lockedDecorations, objective: "defense" },
    {
      loadout: { ...loadout, weapon: null },
      collection,
      damage: null,
      catalog,
      availability,
      owned,
    },
  );
  const [problem] = findLockProblems(query, catalog, builderData.getName);
  if (problem) throw new Error(problem.text);
  const report = await engine.run(
    { kind: "combination", query, ...asked, count, limits: { budgetMs } },
    { signal, onProgress: (progress) => tell({ report: progress }) },
  );
  tell({ phase: "done", report });
}
