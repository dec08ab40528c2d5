import { useDeferredValue, useMemo } from "react";
import { type ConditionSwitch, listConditionSwitches } from "@/lib/builder/damage/list-condition-switches";
import type { RotationDamage } from "@/lib/builder/damage/outputs";
import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import type { DamageData } from "@/lib/builder/data/damage-file";
import type { DerivedLoadout } from "@/lib/builder/loadout/derived";
import { calculateTargetDamage, type TargetDamage } from "@/lib/builder/target/calculate-target-damage";
import { listTargets } from "@/lib/builder/target/targets";
import { type ScenarioOutcome, toScenario } from "@/lib/builder/target/to-scenario";
import { pick, useBuilder } from "./use-builder";

/** Damage of a setup with the current build. */
export interface DamageResult {
  readonly outcome: Extract<ScenarioOutcome, { ok: true }>;
  readonly rotation: RotationDamage;
  /** Every part in every state, in the order of the monster's record. */
  readonly parts: readonly TargetDamage[];
}

interface Damage {
  /** Follows each change at once; what is on the controls. */
  readonly outcome: ScenarioOutcome;
  readonly switches: readonly ConditionSwitch[];
  /** Follows when the page has time; `null` while something to calculate with is missing. */
  readonly result: DamageResult | null;
}

/** Damage of the chosen hunt, live. Controls never wait for the numbers. */
export function useDamage(data: DamageData): Damage {
  const { setup, derived, data: builderData } = useBuilder(pick("setup", "derived", "data"));
  const { skills } = builderData.armor;
  const { weapon, levels } = derived;
  const outcome = useMemo(() => toScenario(setup, weapon, data), [setup, weapon, data]);
  const switches = useMemo(() => listConditionSwitches(skills, levels), [skills, levels]);
  const request = useMemo(() => ({ outcome, levels }), [outcome, levels]);
  const later = useDeferredValue(request);
  const result = useMemo(
    () => (later.outcome.ok ? calculateDamageResult(later.outcome, skills, later.levels) : null),
    [later, skills],
  );
  return { outcome, switches, result: outcome.ok ? result : null };
}

/** The rotation against the chosen part and against every other. */
function calculateDamageResult(
  outcome: DamageResult["outcome"],
  skills: BuilderData["armor"]["skills"],
  levels: DerivedLoadout["levels"],
): DamageResult {
  const { scenario, monster } = outcome;
  return {
    outcome,
    rotation: explainRotation(scenario, skills, levels),
    parts: calculateTargetDamage(scenario, listTargets(monster), skills, levels),
  };
}
