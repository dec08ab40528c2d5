import { useCallback, useMemo } from "react";
import { type AskProblem, askProblems } from "@/lib/builder/criteria/ask-problems";
import { huntedWords } from "@/lib/builder/criteria/hunted-words";
import { queryOf } from "@/lib/builder/criteria/query-of";
import type { Loadout } from "@/lib/builder/loadout/model";
import { scenarioOf } from "@/lib/builder/target/scenario-of";
import type { PostedQuery } from "@/lib/builder/worker/protocol";
import type { Builder } from "./use-builder";
import { useDamageData } from "./use-damage-data";

export interface AskedQuery {
  readonly query: PostedQuery;
  /** The same with another loadout. */
  queryWith(loadout: Loadout): PostedQuery;
  /** What prevents asking it; empty = it can be asked. */
  readonly problems: readonly AskProblem[];
  /** What is asked for damage is still loading. */
  readonly loading: boolean;
  /** The target where damage is asked for, as text; `null` = it is not, or nothing is chosen. */
  readonly hunted: string | null;
}

/**
 * The query for the current criteria. The data of damage is loaded when damage is asked for.
 *
 * @param loadout what the query is made with, where it is not that of the builder
 */
export function useAskedQuery(
  builder: Builder,
  version: string,
  loadout: Loadout = builder.loadout,
): AskedQuery {
  const { ask, hunt, derived, own, book } = builder;
  const { catalog, nameOf } = book;
  const wantsDamage = ask.objective === "damage";
  const damage = useDamageData(version, wantsDamage);
  const data = damage.status === "ready" ? damage.data : null;
  const scenario = useMemo(
    () => (wantsDamage && data ? scenarioOf(hunt, derived.weapon, data) : null),
    [wantsDamage, hunt, derived.weapon, data],
  );
  const failed = wantsDamage && damage.status === "failed" ? damage.message : null;
  const problems = useMemo(() => {
    const known = askProblems(ask, scenario, nameOf);
    return failed === null ? known : [...known, { words: failed, mend: "hunt" as const }];
  }, [ask, scenario, nameOf, failed]);
  const { collection } = own;
  const queryWith = useCallback(
    (worn: Loadout) => {
      const asked = scenario?.ok ? ({ kind: "damage", scenario: scenario.scenario } as const) : null;
      return queryOf(ask, { loadout: worn, collection, damage: asked, catalog });
    },
    [ask, collection, scenario, catalog],
  );
  const query = useMemo(() => queryWith(loadout), [queryWith, loadout]);
  const loading = wantsDamage && damage.status === "loading";
  const hunted = scenario?.ok ? huntedWords(scenario, hunt.rotation.length) : null;
  return { query, queryWith, problems, loading, hunted };
}
