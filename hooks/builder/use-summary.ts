import { useMemo } from "react";
import { type LoadoutSummary, summarizeLoadout } from "@/lib/builder/summary/summarize-loadout";
import { toScenario } from "@/lib/builder/target/to-scenario";
import { pick, useBuilder } from "./use-builder";
import { useDamageData } from "./use-damage-data";

interface BuildSummary {
  readonly summary: LoadoutSummary;
  /** The monster of the third column; `null` = there is none. */
  readonly monster: { readonly id: string; readonly name: string } | null;
}

/**
 * The build summed up, live. Monsters are loaded where the damage setup names one; until then, and where they
 * cannot be loaded, there is no column of the target.
 */
export function useSummary(): BuildSummary {
  const { derived, setup, data } = useBuilder(pick("derived", "setup", "data"));
  const state = useDamageData(setup.monster !== null);
  const damageData = state.status === "ready" ? state.data : null;
  const { skills } = data.armor;
  return useMemo(() => {
    const outcome = damageData && toScenario(setup, derived.weapon, damageData);
    const found = outcome?.ok ? outcome : null;
    return {
      summary: summarizeLoadout(derived, skills, found?.scenario ?? null),
      monster: found?.monster ?? null,
    };
  }, [derived, setup, skills, damageData]);
}
