import { useCallback, useMemo } from "react";
import {
  type CriteriaProblem,
  findCriteriaProblems,
  findLockProblems,
} from "@/lib/builder/criteria/find-criteria-problems";
import type { Assumptions } from "@/lib/builder/criteria/format-question";
import type { QuestionSource } from "@/lib/builder/criteria/list-fix-changes";
import { getObjective, getProgress, type SearchObjective } from "@/lib/builder/criteria/search-criteria";
import { toSearchQuery } from "@/lib/builder/criteria/to-search-query";
import type { Loadout } from "@/lib/builder/loadout/model";
import type { PostedQuery } from "@/lib/builder/worker/protocol";
import { isLimited } from "@/lib/catalog/availability";
import { useAvailability } from "./use-availability";
import { pick, useBuilder } from "./use-builder";
import { useDamageData } from "./use-damage-data";
import { useOwnedKeys } from "./use-owned-keys";

interface SearchQueryState {
  readonly query: PostedQuery;
  /** State that it is made of. */
  readonly source: QuestionSource;
  /** The same with another loadout. */
  queryWith(loadout: Loadout): PostedQuery;
  /** Problems that prevent the search; empty = none. */
  readonly problems: readonly CriteriaProblem[];
  /** Data that the query needs is still loading. */
  readonly loading: boolean;
  /** Objective of the query. */
  readonly objective: SearchObjective;
  /** Assumptions where damage is the objective; `null` = it is not, or nothing is chosen. */
  readonly assumed: Assumptions | null;
}

/**
 * The query for the current criteria. The data of damage is loaded when damage is the objective, and what making gear
 * takes when not everything can be made.
 */
export function useSearchQuery(): SearchQueryState {
  const { loadout, criteria, setup, derived, collection, data } = useBuilder(
    pick("loadout", "criteria", "setup", "derived", "collection", "data"),
  );
  const { catalog, getName } = data;
  const canDamage = derived.weapon !== null && setup.monster !== null;
  const wantsDamage = getObjective(criteria, canDamage) === "damage";
  const damage = useDamageData(wantsDamage);
  const damageData = damage.status === "ready" ? damage.data : null;
  const toScenario = damage.status === "ready" ? damage.toScenario : null;
  const scenario = useMemo(
    () => (wantsDamage && damageData && toScenario ? toScenario(setup, derived.weapon, damageData) : null),
    [wantsDamage, setup, derived.weapon, damageData, toScenario],
  );
  const isReachLimited = isLimited(getProgress(criteria));
  const reach = useAvailability(isReachLimited);
  const availability = isReachLimited && reach.status === "ready" ? reach.data : null;
  const { keys: owned, failure: noOwn } = useOwnedKeys(criteria.gear);
  const noReach = isReachLimited && reach.status === "failed" ? reach.message : null;
  const failed = criteria.objective === "damage" && damage.status === "failed" ? damage.message : null;
  const problems = useMemo(() => {
    const known = findCriteriaProblems(criteria, scenario, getName);
    return [
      ...known,
      ...(failed === null ? [] : [{ text: failed, fixIn: "damage" as const }]),
      ...(noOwn === null ? [] : [{ text: noOwn, fixIn: "options" as const }]),
      ...(noReach === null ? [] : [{ text: noReach, fixIn: "options" as const }]),
    ];
  }, [criteria, scenario, getName, failed, noReach, noOwn]);
  const sourceWith = useCallback(
    (equipped: Loadout): QuestionSource => {
      const request = scenario?.ok ? ({ kind: "damage", scenario: scenario.scenario } as const) : null;
      return {
        criteria,
        context: { loadout: equipped, collection, damage: request, catalog, availability, owned },
      };
    },
    [criteria, collection, scenario, catalog, availability, owned],
  );
  const queryWith = useCallback(
    (equipped: Loadout) => {
      const { context } = sourceWith(equipped);
      return toSearchQuery(criteria, context);
    },
    [criteria, sourceWith],
  );
  const source = useMemo(() => sourceWith(loadout), [sourceWith, loadout]);
  const query = useMemo(() => queryWith(loadout), [queryWith, loadout]);
  const locks = useMemo(() => findLockProblems(query, catalog, getName), [query, catalog, getName]);
  const isDamageLoading = wantsDamage && damage.status === "loading";
  const isOwnedLoading = criteria.gear !== "all" && owned === null && noOwn === null;
  const loading = isOwnedLoading || isDamageLoading || (isReachLimited && reach.status === "loading");
  const describe = damage.status === "ready" ? damage.describeAssumptions : null;
  const assumed = useMemo(
    () =>
      scenario?.ok && describe && derived.weapon && damageData
        ? describe(scenario, setup, derived.weapon, damageData)
        : null,
    [scenario, describe, setup, derived.weapon, damageData],
  );
  const objective = getObjective(criteria, scenario?.ok === true || isDamageLoading);
  return { query, source, queryWith, problems: [...problems, ...locks], loading, objective, assumed };
}
