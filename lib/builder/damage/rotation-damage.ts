import type { SharpnessColor } from "@/lib/catalog/codes";
import { type ActiveSkill, getUsedColor, listActiveSkills } from "./active-skills";
import { checkScenario } from "./check-scenario";
import { collectDamageNotes } from "./collect-damage-notes";
import { sharpnessElement, sharpnessRaw } from "./constants";
import { type Explained, Ledger } from "./explained";
import { expectEffective, hasSeveralStates } from "./hit-state";
import type { DamageScenario, DamageSkill, RotationStep, SkillLevels } from "./inputs";
import { explainMove } from "./move-damage";
import { calculateMoveFigures } from "./move-figures";
import type { EffectiveFigures, MoveDamage, RotationDamage, StepDamage } from "./outputs";
import { createPlainHit } from "./plain-hit";
import { explainProcs } from "./procs";
import { explainSharpnessUse } from "./sharpness-use";
import { createGates, type Gates } from "./uptime-gates";

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
  const gates = createGates(scenario, skills);
  const active = listActiveSkills(skills, levels);
  const color = getUsedColor(scenario, active);
  const steps = scenario.rotation.map((step) => explainStep({ scenario, active, color, gates }, step));
  const procs = explainProcs(scenario, active, gates);
  return {
    steps,
    raw: getSumSteps(steps, ({ raw }) => raw.average.value),
    elemental: getSumSteps(steps, ({ elemental }) => elemental.average.value),
    procs,
    total: getSumSteps(steps, ({ total }) => total.average.value, procs),
    effective: explainEffective({ scenario, active, color, gates }),
    sharpness: { color, used: explainSharpnessUse(scenario, active, steps) },
    notes: collectDamageNotes({ scenario, skills, levels, active, steps }),
  };
}

interface Explaining {
  readonly scenario: DamageScenario;
  readonly active: readonly ActiveSkill[];
  readonly color: SharpnessColor | null;
  readonly gates: Gates;
}

function explainStep(
  { scenario, active, color, gates }: Explaining,
  { move, count }: RotationStep,
): StepDamage {
  const perHit = explainMove(scenario, active, move, color, gates);
  const total = new Ledger()
    .note("average", "start", perHit.total.average.value)
    .note("hits", "multiply", move.hits)
    .note("count", "multiply", count)
    .close();
  return { count, hits: move.hits, perHit, total };
}

function getSumSteps(
  steps: readonly StepDamage[],
  getAverage: (perHit: MoveDamage) => number,
  procs?: Explained,
): Explained {
  const ledger = new Ledger();
  for (const { perHit, hits, count } of steps) {
    ledger.note("step", "add", getAverage(perHit) * hits * count, { kind: "move", id: perHit.move });
  }
  if (procs !== undefined && procs.value > 0) ledger.note("procs", "add", procs.value);
  return ledger.close();
}

/** Of a plain hit of the weapon with 100 motion value, without rounding. */
function explainEffective({ scenario, active, color, gates }: Explaining): EffectiveFigures {
  const move = createPlainHit(scenario.weapon.type);
  const plain = explainMove(scenario, active, move, color, gates);
  const figures = calculateMoveFigures(scenario, active, move, color, gates);
  const share = Math.abs(plain.affinity.value) / 100;
  const raw = new Ledger().note("attack", "start", plain.attack.value);
  const element = new Ledger().note("element", "start", plain.element.value);
  if (color !== null) {
    raw.note("sharpness", "multiply", sharpnessRaw[color]);
    element.note("sharpness", "multiply", sharpnessElement[color]);
  }
  raw.note("affinity", "multiply", 1 + share * (plain.rawCritical.value - 1));
  element.note("affinity", "multiply", 1 + share * (plain.elementCritical.value - 1));
  if (hasSeveralStates(figures)) {
    const mixed = expectEffective(figures);
    raw.note("uptimeMix", "add", mixed.raw - raw.total);
    element.note("uptimeMix", "add", mixed.elemental - element.total);
  }
  return { raw: raw.close(), element: element.close() };
}
