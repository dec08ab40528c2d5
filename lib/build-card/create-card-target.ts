import { describeAssumptions } from "@/lib/builder/criteria/format-target";
import type { DamageSkill } from "@/lib/builder/damage/inputs";
import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import type { DamageData } from "@/lib/builder/data/damage-file";
import type { DerivedLoadout } from "@/lib/builder/loadout/derived";
import type { DamageSetup } from "@/lib/builder/target/damage-setup";
import { toScenario } from "@/lib/builder/target/to-scenario";
import { formatNumber } from "@/lib/text/format";

/** Damage of a build to its target, and its assumptions. */
export interface CardTarget {
  /** Of the whole combo, hits rounded as in the game: `1,234.5`. */
  readonly damage: string;
  /** `Rathalos: Head, wounded`. */
  readonly target: string;
  /** Name of the combo. */
  readonly combo: string;
  /** `Steady hunt`. */
  readonly uptimes: string;
}

/** @returns `null` without a weapon, a target or its hitzones */
export function createCardTarget(
  setup: DamageSetup,
  { weapon, levels }: Pick<DerivedLoadout, "weapon" | "levels">,
  data: DamageData,
  skills: readonly DamageSkill[],
): CardTarget | null {
  const outcome = toScenario(setup, weapon, data);
  if (!outcome.ok || !weapon) return null;
  const { target, rotation, uptimes } = describeAssumptions(outcome, setup, weapon, data);
  const { total } = explainRotation(outcome.scenario, skills, levels);
  return { damage: formatNumber(total.value, 1), target, combo: rotation, uptimes };
}
