import type { SharpnessColor } from "@/lib/catalog/codes";
import { type ActiveSkill, getUsedColor, listActiveSkills } from "./active-skills";
import { checkScenario } from "./check-scenario";
import { collectDamageNotes } from "./collect-damage-notes";
import { sharpnessElement, sharpnessRaw } from "./constants";
import { Ledger } from "./explained";
import type { DamageScenario, DamageSkill, RotationStep, SkillLevels } from "./inputs";
import { explainMove } from "./move-damage";
import type { EffectiveFigures, MoveDamage, RotationDamage, StepDamage } from "./outputs";
import { createPlainHit } from "./plain-hit";
import { explainSharpnessUse } from "./sharpness-use";

/**
 * Damage of a rotation against one part, every number with the terms that made it. Hits are rounded as the game
 * shows them, and sums are sums of rounded hits.
 *
 * @param skills the records of all skills; levels of others are not counted
 * @throws RangeError as `checkScenario` says
 */
export function explainRotation(
  scenario: DamageScenario,
  skills: readonly DamageSkill[],
  levels: SkillLevels,
): RotationDamage {
  checkScenario(scenario);
  const active = listActiveSkills(skills, levels);
  const color = getUsedColor(scenario, active);
  const steps = scenario.rotation.map((step) => explainStep(scenario, active, step, color));
  return {
    steps,
    raw: getSumSteps(steps, ({ raw }) => raw.average.value),
    elemental: getSumSteps(steps, ({ elemental }) => elemental.average.value),
    total: getSumSteps(steps, ({ total }) => total.average.value),
    effective: explainEffective(scenario, active, color),
    sharpness: { color, used: explainSharpnessUse(scenario, active, steps) },
    notes: collectDamageNotes(scenario, skills, levels, steps, color),
  };
}

function explainStep(
  scenario: DamageScenario,
  active: readonly ActiveSkill[],
  { move, count }: RotationStep,
  color: SharpnessColor | null,
): StepDamage {
  const perHit = explainMove(scenario, active, move, color);
  const total = new Ledger()
    .note("average", "start", perHit.total.average.value)
    .note("hits", "multiply", move.hits)
    .note("count", "multiply", count)
    .close();
  return { count, hits: move.hits, perHit, total };
}

function getSumSteps(steps: readonly StepDamage[], getAverage: (perHit: MoveDamage) => number) {
  const ledger = new Ledger();
  for (const { perHit, hits, count } of steps) {
    ledger.note("step", "add", getAverage(perHit) * hits * count, { kind: "move", id: perHit.move });
  }
  return ledger.close();
}

/** Of a plain hit of the weapon with 100 motion value, without rounding. */
function explainEffective(
  scenario: DamageScenario,
  active: readonly ActiveSkill[],
  color: SharpnessColor | null,
): EffectiveFigures {
  const plain = explainMove(scenario, active, createPlainHit(scenario.weapon.type), color);
  const share = Math.abs(plain.affinity.value) / 100;
  const raw = new Ledger().note("attack", "start", plain.attack.value);
  const element = new Ledger().note("element", "start", plain.element.value);
  if (color !== null) {
    raw.note("sharpness", "multiply", sharpnessRaw[color]);
    element.note("sharpness", "multiply", sharpnessElement[color]);
  }
  return {
    raw: raw.note("affinity", "multiply", 1 + share * (plain.rawCritical.value - 1)).close(),
    element: element.note("affinity", "multiply", 1 + share * (plain.elementCritical.value - 1)).close(),
  };
}
