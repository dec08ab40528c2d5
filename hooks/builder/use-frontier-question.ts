import { useMemo } from "react";
import { findCriteriaProblems, findLockProblems } from "@/lib/builder/criteria/find-criteria-problems";
import { findGoalProblem, type GoalKey, toPostedGoal } from "@/lib/builder/criteria/frontier-goals";
import { getProgress } from "@/lib/builder/criteria/search-criteria";
import { toSearchQuery } from "@/lib/builder/criteria/to-search-query";
import type { Loadout } from "@/lib/builder/loadout/model";
import { toScenario } from "@/lib/builder/target/to-scenario";
import { isLimited } from "@/lib/catalog/availability";
import { useAvailability } from "./use-availability";
import { pick, useBuilder } from "./use-builder";
import { useDamageData } from "./use-damage-data";
import type { FrontierRequest } from "./use-frontier";
import { useOwnedKeys } from "./use-owned-keys";

type FrontierQuestion =
  | { readonly ok: true; readonly request: Omit<FrontierRequest, "run"> }
  /** `problem` may be shown as it is. */
  | { readonly ok: false; readonly problem: string };

/**
 * The question for two goals with the criteria of the search, or what is missing.
 *
 * @param loadout weapon and charm that the sets are for
 */
export function useFrontierQuestion(keys: readonly [GoalKey, GoalKey], loadout: Loadout): FrontierQuestion {
  const { criteria, setup, derived, collection, data } = useBuilder(
    pick("criteria", "setup", "derived", "collection", "data"),
  );
  const { catalog, getName } = data;
  const wantsDamage = keys.includes("damage");
  const damage = useDamageData(wantsDamage);
  const damageData = damage.status === "ready" ? damage.data : null;
  const scenario = useMemo(
    () => (wantsDamage && damageData ? toScenario(setup, derived.weapon, damageData) : null),
    [wantsDamage, setup, derived.weapon, damageData],
  );
  const isReachLimited = isLimited(getProgress(criteria));
  const reach = useAvailability(isReachLimited);
  const { keys: owned, failure: ownFailure } = useOwnedKeys(criteria.gear);
  const [first, second] = keys;
  return useMemo(() => {
    const refuse = (problem: string) => ({ ok: false, problem }) as const;
    const together = findGoalProblem(first, second);
    if (together) return refuse(together);
    if (damage.status === "failed" && wantsDamage) return refuse(damage.message);
    if (wantsDamage && !scenario) return refuse("Loading monsters and moves.");
    if (isReachLimited && reach.status === "failed") return refuse(reach.message);
    if (isReachLimited && reach.status === "loading") return refuse("Loading materials.");
    if (criteria.gear !== "all" && owned === null) return refuse(ownFailure ?? "Loading your gear.");
    const availability = isReachLimited && reach.status === "ready" ? reach.data : null;
    if (scenario && !scenario.ok) return refuse(scenario.reason);
    // Without skill targets there is still something to weigh.
    const [problem] = findCriteriaProblems({ ...criteria, objective: "defense" }, null, getName);
    if (problem) return refuse(problem.text);
    const posted = scenario?.ok ? ({ kind: "damage", scenario: scenario.scenario } as const) : null;
    const goals = [toPostedGoal(first, posted), toPostedGoal(second, posted)] as const;
    if (!goals[0] || !goals[1]) return refuse("Choose a monster first.");
    const query = toSearchQuery(
      { ...criteria, objective: "defense" },
      { loadout, collection, damage: null, catalog, availability, owned },
    );
    const [lock] = findLockProblems(query, catalog, getName);
    if (lock) return refuse(lock.text);
    const { weapon, charm, transcended } = loadout;
    return {
      ok: true,
      request: {
        query,
        objective: wantsDamage ? "damage" : "defense",
        equipped: { weapon, charm, transcended, slots: criteria.weaponSlots },
        keys: [first, second],
        goals: [goals[0], goals[1]],
      },
    } as const;
  }, [
    first,
    second,
    damage,
    wantsDamage,
    scenario,
    isReachLimited,
    reach,
    owned,
    criteria,
    getName,
    loadout,
    collection,
    catalog,
    ownFailure,
  ]);
}
